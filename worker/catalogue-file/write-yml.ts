/**
 * The catalogue as a YML feed: what the format has in its own elements, the rest in elements that our import reads. The supplier's own file
 * has texts by language; the one for partners follows the public rules of the format (yandex.ru/support/marketplace/assortment/fields), in
 * one language.
 */

import type { Locale } from '../../domain/locale.ts'
import type { CatalogueChoice } from '../../domain/price-list/catalogue-file.ts'
import { textIn } from '../../domain/text.ts'
import { CURRENCIES, decimalAmount } from '../../domain/trade-terms.ts'
import { factLines } from '../db/import/listed-facts.ts'
import type { ShopCategory } from '../db/import/shop-categories.ts'
import { fileKeyOf } from '../db/import/stored-goods.ts'
import type { StoredProduct } from '../db/schema.ts'
import { xmlText } from '../spreadsheet/cells.ts'
import { element } from '../spreadsheet/xml-element.ts'
import { type FileContext, pictureAddresses, productCell, tierText } from './product-cells.ts'
import { leadCell, termsCell, variantsCell } from './variant-cells.ts'

/** What only the file for partners contains. */
export interface PublicYml {
  /** When its goods last changed, milliseconds since 1970. */
  changedAt: number
  /** Address of a product's page. */
  urlOf: (row: StoredProduct) => string
}

function prices(row: StoredProduct): string {
  const { tiers, currency, vatRate, vatIncluded, moq, unit } = row
  const [first] = tiers
  return [
    element('price', first && decimalAmount(first.amount)),
    element('currencyId', currency),
    element('tiers', tierText(row)),
    vatRate === null ? '' : element('vat', vatRate === 0 ? 'NO_VAT' : `VAT_${vatRate}`),
    vatRate === null || vatIncluded ? '' : element('vat_included', 'false'),
    element('min-quantity', moq),
    element('unit', unit),
  ].join('')
}

const params = ({ facts }: StoredProduct, locale: Locale): string =>
  facts
    .map(
      ({ name, value }) => `<param name="${xmlText(textIn(name, locale))}">${xmlText(textIn(value, locale))}</param>`,
    )
    .join('')

function offer(row: StoredProduct, { choice: { languages, parts }, context, forPartners }: WriteOptions): string {
  const { locale, origin, categories } = context
  const has = (part: CatalogueChoice['parts'][number]) => parts.includes(part)
  const each = (name: string, textOf: (locale: Locale) => string | undefined) =>
    forPartners ? '' : languages.map((one) => element(`${name}_${one}`, textOf(one))).join('')
  const category = categories.get(row.category)
  const available = row.stock === 0 ? ' available="false"' : ''
  return [
    `<offer id="${xmlText(fileKeyOf(row))}"${has('stock') ? available : ''}>`,
    element('name', textIn(row.names, locale)),
    each('name', (one) => row.names[one]),
    element('url', forPartners?.urlOf(row)),
    element('categoryId', category && idOf(category, forPartners)),
    element('vendor', row.brand),
    element('model', row.model),
    has('prices') ? prices(row) : '',
    has('prices') ? each('terms', (one) => termsCell(row, one)) : '',
    has('stock') ? element('lead', leadCell(row)) : '',
    has('variants') ? element('variants', variantsCell(row, origin)) : '',
    has('stock') ? element('count', row.stock) : '',
    has('customs') ? element('tnved', row.tnved) : '',
    has('customs') ? element('country_of_origin', String(productCell(row, 'country', context) ?? '')) : '',
    has('pictures')
      ? pictureAddresses(row, origin)
          .map((url) => element('picture', url))
          .join('')
      : '',
    has('descriptions') ? each('description', (one) => row.description[one]) : '',
    forPartners ? element('description', row.description[locale]) + params(row, locale) : '',
    // An import prefers these to the parameters, which repeat them for other readers.
    has('facts') ? languages.map((one) => element(`facts_${one}`, factLines(row.facts, one))).join('') : '',
    '</offer>\n',
  ].join('')
}

/**
 * The supplier's own file identifies a category by its slug, which an import finds whatever the category is called. The public rules
 * require numbers: for partners the slug is in an attribute.
 */
const idOf = ({ num, slug }: ShopCategory, forPartners: PublicYml | undefined): string =>
  forPartners ? String(num) : slug

function categoryElement(
  category: ShopCategory,
  { context: { locale, categories }, forPartners }: WriteOptions,
): string {
  const parent = forPartners && category.parent !== null && categories.has(category.parent)
  const parentId = parent ? ` parentId="${category.parent}"` : ''
  const code = forPartners ? ` code="${xmlText(category.slug)}"` : ''
  return `<category id="${xmlText(idOf(category, forPartners))}"${parentId}${code}>${xmlText(textIn(category.names, locale))}</category>\n`
}

/** 'CBRF' is the rate of the Central Bank of Russia: prices are in the supplier's own currency. */
const CURRENCY_ELEMENTS = CURRENCIES.map(
  (code) => `<currency id="${code}" rate="${code === 'RUB' ? '1' : 'CBRF'}"/>`,
).join('')

/** The categories and all their ancestors, which the public rules require. */
function withAncestors(used: number[], categories: FileContext['categories']): number[] {
  const all = new Set(used)
  for (const num of all) {
    const parent = categories.get(num)?.parent ?? null
    if (parent !== null) all.add(parent)
  }
  return [...all]
}

interface WriteOptions {
  choice: CatalogueChoice
  context: FileContext
  forPartners?: PublicYml | undefined
}

/** @param used numbers of the categories that the goods are in */
export async function* ymlTexts(
  goods: AsyncIterable<StoredProduct>,
  { used, name, ...options }: WriteOptions & { used: number[]; name: string },
): AsyncGenerator<string> {
  const { context, forPartners } = options
  const { categories, origin } = context
  const known = (forPartners ? withAncestors(used, categories) : used).flatMap((num) => categories.get(num) ?? [])
  const date = forPartners ? ` date="${new Date(forPartners.changedAt).toISOString().slice(0, 19)}+00:00"` : ''
  const company = forPartners ? `${element('company', name)}` : ''
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog${date}><shop>${element('name', name)}${company}${element('url', origin)}\n`
  if (forPartners) yield `<currencies>${CURRENCY_ELEMENTS}</currencies>\n`
  yield `<categories>`
  for (const category of known) yield categoryElement(category, options)
  yield '</categories>\n<offers>\n'
  for await (const row of goods) yield offer(row, options)
  yield '</offers></shop></yml_catalog>\n'
}
