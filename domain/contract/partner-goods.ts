/** GET /api/feeds/{id} of a feed in JSON: a supplier's published goods. */
import * as v from 'valibot'
import { Locale, MinorUnits, Unit } from './values.ts'

const Price = v.object({
  from: v.pipe(v.number(), v.description('The quantity from which it holds'), v.examples([1])),
  amount: v.pipe(MinorUnits, v.description('Price of one unit'), v.examples([125_000])),
})
const Fact = v.object({ name: v.string(), value: v.string() })

const PartnerProduct = v.object({
  id: v.pipe(v.string(), v.description('The supplier’s own article, else the id here'), v.examples(['BV-50'])),
  url: v.pipe(v.string(), v.description('Address of the product’s page')),
  name: v.string(),
  description: v.string(),
  category: v.object({ slug: v.string(), path: v.string() }),
  brand: v.nullable(v.string()),
  model: v.nullable(v.string()),
  tnved: v.nullable(v.string()),
  country: v.nullable(v.string()),
  prices: v.pipe(v.array(Price), v.description('Prices by quantity; empty: on request')),
  currency: v.pipe(v.string(), v.description('Currency of all prices, ISO 4217'), v.examples(['RUB'])),
  vat: v.nullable(v.object({ rate: v.number(), included: v.boolean() })),
  unit: Unit,
  moq: v.number(),
  stock: v.pipe(v.nullable(v.number()), v.description('null: not known'), v.examples([120])),
  leadDays: v.nullable(v.tuple([v.number(), v.number()])),
  pictures: v.array(v.string()),
  facts: v.array(Fact),
  variants: v.array(
    v.object({
      sku: v.string(),
      options: v.array(Fact),
      prices: v.array(Price),
      stock: v.nullable(v.number()),
    }),
  ),
})
export type PartnerProduct = v.InferOutput<typeof PartnerProduct>

export const PartnerGoods = v.object({
  supplier: v.object({ name: v.string(), url: v.string() }),
  changedAt: v.pipe(
    v.string(),
    v.description('When one of the supplier’s published goods has changed last'),
    v.examples(['2026-11-28T09:00:00.000Z']),
  ),
  locale: Locale,
  products: v.array(PartnerProduct),
})
export type PartnerGoods = v.InferOutput<typeof PartnerGoods>
