/** Variants, lead times and delivery terms of a product as texts that an import can read back. */
import type { Locale } from '../../domain/locale.ts'
import { decimalAmount } from '../../domain/trade-terms.ts'
import { fileUrl } from '../api/public/pictures.ts'
import type { FeedVariant } from '../db/import/offer-variants.ts'
import type { StoredProduct, StoredTier, StoredVariant } from '../db/schema.ts'

/** Most characters of a cell in Excel: variants that do not fit are left out, and stay as they are when the file is imported. */
const MAX_CELL_LENGTH = 32_767

function toFeed({ sku, options, ...more }: StoredVariant, origin: string): FeedVariant {
  const { factor, tiers, stock, leadMin, leadMax, picture, tnved, weight, facts } = more
  const isStored = picture !== undefined && !picture.includes('/')
  return {
    sku,
    options,
    ...(factor !== 1 && { factor }),
    ...(tiers && { tiers: tiers.map(({ from, amount }): [number, string] => [from, decimalAmount(amount)]) }),
    ...(stock !== undefined && { stock }),
    ...(leadMin !== undefined && leadMax !== undefined && { leadDays: [leadMin, leadMax] as [number, number] }),
    ...(picture !== undefined && { picture: isStored ? origin + fileUrl(picture) : picture }),
    ...(tnved !== undefined && { tnved }),
    ...(weight !== undefined && { weight }),
    ...(facts && { facts }),
  }
}

/** @returns JSON; '' without variants */
export function variantsCell({ variants }: Pick<StoredProduct, 'variants'>, origin: string): string {
  return variants.length === 0 ? '' : JSON.stringify(variants.map((variant) => toFeed(variant, origin)))
}

/** As `variantsCell`, where it fits into a cell. */
export function variantCell(row: Pick<StoredProduct, 'variants'>, origin: string): string {
  const text = variantsCell(row, origin)
  return text.length > MAX_CELL_LENGTH ? '' : text
}

/** "3–10" */
export function leadCell({ leadMin, leadMax }: Pick<StoredProduct, 'leadMin' | 'leadMax'>): string {
  if (leadMin === null || leadMax === null) return ''
  return leadMin === leadMax ? String(leadMin) : `${leadMin}–${leadMax}`
}

const termText = ({ incoterm, place }: StoredTier, locale: Locale): string =>
  incoterm === undefined ? '' : [incoterm, place?.[locale]].filter(Boolean).join(' ')

/** "FOB Ningbo", or where prices have different terms "10: FOB Ningbo; 100: CIF Saint Petersburg" */
export function termsCell({ tiers }: Pick<StoredProduct, 'tiers'>, locale: Locale): string {
  const texts = tiers.map((tier) => termText(tier, locale))
  const [first = ''] = texts
  const isSame = tiers.every(
    ({ incoterm, place }) =>
      incoterm === tiers[0]?.incoterm && JSON.stringify(place) === JSON.stringify(tiers[0]?.place),
  )
  if (isSame) return first
  return tiers.flatMap(({ from }, at) => (texts[at] ? [`${from}: ${texts[at]}`] : [])).join('; ')
}
