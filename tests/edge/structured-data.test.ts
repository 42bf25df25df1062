/** JSON-LD in the pages: what search engines read of goods, companies, lists and stories. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CRAWLER, readSite, request, samples } from './site.ts'

readSite()

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const Url = v.pipe(v.string(), v.url())
const typed = <Entries extends v.ObjectEntries>(type: string, entries: Entries) =>
  v.looseObject({ '@type': v.literal(type), ...entries })

/** What search engines need of each kind before they show it (schema.org; developers.google.com/search/docs). */
const STRUCTURED = v.variant('@type', [
  typed('WebSite', { name: Text, url: Url, potentialAction: typed('SearchAction', {}) }),
  typed('Product', {
    name: Text,
    url: Url,
    image: v.pipe(v.array(Url), v.nonEmpty()),
    offers: v.optional(
      typed('AggregateOffer', {
        lowPrice: v.pipe(v.string(), v.decimal()),
        highPrice: v.pipe(v.string(), v.decimal()),
        priceCurrency: v.pipe(v.string(), v.length(3)),
        offerCount: v.pipe(v.number(), v.minValue(1)),
        url: Url,
        seller: typed('Organization', { name: Text }),
      }),
    ),
  }),
  typed('ProductGroup', {
    name: Text,
    url: Url,
    image: v.pipe(v.array(Url), v.nonEmpty()),
    productGroupID: Text,
    variesBy: v.pipe(v.array(Text), v.nonEmpty()),
    hasVariant: v.pipe(
      v.array(
        typed('Product', {
          name: Text,
          url: Url,
          sku: Text,
          image: Url,
          offers: v.optional(typed('AggregateOffer', {})),
        }),
      ),
      v.minLength(2),
      v.check((variants) => new Set(variants.map(({ url }) => url)).size === variants.length),
    ),
  }),
  typed('Organization', {
    name: Text,
    url: Url,
    logo: v.optional(Url),
    sameAs: v.optional(v.array(Url)),
    address: typed('PostalAddress', { addressCountry: v.pipe(v.string(), v.length(2)) }),
  }),
  typed('Article', {
    headline: Text,
    datePublished: v.pipe(v.string(), v.isoTimestamp()),
    image: v.optional(Url),
    mainEntityOfPage: Url,
    publisher: typed('Organization', { name: Text }),
  }),
  typed('BreadcrumbList', {
    itemListElement: v.pipe(
      v.array(typed('ListItem', { position: v.number(), name: Text, item: v.optional(Url) })),
      v.minLength(2),
      v.check((items) =>
        items.every(({ position, item }, at) => position === at + 1 && (item || at === items.length - 1)),
      ),
    ),
  }),
  typed('ItemList', {
    name: Text,
    numberOfItems: v.number(),
    itemListElement: v.array(typed('ListItem', { position: v.number(), name: Text, url: Url })),
  }),
])

test('structured data is of the kind that the page is about, and complete', async () => {
  const { category, product, company, serviceCompany, story } = await samples()
  for (const [path, types] of [
    ['', ['WebSite', 'ItemList']],
    ['/catalog', ['ItemList']],
    [`/product/${product.id}`, ['ProductGroup', 'BreadcrumbList']],
    ['/suppliers', ['ItemList']],
    [`/suppliers?category=${category.id}`, ['BreadcrumbList', 'ItemList']],
    [`/suppliers/${company.id}`, ['Organization', 'BreadcrumbList']],
    ['/services', ['BreadcrumbList', 'ItemList']],
    [`/services/company/${serviceCompany.id}`, ['Organization', 'BreadcrumbList']],
    ['/press_center', ['ItemList']],
    [`/press_center/${story.id}`, ['Article', 'BreadcrumbList']],
  ] as const) {
    const html = await (await request(`/zh${path}`, { 'User-Agent': CRAWLER })).text()
    const items = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      v.parse(STRUCTURED, JSON.parse(json ?? '')),
    )
    const kinds = items.map((item) => item['@type'])
    for (const type of types) expect(kinds, path).toContain(type)
  }
})
