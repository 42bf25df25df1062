/**
 * Whether the feed or a person wrote a group of a product's columns last (docs/behaviour.md, "Typed by hand"): a group that differs from
 * what the feed wrote last was typed by hand, and an import does not change it.
 */
import { LOCALES } from '../../../domain/locale.ts'
import type { Text } from '../../../domain/text.ts'
import type { products, StoredFed, StoredTier, StoredVariant } from '../schema.ts'
import { variantId } from '../variants.ts'
import { canonical } from './canonical.ts'
import { contentId } from './content-id.ts'
import { areSameFacts } from './listed-facts.ts'
import { ownPictures } from './own-pictures.ts'
import type { IMPORTED, ImportedProduct } from './product.ts'

type Stored = typeof products.$inferSelect
export type FieldGroup = keyof StoredFed
type Imported = (typeof IMPORTED)[number]

/** Columns that are edited together: a price typed by hand is not mixed with a currency from the feed. */
const GROUPS: Record<FieldGroup, readonly Imported[]> = {
  names: ['slug', 'names', 'description', 'brand', 'model'],
  prices: ['moq', 'tiers', 'currency', 'vatIncluded', 'vatRate', 'priceRub'],
  stock: ['stock'],
  pictures: ['pictures'],
  facts: ['facts', 'country', 'unit'],
  category: ['category'],
  customs: ['tnved'],
  variants: ['variants'],
  // The terms of the prices; the prices themselves are a group of their own.
  terms: [],
  lead: ['leadMin', 'leadMax'],
}

// biome-ignore format: a list reads in rows
export const FIELD_GROUPS: readonly FieldGroup[] = [
  'names', 'prices', 'stock', 'pictures', 'facts', 'category', 'customs', 'variants', 'terms', 'lead',
]

/** Groups of which a file need not say anything: then they stay as they are. */
const isStated = ({ tnved, tiers }: Pick<ImportedProduct, 'tnved' | 'tiers'>, group: FieldGroup): boolean => {
  if (group === 'terms') return tiers.some(({ incoterm }) => incoterm !== undefined)
  return group !== 'customs' || tnved !== null
}

/** Columns that follow from others: prices in roubles change with the rate of the day, which no person edits. */
const DERIVED = new Set<Imported>(['slug', 'priceRub'])

type Columns = Pick<Stored, Imported>

/**
 * For an unknown VAT rate, whether the price includes it means nothing: the site stores `false` there, the import `true`. Delivery terms
 * are not part of the price: a price with a term added by hand still counts as the feed's.
 */
function columnOf(columns: Columns, column: Imported) {
  if (column === 'tiers') return columns.tiers.map(({ from, amount }) => ({ from, amount }))
  return column === 'vatIncluded' && columns.vatRate === null ? false : columns[column]
}

/** Prices with the delivery terms that others have for the same quantities, else for the smallest order. */
function withTerm(offered: Columns['tiers'], stored: Columns['tiers']): Columns['tiers'] {
  return offered.map((tier) => {
    const { incoterm, place } = stored.find(({ from }) => from === tier.from) ?? stored[0] ?? {}
    const { from, amount } = tier
    return { from, amount, ...(incoterm && { incoterm, ...(place && { place }) }) }
  })
}

/** @param onRequest "price on request" is only ever typed by hand: a feed has prices, or none */
const hashOf = (columns: Columns, group: FieldGroup, onRequest: boolean): string =>
  contentId(
    canonical([
      ...GROUPS[group].filter((column) => !DERIVED.has(column)).map((column) => columnOf(columns, column)),
      ...(group === 'prices' ? [onRequest] : []),
      ...(group === 'terms' ? [columns.tiers.map(({ from, incoterm, place }) => [from, incoterm, place])] : []),
    ]),
  )

/** @returns the hashes of a product that is written exactly as in the feed */
export const fedWhole = (product: Omit<ImportedProduct, 'silent'>): StoredFed =>
  Object.fromEntries(
    FIELD_GROUPS.filter((group) => isStated(product, group)).map((group) => [group, hashOf(product, group, false)]),
  )

/** Groups that came to imports later: what nobody had stated can be taken from a file. */
const LATER: Partial<Record<FieldGroup, (row: Columns) => boolean>> = {
  customs: ({ tnved }) => tnved === null,
  variants: ({ variants }) => variants.length === 0,
  lead: ({ leadMin }) => leadMin === null,
  terms: ({ tiers }) => tiers.every(({ incoterm }) => incoterm === undefined),
}

/**
 * Whether a group was typed by hand last. Products that were imported before hashes were stored have none: for one that has not been edited
 * since (its version is the first) the answer is no; for any other, and for one that was made by hand, every difference counts as typed by hand, so that nothing is lost.
 */
function isByHand(row: Stored, group: FieldGroup, now: string): boolean {
  const { fed, version, externalId } = row
  const written = fed?.[group]
  if (written === undefined && LATER[group]?.(row)) return false
  return written === undefined ? version > 1 || externalId === null : written !== now
}

