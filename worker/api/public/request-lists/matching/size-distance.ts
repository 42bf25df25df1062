/** How far the sizes of a product are from those that a line says, so that of goods in other sizes the nearest come first: 5.5 kW for 7.5 kW. */

import type { QueryTerm } from '../../../../db/search-text/tokens.ts'
import type { ProductText } from './product-text.ts'

/** A number with its unit or its letters: "7.5kw", "dn80", the first of "m16x80". */
const SIZE = /^([a-z]*)(\d+(?:\.\d+)?)(?:x\d.*|([a-z]*))$/

/** What a product counts for whose name has no size of that kind: as much as one of three times the size. */
const UNKNOWN = Math.log(3)

function sizeOf(token: string): { kind: string; value: number } | null {
  const [, before = '', digits = '', after = ''] = SIZE.exec(token) ?? []
  const value = Number(digits)
  return value > 0 && before + after !== '' ? { kind: `${before} ${after}`, value } : null
}

const sizesOf = (tokens: Iterable<string>) => [...tokens].flatMap((token) => sizeOf(token) ?? [])

/** @returns the sum of the ratios of sizes, as logarithms: 0 where the name has them all */
export function sizeDistance({ names }: ProductText, terms: QueryTerm[]): number {
  const own = names.flatMap(({ all }) => sizesOf(all))
  return terms.reduce((sum, { forms }) => {
    const [wanted] = sizesOf(forms)
    if (!wanted) return sum
    const ratios = own
      .filter(({ kind }) => kind === wanted.kind)
      .map(({ value }) => Math.abs(Math.log(value / wanted.value)))
    return sum + Math.min(UNKNOWN, ...ratios)
  }, 0)
}
