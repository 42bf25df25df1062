/** The variants of an offer: files have them as JSON in one element or cell, since they are a table within a row. */
import * as v from 'valibot'
import {
  MAX_PRICE_TIERS,
  MAX_QUANTITY,
  MAX_SKU_LENGTH,
  MAX_VARIANT_OPTIONS,
  MAX_VARIANTS,
} from '../../../domain/limits.ts'
import { LOCALES, type Locale } from '../../../domain/locale.ts'
import type { Text, TextOrString } from '../../../domain/text.ts'
import { optionsKey } from '../../../domain/variant-options.ts'
import type { StoredFact, StoredVariant } from '../schema.ts'
import { contentId } from './content-id.ts'
import type { ReportFault } from './faults.ts'
import { type FeedOffer, fieldOf } from './feed.ts'
import { storedFileOf } from './pictures.ts'
import { parsePrice } from './price.ts'

const Whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(MAX_QUANTITY))
const Line = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most))
const Wordings = v.union([Line(500), v.partial(v.object(v.entriesFromList(LOCALES, Line(500))))])
const Named = v.object({ name: Wordings, value: Wordings })

const Variant = v.object({
  sku: Line(MAX_SKU_LENGTH),
  options: v.pipe(v.array(Named), v.minLength(1), v.maxLength(MAX_VARIANT_OPTIONS)),
  factor: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(100))),
  price: v.optional(v.string()),
  tiers: v.optional(v.pipe(v.array(v.tuple([Whole(1), v.string()])), v.minLength(1), v.maxLength(MAX_PRICE_TIERS))),
  stock: v.optional(Whole(0)),
  leadDays: v.optional(v.tuple([Whole(0), Whole(0)])),
  picture: v.optional(Line(2048)),
  tnved: v.optional(v.pipe(v.string(), v.regex(/^\d{4,10}$/))),
  weight: v.optional(Whole(1)),
  facts: v.optional(v.pipe(v.array(Named), v.maxLength(200))),
})
const Variants = v.pipe(v.array(Variant), v.maxLength(MAX_VARIANTS))
export type FeedVariant = v.InferInput<typeof Variant>
type ReadVariant = v.InferOutput<typeof Variant>

const nameOf = (text: TextOrString, locale: Locale): Text => (typeof text === 'string' ? { [locale]: text } : text)

const factsOf = (facts: ReadVariant['options'], locale: Locale): StoredFact[] =>
  facts.map(({ name, value }) => ({ name: nameOf(name, locale), value }))

/** @returns the variant's own prices; undefined where it has the product's; null where one cannot be read */
function tiersOf({ price, tiers }: ReadVariant, moq: number, first: number | undefined) {
  if (tiers) {
    const own = tiers.map(([from, amount]) => ({ from, amount: parsePrice(amount) ?? 0 }))
    return own.every(({ amount }) => amount > 0) ? own : null
  }
  if (price === undefined) return undefined
  const amount = parsePrice(price)
  if (!amount) return null
  return amount === first ? undefined : [{ from: moq, amount }]
}

interface Priced {
  moq: number
  tiers: { amount: number }[]
}

function toStored(read: ReadVariant, product: string, { moq, tiers }: Priced, locale: Locale): StoredVariant | null {
  const { sku, options, factor = 1, stock, leadDays, picture, tnved, weight, facts } = read
  const own = tiersOf(read, moq, tiers[0]?.amount)
  if (own === null) return null
  return {
    id: contentId(`${product}\n${sku}`),
    sku,
    options: factsOf(options, locale),
    factor,
    ...(own && { tiers: own }),
    ...(stock !== undefined && { stock }),
    ...(leadDays && { leadMin: leadDays[0], leadMax: leadDays[1] }),
    ...(picture !== undefined && { picture: storedFileOf(picture) ?? picture }),
    ...(tnved !== undefined && { tnved }),
    ...(weight !== undefined && { weight }),
    ...(facts && { facts: factsOf(facts, locale) }),
  }
}

function parsed(text: string): ReadVariant[] | null {
  try {
    const result = v.safeParse(Variants, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

const isDistinct = (texts: string[]): boolean => new Set(texts).size === texts.length

/**
 * @param priced the product's own prices, from which those of a variant may differ
 * @returns null for an offer without variants, or whose variants cannot be read or distinguished
 */
export function variantsOf(
  offer: FeedOffer,
  priced: Priced,
  locale: Locale,
  report: ReportFault,
): StoredVariant[] | null {
  const text = fieldOf(offer, 'variants').trim()
  if (text === '') return null
  const stored = parsed(text)?.map((one) => toStored(one, offer.id, priced, locale))
  const whole = stored?.filter((one) => one !== null) ?? []
  const areApart =
    isDistinct(whole.map(({ sku }) => sku)) && isDistinct(whole.map(({ options }) => optionsKey(options)))
  if (stored && whole.length === stored.length && areApart) return whole
  report('variants.unreadable')
  return null
}
