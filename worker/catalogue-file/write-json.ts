/** Goods for partners as JSON: one object, in which each product has a line. */
import type { PartnerGoods, PartnerProduct } from '../../domain/contract/partner-goods.ts'
import { textIn } from '../../domain/text.ts'
import { fileKeyOf } from '../db/import/stored-goods.ts'
import type { StoredProduct } from '../db/schema.ts'
import { variantTiers } from '../db/variants.ts'
import { categoryPathOf, type FileContext, pictureAddresses } from './product-cells.ts'

/** @param row in one language (partner-goods.ts) */
function toPartnerProduct(row: StoredProduct, context: FileContext, url: string): PartnerProduct {
  const { locale, origin, categories } = context
  const category = categories.get(row.category)
  const facts = (list: StoredProduct['facts']) =>
    list.map(({ name, value }) => ({ name: textIn(name, locale), value: textIn(value, locale) }))
  const prices = (tiers: StoredProduct['tiers']) => tiers.map(({ from, amount }) => ({ from, amount }))
  return {
    id: fileKeyOf(row),
    url,
    name: textIn(row.names, locale),
    description: textIn(row.description, locale),
    category: { slug: category?.slug ?? '', path: categoryPathOf(category, locale) },
    brand: row.brand,
    model: row.model,
    tnved: row.tnved,
    country: row.country,
    prices: prices(row.tiers),
    currency: row.currency,
    vat: row.vatRate === null ? null : { rate: row.vatRate, included: row.vatIncluded },
    unit: row.unit,
    moq: row.moq,
    stock: row.stock,
    leadDays: row.leadMin === null || row.leadMax === null ? null : [row.leadMin, row.leadMax],
    pictures: pictureAddresses(row, origin),
    facts: facts(row.facts),
    variants: row.variants.map((variant) => ({
      sku: variant.sku,
      options: facts(variant.options),
      prices: prices(variantTiers(row.tiers, variant)),
      stock: variant.stock ?? row.stock,
    })),
  }
}

/** @param urlOf address of a product's page */
export async function* jsonTexts(
  goods: AsyncIterable<StoredProduct>,
  {
    context,
    urlOf,
    head,
  }: { context: FileContext; urlOf: (row: StoredProduct) => string; head: Omit<PartnerGoods, 'products'> },
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"products":[\n`
  let mark = ''
  for await (const row of goods) {
    yield mark + JSON.stringify(toPartnerProduct(row, context, urlOf(row)))
    mark = ',\n'
  }
  yield '\n]}\n'
}
