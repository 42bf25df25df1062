/** The products that an address compares: `ids=A,B-2,CV` (docs/behaviour.md, "Comparison"). */
import { ID_PATTERN } from './ids.ts'

/** Most products that are compared at once: as many columns fit on a desktop, and each is read from the database. */
export const MAX_COMPARED = 6

export interface ComparedId {
  product: string
  /** Id of the variant; null where none was chosen. */
  variant: string | null
}

/**
 * A product; a variant that is numbered within its product (domain/contract/values.ts); a product followed by the id of a variant. Pure, so
 * that scripts of pages, which only write entries, go without it.
 */
const ENTRY = /* @__PURE__ */ new RegExp(`^(${ID_PATTERN})(-\\d{1,3}|${ID_PATTERN})?$`)

function readEntry(text: string): ComparedId | null {
  const [, product, rest] = ENTRY.exec(text) ?? []
  if (product === undefined) return null
  if (rest === undefined) return { product, variant: null }
  return { product, variant: rest.startsWith('-') ? product + rest : rest }
}

/** @returns the malformed ones among the entries of an address */
export const malformedEntries = (text: string): string[] => text.split(',').filter((entry) => readEntry(entry) === null)

/**
 * @param text entries separated by commas; one that is repeated counts once
 * @returns at least one entry; null where any is malformed
 */
export function readCompared(text: string): ComparedId[] | null {
  const entries = [...new Set(text.split(','))].map(readEntry)
  const known = entries.filter((entry) => entry !== null)
  return known.length === entries.length ? known : null
}

/** @returns the entry of a product in an address */
export const comparedEntry = ({ product, variant }: ComparedId): string =>
  variant === null ? product : variant.startsWith(product) ? variant : product + variant
