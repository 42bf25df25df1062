/** A product and its variants as structured data, which search engines read. */
import type { ProductFact } from '../../../domain/contract/parameters.ts'
import type { Product, Variant } from '../../../domain/contract/products.ts'
import type { Tier } from '../../../domain/contract/values.ts'
import { deliveryTerms, termText } from '../../../domain/delivery-terms.ts'
import { listed } from '../../../domain/listed.ts'
import type { Locale } from '../../../domain/locale.ts'
import { isUnitKey, UNITS_OF_MEASURE, type UnitOfMeasure } from '../../../domain/parameters/units.ts'
import { href, type Query } from '../../../domain/routes.ts'
import { isAtSeller, UNIT_CODES } from '../../../domain/trade-terms.ts'

/** schema.org prices are decimal texts with a point: '1250.00'. */
const decimal = (minorUnits: number) => (minorUnits / 100).toFixed(2)

/** The delivery terms, and the places where the goods are handed over for terms that end at the seller. */
function delivery(tiers: Tier[]) {
  const terms = deliveryTerms(tiers)
  const places = terms.flatMap(({ incoterm, place }) => (place && isAtSeller(incoterm) ? [place.text] : []))
  return {
    ...(terms.length > 0 && {
      additionalProperty: terms.map((term) => ({
        '@type': 'PropertyValue',
        name: 'Incoterms 2020',
        value: termText(term),
      })),
    }),
    ...(places.length > 0 && { availableAtOrFrom: places.map((name) => ({ '@type': 'Place', name })) }),
  }
}

/** The price of one unit of each tier, with the quantity that it holds from (validators refuse one without `value`) and whether tax is in it. */
const priceSpecifications = ({ unit, vat }: Product, tiers: Tier[]) =>
  tiers.map(({ from, amount, currency }) => ({
    '@type': 'UnitPriceSpecification',
    price: decimal(amount),
    priceCurrency: currency,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[unit] },
    eligibleQuantity: { '@type': 'QuantitativeValue', value: from, minValue: from, unitCode: UNIT_CODES[unit] },
    ...(vat && { valueAddedTaxIncluded: vat.included && vat.rate > 0 }),
  }))

/** What is offered: the product, or one of its variants. */
type Offered = Pick<Product, 'tiers' | 'stock'>

/** The offer as structured data; none where the price is on request, because search engines reject an offer without a price. */
function offers(product: Product, { tiers, stock }: Offered, url: string) {
  const currency = tiers[0]?.currency
  if (!currency) return {}
  const amounts = tiers.map(({ amount }) => amount)
  return {
    offers: {
      '@type': 'AggregateOffer',
      url,
      priceCurrency: currency,
      lowPrice: decimal(Math.min(...amounts)),
      highPrice: decimal(Math.max(...amounts)),
      offerCount: amounts.length,
      ...(stock === null ? {} : { availability: `https://schema.org/${stock > 0 ? 'InStock' : 'MadeToOrder'}` }),
      ...delivery(tiers),
      seller: { '@type': 'Organization', name: product.supplier.name.text },
      priceSpecification: priceSpecifications(product, tiers),
    },
  }
}

/** A fact. A number gets the code of its unit (UN/CEFACT) from the parameter, whatever the seller's wording; other facts are texts. */
function property({ name, value, parameter }: ProductFact) {
  const named = { '@type': 'PropertyValue', name: name.text }
  if (typeof parameter?.value !== 'number') return { ...named, value: value.text }
  const { key, value: number, most, unit } = parameter
  const measure: Partial<UnitOfMeasure> = unit !== null && isUnitKey(unit) ? UNITS_OF_MEASURE[unit] : {}
  return {
    ...named,
    propertyID: key,
    ...(most === null ? { value: number } : { minValue: number, maxValue: most }),
    ...(unit !== null && { unitText: unit }),
    ...(measure.code && { unitCode: measure.code }),
  }
}

const properties = (facts: ProductFact[]) => facts.map(property)

const partNumber = (number: string | null) => (number ? { sku: number, mpn: number } : {})

interface Place {
  url: string
  locale: Locale
  origin: string
}

/** A variant with its own values; the group has those that all share, except the picture: a variant without one is not shown. */
function variantData(product: Product, variant: Variant, { url, locale, origin }: Place) {
  const { sku, options, facts, weight } = variant
  const picture = variant.picture ?? product.pictures[0]
  return {
    '@type': 'Product',
    name: listed([product.name.text, ...options.map(({ value }) => value.text)], locale),
    url,
    ...partNumber(sku),
    ...(picture && { image: new URL(picture.url, origin).href }),
    ...(weight !== null && { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'GRM' } }),
    additionalProperty: properties([...options, ...facts]),
    ...offers(product, variant, url),
  }
}

/** @returns the product, with several variants as a group of products, for search engines (schema.org) */
export function productData(product: Product, locale: Locale, origin: string): Record<string, unknown> {
  const { id, slug, name, model, brand, description, pictures, facts, breadcrumb, variants } = product
  const addressOf = (query: Query = {}) => origin + href('product', locale, { id, slug }, query)
  const url = addressOf()
  const common = {
    name: name.text,
    url,
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(description ? { description: description.text } : {}),
    image: pictures.map((picture) => new URL(picture.url, origin).href),
    category: breadcrumb.map((category) => category.name.text).join(' > '),
    additionalProperty: properties(facts),
  }
  const [first, ...others] = variants
  if (!first || others.length === 0) {
    const one = first ?? product
    const data = { '@type': 'Product', ...common, ...partNumber(first?.sku ?? model), ...offers(product, one, url) }
    return { '@context': 'https://schema.org', ...data }
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...common,
    ...(model ? { mpn: model } : {}),
    productGroupID: model ?? id,
    variesBy: [...new Set(variants.flatMap(({ options }) => options.map((option) => option.name.text)))],
    hasVariant: variants.map((variant) =>
      variantData(product, variant, {
        url: variant === first ? url : addressOf({ variant: variant.sku }),
        locale,
        origin,
      }),
    ),
  }
}
