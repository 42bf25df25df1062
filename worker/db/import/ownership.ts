/**
 * Whether the feed or a person wrote a group of a product's columns last (docs/behaviour.md, "Typed by hand"): a group that differs from
 * what the feed wrote last was typed by hand, and an import does not change it.
 */
import { LOCALES } from '../../../domain/locale.ts'
import type { Text } from '../../../domain/text.ts'
import type { products, StoredFed, StoredVariant } from '../schema.ts'
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
}

// biome-ignore format: a list reads in rows
export const FIELD_GROUPS: readonly FieldGroup[] = [
  'names', 'prices', 'stock', 'pictures', 'facts', 'category', 'customs', 'variants',
]

/** Groups of which a file need not say anything: then they stay as they are. */
const isStated = (product: Pick<ImportedProduct, 'tnved'>, group: FieldGroup): boolean =>
  group !== 'customs' || product.tnved !== null

/** Columns that follow from others: prices in roubles change with the rate of the day, which no person edits. */
const DERIVED = new Set<Imported>(['slug', 'priceRub'])

type Columns = Pick<Stored, Imported>

/**
 * For an unknown VAT rate, whether the price includes it means nothing: the site stores `false` there, the import `true`. Delivery terms
 * are not part of the price, since feeds have none: a price with a term added by hand still counts as the feed's.
 */
function columnOf(columns: Columns, column: Imported) {
  if (column === 'tiers') return columns.tiers.map(({ from, amount }) => ({ from, amount }))
  return column === 'vatIncluded' && columns.vatRate === null ? false : columns[column]
}

/** The feed's prices with the delivery terms that the supplier stated for the same quantities, else for the smallest order. */
function withTerm(offered: Columns['tiers'], stored: Columns['tiers']): Columns['tiers'] {
  return offered.map((tier) => {
    const { incoterm, place } = stored.find(({ from }) => from === tier.from) ?? stored[0] ?? {}
    return { ...tier, ...(incoterm && { incoterm, ...(place && { place }) }) }
  })
}

/** @param onRequest "price on request" is only ever typed by hand: a feed has prices, or none */
const hashOf = (columns: Columns, group: FieldGroup, onRequest: boolean): string =>
  contentId(
    canonical([
      ...GROUPS[group].filter((column) => !DERIVED.has(column)).map((column) => columnOf(columns, column)),
      ...(group === 'prices' ? [onRequest] : []),
    ]),
  )

/** @returns the hashes of a product that is written exactly as in the feed */
export const fedWhole = (product: Omit<ImportedProduct, 'silent'>): StoredFed =>
  Object.fromEntries(
    FIELD_GROUPS.filter((group) => isStated(product, group)).map((group) => [group, hashOf(product, group, false)]),
  )

/**
 * Whether a group was typed by hand last. Products that were imported before hashes were stored have none: for one that has not been edited
 * since (its version is the first) the answer is no; for any other, and for one that was made by hand, every difference counts as typed by hand, so that nothing is lost.
 */
function isByHand({ fed, version, externalId, tnved, variants }: Stored, group: FieldGroup, now: string): boolean {
  const written = fed?.[group]
  // Customs codes and variants came to imports later: what nobody had stated can be taken from a file.
  if (group === 'customs' && written === undefined && tnved === null) return false
  if (group === 'variants' && written === undefined && variants.length === 0) return false
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
const withStored = (offered: StoredVariant[], stored: readonly StoredVariant[]): StoredVariant[] =>
  offered.map((variant) => {
    const { tiers: _, ...before } = stored.find(({ sku }) => sku === variant.sku) ?? variant
    return { ...before, ...variant, ...(before.id !== undefined && { id: before.id }) }
  })

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
    variants: withStored(product.variants, stored.variants),
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
  for (const group of FIELD_GROUPS) {
    const now = hashOf(stored, group, stored.onRequest)
    const wanted = hashOf(product, group, onRequest)
    const isSilent = GROUPS[group].every((column) => absent.includes(column) || DERIVED.has(column))
    const isLeft = isSilent || !groups.includes(group) || !isStated(offered, group)
    if (isLeft || (group === 'category' && product.category === unsorted)) keep(group)
    else if (now !== wanted && !replaces(group) && isByHand(stored, group, now)) {
      keep(group)
      merged.byHand.push(group)
      // Without an earlier hash, that of the feed's value is stored: it differs from the stored value as well.
      merged.fed[group] ??= hashOf(product, group, false)
    } else {
      merged.fed[group] = hashOf(product, group, false)
      if (group === 'prices') {
        merged.onRequest = onRequest
        merged.columns.tiers = withTerm(product.tiers, stored.tiers)
      }
    }
  }
  // Addresses stay as long as the names do.
  if (canonical(merged.columns.names) === canonical(stored.names)) merged.columns.slug = stored.slug
  return merged
}