interface Merged {
  /** The imported columns to store. */
  columns: Columns
  onRequest: boolean
  fed: StoredFed
  /** Groups in which the feed differs from what was typed by hand, which is preserved. */
  byHand: FieldGroup[]
}

export interface MergeRules {
  /** The groups in which values of the feed replace those typed by hand; true: all. */
  overwrite: boolean | readonly FieldGroup[]
  /** Number of the category Unsorted, where it exists: a product that only fits there does not change a category chosen by hand. */
  unsorted: number | null
  /** The groups that the file has; the others stay as they are. */
  groups?: readonly FieldGroup[]
  /** Columns of these groups that the file does not have. */
  absent?: readonly Imported[]
}

const spaced = (text: string): string => text.replace(/[^\S\n]+/g, ' ').trim()

/**
 * A translation that the feed does not have is no difference: somebody has added it. Nor are the kinds of spaces, of which files have one.
 */
function withTranslations(stored: Text, offered: Text): Text {
  const changed = LOCALES.flatMap((locale) => {
    const [before, after] = [stored[locale] ?? '', offered[locale]]
    return after === undefined || spaced(before) === spaced(after) ? [] : [[locale, after] as const]
  })
  return { ...stored, ...Object.fromEntries(changed) }
}

/** The file's variants with what it does not say of those that are stored; prices that it does not say are the product's. */
const withStored = (offered: StoredVariant[], { id: product, variants: stored }: Stored): StoredVariant[] =>
  offered.map((variant, at) => {
    const place = stored.findIndex(({ sku }) => sku === variant.sku)
    const found = stored[place]
    if (!found) return variant
    const { tiers: _, ...before } = found
    const { id: __, ...said } = variant
    // One that was stored without an id is known by its place.
    const isNamed = found.id !== undefined || place !== at
    return { ...before, ...said, ...(isNamed && { id: variantId(product, found, place) }) }
  })

/** The names of a place in languages that the file does not have stay. */
function withPlaces(tier: StoredTier, stored: readonly StoredTier[]): StoredTier {
  const before = stored.find(({ from, incoterm }) => from === tier.from && incoterm === tier.incoterm)?.place
  return tier.incoterm && before ? { ...tier, place: withTranslations(before, tier.place ?? {}) } : tier
}

/** @returns what the file says of the product, and where it says nothing, what is stored */
function completed(stored: Stored, product: ImportedProduct, absent: readonly Imported[]): ImportedProduct {
  const kept = Object.fromEntries(absent.map((column) => [column, stored[column]]))
  return {
    ...product,
    names: withTranslations(stored.names, product.names),
    description: withTranslations(stored.description, product.description),
    pictures: ownPictures(product.pictures, stored.pictures),
    facts: areSameFacts(stored.facts, product.facts) ? stored.facts : product.facts,
    tnved: product.tnved ?? stored.tnved,
    tiers: product.tiers.map((tier) => withPlaces(tier, stored.tiers)),
    variants: withStored(product.variants, stored),
    ...kept,
  }
}

/** @returns the product as an import has to store it */
export function mergeOwned(stored: Stored, offered: ImportedProduct, rules: MergeRules): Merged {
  const { overwrite, unsorted, groups = FIELD_GROUPS } = rules
  const absent = [...(rules.absent ?? []), ...offered.silent]
  const product = completed(stored, offered, absent)
  const replaces = (group: FieldGroup) => (typeof overwrite === 'boolean' ? overwrite : overwrite.includes(group))
  const merged: Merged = { columns: { ...product }, onRequest: stored.onRequest, fed: { ...stored.fed }, byHand: [] }
  const keep = (group: FieldGroup) =>
    Object.assign(merged.columns, Object.fromEntries(GROUPS[group].map((column) => [column, stored[column]])))
  // If the feed has no price, "on request" does not contradict it.
  const onRequest = stored.onRequest && product.tiers.length === 0
  let terms = stored.tiers
  for (const group of FIELD_GROUPS) {
    const now = hashOf(stored, group, stored.onRequest)
    const wanted = hashOf(product, group, onRequest)
    const isSilent =
      group !== 'terms' && GROUPS[group].every((column) => absent.includes(column) || DERIVED.has(column))
    const isLeft = isSilent || !groups.includes(group) || !isStated(offered, group)
    if (isLeft || (group === 'category' && product.category === unsorted)) keep(group)
    else if (now !== wanted && !replaces(group) && isByHand(stored, group, now)) {
      keep(group)
      merged.byHand.push(group)
      // Without an earlier hash, that of the feed's value is stored: it differs from the stored value as well.
      merged.fed[group] ??= hashOf(product, group, false)
    } else {
      merged.fed[group] = hashOf(product, group, false)
      if (group === 'prices') merged.onRequest = onRequest
      if (group === 'terms') terms = product.tiers
    }
  }
  merged.columns.tiers = withTerm(merged.columns.tiers, terms)
  // Addresses stay as long as the names do.
  if (canonical(merged.columns.names) === canonical(stored.names)) merged.columns.slug = stored.slug
  return merged
}
