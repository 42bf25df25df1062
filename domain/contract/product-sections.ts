/** Sections of a product with paths of their own: prices, pictures and documents; variants are in product-variants.ts. */
import * as v from 'valibot'
import { MAX_PRICE_TIERS } from '../limits.ts'
import { Incoterm, IncotermPlace } from './organization-company.ts'
import { Currency, FileRef, Id, Picture, PictureSubject, Quantity, whole } from './values.ts'
import { Wordings } from './wordings.ts'

/** In minor units; a larger price is a typing mistake. */
export const PriceAmount = whole(1, 10_000_000_000_000)
/** `place`: the place or port that the term names; ignored without a term. */
export const TierInput = v.object({
  from: Quantity,
  amount: PriceAmount,
  incoterm: v.optional(Incoterm),
  place: v.optional(IncotermPlace),
})

export const rises = (tiers: { from: number }[]): boolean =>
  tiers.every(({ from }, at) => at === 0 || from > (tiers[at - 1]?.from ?? 0))

const Vat = v.object({ included: v.boolean(), rate: whole(0, 100) })

export const PRICES = {
  currency: 'CNY' as const,
  onRequest: false,
  vat: { included: true, rate: 13 },
  tiers: [
    { from: 10, amount: 125_000, incoterm: 'FOB' as const, place: { en: 'Ningbo', zh: '宁波' } },
    { from: 100, amount: 110_000 },
  ],
}

/** A price for orders from `from` units, in minor units of one currency; empty means "on request". */
export const PricesInput = v.pipe(
  v.object({
    currency: Currency,
    onRequest: v.optional(v.boolean(), false),
    /** Whether prices include value added tax, and its rate in per cent; null is unknown. */
    vat: v.nullable(Vat),
    tiers: v.pipe(
      v.array(TierInput),
      v.maxLength(MAX_PRICE_TIERS),
      v.check((tiers) => rises(tiers), 'overlap'),
    ),
  }),
  v.check(({ onRequest, tiers }) => !(onRequest && tiers.length > 0), 'on-request'),
  v.examples([PRICES]),
)
export type PricesInput = v.InferOutput<typeof PricesInput>

export const Prices = v.object({
  currency: v.string(),
  onRequest: v.boolean(),
  vat: v.nullable(v.object({ included: v.boolean(), rate: v.number() })),
  tiers: v.array(
    v.object({
      from: v.number(),
      amount: v.number(),
      incoterm: v.optional(v.string()),
      place: v.optional(Wordings),
    }),
  ),
})
export const PricesResponse = v.pipe(v.object({ data: Prices }), v.examples([{ data: PRICES }]))

/** File ids, or URLs of pictures on the supplier's own site. */
export const PictureKeys = v.pipe(v.array(v.pipe(v.string(), v.maxLength(2048))), v.maxLength(100))

export const ProductFileInput = v.pipe(
  v.object({
    file: Id,
    variant: v.pipe(
      v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
      v.description('SKU of the variant that it shows, of which it becomes the picture where the variant has none'),
      v.examples(['BV-50-L']),
    ),
    shows: v.pipe(
      v.optional(PictureSubject),
      v.description('What a picture shows, a photo if absent; a document has none'),
      v.examples(['drawing']),
    ),
  }),
  v.examples([{ file: '06d2k6t0000g1a2b' }]),
)
export type ProductFileInput = v.InferOutput<typeof ProductFileInput>

export const ProductFiles = v.object({
  pictures: v.array(Picture),
  documents: v.array(FileRef),
})
export type ProductFiles = v.InferOutput<typeof ProductFiles>
const FILE = { id: '06d2k6t0000g1a2b', url: '/api/files/common/06d2k6t0000g1a2b' }
export const ProductFilesResponse = v.pipe(
  v.object({ data: ProductFiles }),
  v.examples([
    {
      data: {
        pictures: [{ ...FILE, width: 1600, height: 1200, kind: 'photo' as const }],
        documents: [{ ...FILE, name: 'passport.pdf', type: 'application/pdf', size: 120_000 }],
      },
    },
  ]),
)
