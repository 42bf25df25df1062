import type { Product } from '../../../domain/contract/products.ts'
import type { Tier } from '../../../domain/contract/values.ts'
import { deliveryTerms, termText } from '../../../domain/delivery-terms.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'
import { isAtSeller, UNIT_CODES } from '../../../domain/trade-terms.ts'
import { breadcrumbList } from '../../app/page/json-ld.ts'
import type { Head } from '../../app/page/page.ts'
import { titleRoom } from '../../app/page/page-title.ts'
import { sharePicture } from '../../app/page/share-picture.ts'
import { shortened } from '../../app/page/shortened.ts'

/** schema.org prices are decimal texts with a point: '1250.00'. */
const decimal = (minorUnits: number) => (minorUnits / 100).toFixed(2)

/** All prices: the product's, or those of its variants. */
const allTiers = ({ tiers, variants }: Product): Tier[] =>
  variants.length > 0 ? variants.flatMap((variant) => variant.tiers) : tiers

/** The delivery terms, and the places of those that end at the seller, where the goods are handed over. */
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

/** The price of one unit of each tier, with the quantity that it holds for and whether tax is in it. */
const priceSpecifications = ({ unit, vat }: Product, tiers: Tier[]) =>
  tiers.map(({ from, amount, currency }) => ({
    '@type': 'UnitPriceSpecification',
    price: decimal(amount),
    priceCurrency: currency,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[unit] },
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: from, unitCode: UNIT_CODES[unit] },
    ...(vat && { valueAddedTaxIncluded: vat.included && vat.rate > 0 }),
  }))

/** The offer as structured data; none where the price is on request: an offer without a price is refused. */
function offers(product: Product, url: string) {
  const tiers = allTiers(product)
  const currency = tiers[0]?.currency
  if (!currency) return {}
  const amounts = tiers.filter((tier) => tier.currency === currency).map(({ amount }) => amount)
  const { stock, supplier } = product
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
      seller: { '@type': 'Organization', name: supplier.name.text },
      priceSpecification: priceSpecifications(product, product.tiers.length > 0 ? product.tiers : tiers),
    },
  }
}

function productLd(product: Product, url: string, origin: string) {
  const { name, model, brand, description, pictures, facts, breadcrumb } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: name.text,
    url,
    ...(model ? { sku: model, mpn: model } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(description ? { description: description.text } : {}),
    image: pictures.map((picture) => new URL(picture.url, origin).href),
    category: breadcrumb.map((category) => category.name.text).join(' > '),
    additionalProperty: facts.map((fact) => ({
      '@type': 'PropertyValue',
      name: fact.name.text,
      value: fact.value.text,
    })),
    ...offers(product, url),
  }
}

/** The description for search engines: name, supplier, beginning of the text. */
function describe({ name, supplier, description }: Product, { t }: I18n): string {
  const first = description?.text.slice(0, 160) ?? ''
  return t('product.describe', { name: name.text, supplier: supplier.name.text, text: first })
}

/** What a title says of a product. */
type Named = Pick<Product, 'name' | 'model'> & { supplier: Pick<Product['supplier'], 'name'> }

/** Characters of the part number and the supplier behind a name that is cut. */
const TITLE_END = 30

/**
 * "Ball valve DN 50 | Ouling Valve"; of a long name the beginning, and the part number, since many begin alike and several
 * suppliers sell the same.
 */
export function productTitle({ name, model, supplier }: Named, i18n: I18n): Pick<Head, 'title' | 'titleEnd'> {
  const { t, locale } = i18n
  const whole = t('product.title', { name: name.text, supplier: supplier.name.text })
  if (whole.length <= titleRoom(locale)) return { title: whole }
  const number = shortened(model ?? '', TITLE_END - 10)
  const seller = shortened(supplier.name.text, TITLE_END - number.length)
  return { title: name.text, titleEnd: t('product.title', { name: number && ` ${number}`, supplier: seller }) }
}

/** Title, canonical slug, preview and structured data of a product. */
export function productHead(product: Product, i18n: I18n, origin: string): Head {
  const { t, locale } = i18n
  const { slug, name, breadcrumb, picture } = product
  const url = origin + href('product', locale, product)
  const trail = [
    { name: t('catalogue.all'), path: href('catalogue', locale) },
    ...breadcrumb.map((category) => ({ name: category.name, path: href('category', locale, category) })),
    { name },
  ]
  return {
    ...productTitle(product, i18n),
    description: describe(product, i18n),
    slug,
    ...(picture ? { preloadImage: picture.url } : {}),
    ...sharePicture(picture),
    jsonLd: [productLd(product, url, origin), ...breadcrumbList(trail, origin)],
  }
}
