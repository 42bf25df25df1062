import type { I18n } from '../../../domain/i18n.ts'
import type { ComparedProduct } from './compared-product.ts'
import { factRows } from './fact-rows.ts'
import { type ComparisonBasis, comparedPrices } from './price-rows.ts'
import type { ComparedRow } from './row.ts'
import { termRows } from './term-rows.ts'

export interface ComparisonSection {
  title: string
  rows: ComparedRow[]
}

/** The rows of a comparison, for the page and for its spreadsheet; a row or section without any value is left out. */
export function comparisonSections(
  products: ComparedProduct[],
  basis: ComparisonBasis,
  onlyDifferences: boolean,
  i18n: I18n,
): ComparisonSection[] {
  const sold = products.map((product) => product.sold)
  const shown = (rows: (ComparedRow | null)[]) =>
    rows.filter((row) => row !== null).filter(({ differs }) => differs || !onlyDifferences)
  return [
    {
      title: i18n.t('compare.terms'),
      rows: shown([...comparedPrices(sold, basis, i18n), ...termRows(sold, basis, i18n)]),
    },
    { title: i18n.t('product.facts'), rows: shown(factRows(sold)) },
  ].filter(({ rows }) => rows.length > 0)
}
