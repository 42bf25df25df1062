/**
 * Merges an offer into a stored product: a field that differs from what the feed wrote last was typed by hand, and stays
 * (docs/behaviour.md, "Typed by hand").
 */
import { LOCALES } from '../../../domain/locale.ts'
import { FIELD_GROUPS, type FieldGroup } from '../../../domain/price-list/import-terms.ts'
import type { Text } from '../../../domain/text.ts'
import type { StoredHashes, StoredProduct, StoredTier, StoredVariant } from '../schema.ts'
import { variantId } from '../variants.ts'
import { canonical } from './canonical.ts'
import {
  DERIVED,
  fieldsOf,
  GROUPS,
  groupHash,
  type Imported,
  type ImportedColumns,
  isByHand,
  isStated,
} from './field-hashes.ts'
import { areSameFacts } from './listed-facts.ts'
import { ownPictures } from './own-pictures.ts'
import type { ImportedProduct } from './product.ts'

/** @returns the prices, with the delivery terms of the stored ones for the same quantities, else of the first stored one */
function withTerm(offered: ImportedColumns['tiers'], stored: ImportedColumns['tiers']): ImportedColumns['tiers'] {
  return offered.map((tier) => {
    const { incoterm, place } = stored.find(({ from }) => from === tier.from) ?? stored[0] ?? {}
    const { from, amount } = tier
    return { from, amount, ...(incoterm && { incoterm, ...(place && { place }) }) }
  })
}

interface Merged {
  /** The imported columns to store. */
  columns: ImportedColumns
  onRequest: boolean
  fed: StoredHashes
  /** Fields in which the feed differs from what was typed by hand, which is preserved. */
  byHand: FieldGroup[]
}

export interface MergeRules {
  /** The fields in which values of the feed replace those typed by hand; true: all. */
  overwrite: boolean | readonly FieldGroup[]
  /** Number of the category Unsorted, where it exists: a product that only fits there does not change a category chosen by hand. */
  unsorted: number | null
  /** The fields that the file has; the others stay as they are. */
  groups?: readonly FieldGroup[]
  /** Columns of these fields that the file does not have; they stay as they are. */
  unstated?: readonly Imported[]
  /** Where the file comes from (migrations/0143_fed_by.sql); absent: the stored source stays. */
  source?: string
}

const spaced = (text: string): string => text.replace(/[^\S\n]+/g, ' ').trim()

/**
 * A translation that the feed does not have is not a difference, since somebody has added it. Nor are other kinds of spaces, since files have
 * only one.
 */
function withTranslations(stored: Text, offered: Text): Text {
  const changed = LOCALES.flatMap((locale) => {
    const before = stored[locale] ?? ''
    const after = offered[locale]
    return after === undefined || spaced(before) === spaced(after) ? [] : [[locale, after] as const]
  })
  return { ...stored, ...Object.fromEntries(changed) }
}

/** The file's variants, completed by the stored ones; where the file states no prices of a variant, it has the product's. */
const withStored = (offered: StoredVariant[], { id: product, variants: stored }: StoredProduct): StoredVariant[] =>
  offered.map((variant, at) => {
    const place = stored.findIndex(({ sku }) => sku === variant.sku)
    const found = stored[place]
    if (!found) return variant
    const { tiers: _, ...before } = found
    const { id: __, ...said } = variant
    // One that was stored without an id is identified by its place.
    const isNamed = found.id !== undefined || place !== at
    return { ...before, ...said, ...(isNamed && { id: variantId(product, found, place) }) }
  })

/** Keeps the names of a place in languages that the file does not have. */
function withPlaces(tier: StoredTier, stored: readonly StoredTier[]): StoredTier {
  const before = stored.find(({ from, incoterm }) => from === tier.from && incoterm === tier.incoterm)?.place
  return tier.incoterm && before ? { ...tier, place: withTranslations(before, tier.place ?? {}) } : tier
}

/** @returns the product as the file states it, completed by what is stored */
function completed(stored: StoredProduct, product: ImportedProduct, unstated: readonly Imported[]): ImportedProduct {
  const unchanged = Object.fromEntries(unstated.map((column) => [column, stored[column]]))
  return {
    ...product,
    names: withTranslations(stored.names, product.names),
    description: withTranslations(stored.description, product.description),
    pictures: ownPictures(product.pictures, stored.pictures),
    facts: areSameFacts(stored.facts, product.facts) ? stored.facts : product.facts,
    tnved: product.tnved ?? stored.tnved,
    tiers: product.tiers.map((tier) => withPlaces(tier, stored.tiers)),
    variants: withStored(product.variants, stored),
    ...unchanged,
  }
}

/** @returns the product as an import has to store it */
export function mergeOwned(stored: StoredProduct, offered: ImportedProduct, rules: MergeRules): Merged {
  const { overwrite, unsorted, groups = FIELD_GROUPS } = rules
  const unstated = [...(rules.unstated ?? []), ...offered.unstated]
  const product = completed(stored, offered, unstated)
  const replaces = (group: FieldGroup) => (typeof overwrite === 'boolean' ? overwrite : overwrite.includes(group))
  const merged: Merged = { columns: { ...product }, onRequest: stored.onRequest, fed: {}, byHand: [] }
  const fields = fieldsOf(stored)
  const keep = (group: FieldGroup) =>
    Object.assign(merged.columns, Object.fromEntries(GROUPS[group].map((column) => [column, stored[column]])))
  // If the feed has no price, "on request" does not contradict it.
  const onRequest = stored.onRequest && product.tiers.length === 0
  let terms = stored.tiers
  for (const group of FIELD_GROUPS) {
    const now = groupHash(stored, group, stored.onRequest)
    const wanted = groupHash(product, group, onRequest)
    const isUnstated =
      group !== 'terms' && GROUPS[group].every((column) => unstated.includes(column) || DERIVED.has(column))
    const isOmitted = isUnstated || !groups.includes(group) || !isStated(offered, group)
    if (isOmitted || (group === 'category' && product.category === unsorted)) keep(group)
    else if (now !== wanted && !replaces(group) && isByHand(stored, group, fields[group], now)) {
      keep(group)
      merged.byHand.push(group)
      // Without an earlier hash, that of the feed's value is stored: it differs from the hash of the stored value, too.
      fields[group] ??= groupHash(product, group, false)
    } else {
      fields[group] = groupHash(product, group, false)
      if (group === 'prices') merged.onRequest = onRequest
      if (group === 'terms') terms = product.tiers
    }
  }
  const source = rules.source ?? stored.fed?.source
  merged.fed = { fields, ...(source !== undefined && { source }) }
  merged.columns.tiers = withTerm(merged.columns.tiers, terms)
  // The slug stays as long as the names do.
  if (canonical(merged.columns.names) === canonical(stored.names)) merged.columns.slug = stored.slug
  return merged
}
