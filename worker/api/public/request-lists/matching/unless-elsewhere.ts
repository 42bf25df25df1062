/** A line that names what is sold nowhere here has no product: what only has words of it is no choice (docs/behaviour.md, "Not sold here"). */
import { wordings } from '../../../../../domain/text.ts'
import { hasAddedName } from '../../../../db/search-text/added-names.ts'
import type { MeaningOf } from '../../search/meant-category.ts'
import { isSoldElsewhere } from '../../search/sold-elsewhere.ts'
import type { Verdict } from './judge-line.ts'
import { type LineTerms, leafTerms } from './line-terms.ts'

/** @returns the verdict, or none where the search would say of the line's words that nothing is called so */
export async function unlessElsewhere(
  verdict: Verdict,
  { line: { words: q }, terms }: LineTerms,
  meaningOf: MeaningOf,
): Promise<Verdict> {
  if (verdict.state !== 'choose' || verdict.others.some(({ isNamed }) => isNamed) || hasAddedName(q)) return verdict
  const products = verdict.others.map(({ product }) => product)
  const leftOut = terms.flatMap(leafTerms).filter((term) => !products.some((product) => product.says(term)))
  const names = products.flatMap(({ row }) => [...wordings(row.names), ...wordings(row.kind)])
  const understood = { q, changes: [], leftOut: leftOut.map(({ typed }) => typed), unknown: [], others: [] }
  return isSoldElsewhere(q, names, { meaning: await meaningOf(q), understood }) ? { state: 'none' } : verdict
}
