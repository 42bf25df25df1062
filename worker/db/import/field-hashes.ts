/**
 * Hashes by which an import recognises which fields of a product it wrote last itself, and which a person has typed since
 * (docs/behaviour.md, "Typed by hand").
 */
import { FIELD_GROUPS, type FieldGroup } from '../../../domain/price-list/import-terms.ts'
import { wordings } from '../../../domain/text.ts'
import type { StoredHashes, StoredProduct } from '../schema.ts'
import { canonical } from './canonical.ts'
import { contentId } from './content-id.ts'
import type { IMPORTED, ImportedProduct } from './product.ts'

export type Imported = (typeof IMPORTED)[number]
export type ImportedColumns = Pick<StoredProduct, Imported>

/** Columns that form one field: a price typed by hand is not mixed with a currency from the feed. */
export const GROUPS: Record<FieldGroup, readonly Imported[]> = {
  names: ['slug', 'names'],
  description: ['description'],
  brand: ['brand'],
  model: ['model'],
  prices: ['tiers', 'currency', 'vatIncluded', 'vatRate', 'priceRub'],
  moq: ['moq'],
  stock: ['stock'],
  pictures: ['pictures'],
  facts: ['facts'],
  country: ['country'],
  unit: ['unit'],
  category: ['category'],
  customs: ['tnved'],
  variants: ['variants'],
  // The delivery terms of the prices; the prices themselves are another field.
  terms: [],
  lead: ['leadMin', 'leadMax'],
}

/** Groups of fields that shared one hash, in this order, before each had its own; any other field always had its own. */
const TOGETHER: Record<string, readonly FieldGroup[]> = {
  names: ['names', 'description', 'brand', 'model'],
  prices: ['moq', 'prices'],
  facts: ['facts', 'country', 'unit'],
}

/** Columns that follow from others: prices in roubles change with the rate of the day, which no person edits. */
export const DERIVED: ReadonlySet<Imported> = new Set(['slug', 'priceRub'])

/** Whether a file states a field that it may omit: an omitted field stays as it is. */
export const isStated = ({ tnved, tiers }: Pick<ImportedProduct, 'tnved' | 'tiers'>, group: FieldGroup): boolean => {
  if (group === 'terms') return tiers.some(({ incoterm }) => incoterm !== undefined)
  return group !== 'customs' || tnved !== null
}

/**
 * For an unknown VAT rate, whether the price includes it means nothing: the site stores `false` there, the import `true`. Delivery terms
 * are not part of the price: a price with a term added by hand still counts as the feed's.
 */
function columnOf(columns: ImportedColumns, column: Imported) {
  if (column === 'tiers') return columns.tiers.map(({ from, amount }) => ({ from, amount }))
  return column === 'vatIncluded' && columns.vatRate === null ? false : columns[column]
}

/** @param onRequest "price on request" is only ever typed by hand: a feed has prices, or none */
const hashOfAll = (columns: ImportedColumns, groups: readonly FieldGroup[], onRequest: boolean): string =>
  contentId(
    canonical([
      ...groups.flatMap((group) =>
        GROUPS[group].filter((column) => !DERIVED.has(column)).map((column) => columnOf(columns, column)),
      ),
      ...(groups.includes('prices') ? [onRequest] : []),
      ...(groups.includes('terms') ? [columns.tiers.map(({ from, incoterm, place }) => [from, incoterm, place])] : []),
    ]),
  )

export const groupHash = (columns: ImportedColumns, group: FieldGroup, onRequest: boolean): string =>
  hashOfAll(columns, [group], onRequest)

/** @returns the hashes of a product that is written exactly as in the feed */
export const hashesAsFed = (product: Omit<ImportedProduct, 'unstated'>): StoredHashes => ({
  fields: Object.fromEntries(
    FIELD_GROUPS.filter((group) => isStated(product, group)).map((group) => [group, groupHash(product, group, false)]),
  ),
})

/**
 * @returns the hashes by field. Fields that shared one get their own hashes if it still matches what is stored, that is, if the feed wrote
 * it; otherwise each of them gets the shared hash, which matches none, so that all of them count as typed by hand.
 */
export function fieldsOf(row: StoredProduct): Partial<Record<FieldGroup, string>> {
  const { fields = {}, source: _, ...older } = row.fed ?? {}
  const before = Object.entries(older).flatMap(([key, hash]) => {
    const groups = TOGETHER[key] ?? FIELD_GROUPS.filter((group) => group === key)
    const isWhole = hashOfAll(row, groups, row.onRequest) === hash
    return groups.map((group) => [group, isWhole ? groupHash(row, group, row.onRequest) : hash] as const)
  })
  return { ...Object.fromEntries(before), ...fields }
}

/** Fields that may be empty: a product of which no import has written them can get them from a file, since nothing typed is lost. */
const EMPTY: Partial<Record<FieldGroup, (row: StoredProduct) => boolean>> = {
  description: ({ description }) => wordings(description).length === 0,
  brand: ({ brand }) => brand === null,
  model: ({ model }) => model === null,
  prices: ({ tiers, onRequest }) => tiers.length === 0 && !onRequest,
  stock: ({ stock }) => stock === null,
  pictures: ({ pictures }) => pictures.length === 0,
  facts: ({ facts }) => facts.length === 0,
  country: ({ country }) => country === null,
  customs: ({ tnved }) => tnved === null,
  variants: ({ variants }) => variants.length === 0,
  lead: ({ leadMin }) => leadMin === null,
  terms: ({ tiers }) => tiers.every(({ incoterm }) => incoterm === undefined),
}

/**
 * Whether a field was typed by hand last. Products that were imported before hashes were stored have none: for one that has not been edited
 * since (its version is the first) the answer is no; for any other, and for one that was made by hand, every difference counts as typed by
 * hand, so that nothing is lost.
 * @param written hash of the field by `fieldsOf`
 * @param now hash of what is stored
 */
export function isByHand(row: StoredProduct, group: FieldGroup, written: string | undefined, now: string): boolean {
  if (written === undefined && EMPTY[group]?.(row)) return false
  return written === undefined ? row.version > 1 || row.externalId === null : written !== now
}
