/** The catalogue as a YML feed: what the format has in its own elements, texts by language and the rest in elements that an import knows. */
import type { LOCALES } from '../../domain/locale.ts'
import type { CatalogueChoice } from '../../domain/price-list/catalogue-file.ts'
import { factLines } from '../db/import/listed-facts.ts'
import { keyOf, type StoredProduct } from '../db/import/plan-writes.ts'
import { xmlText } from '../spreadsheet/cells.ts'
import { type FileContext, pictureAddresses, productCell, tierText, wordingIn } from './product-cells.ts'
import { leadText, termsText, variantText } from './variant-cells.ts'

const element = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === '' ? '' : `<${name}>${xmlText(String(text))}</${name}>`

function prices(row: StoredProduct): string {
  const { tiers, currency, vatRate, vatIncluded, moq, unit } = row
  const [first] = tiers
  return [
    element('price', first && (first.amount / 100).toFixed(2)),
    element('currencyId', currency),
    element('tiers', tierText(row)),
    vatRate === null ? '' : element('vat', vatRate === 0 ? 'NO_VAT' : `VAT_${vatRate}`),
    vatRate === null || vatIncluded ? '' : element('vat_included', 'false'),
    element('min-quantity', moq),
    element('unit', unit),
  ].join('')
}

function offer(row: StoredProduct, { languages, parts }: CatalogueChoice, context: FileContext): string {
  const { locale, origin, categories } = context
  const has = (part: CatalogueChoice['parts'][number]) => parts.includes(part)
  const each = (name: string, textOf: (locale: (typeof LOCALES)[number]) => string | undefined) =>
    languages.map((one) => element(`${name}_${one}`, textOf(one))).join('')
  const available = row.stock === 0 ? ' available="false"' : ''
  return [
    `<offer id="${xmlText(keyOf(row))}"${has('stock') ? available : ''}>`,
    element('name', wordingIn(row.names, locale)),
    each('name', (one) => row.names[one]),
    element('categoryId', categories.get(row.category)?.slug),
    element('vendor', row.brand),
    element('model', row.model),
    has('prices') ? prices(row) : '',
    has('prices') ? each('terms', (one) => termsText(row, one)) : '',
    has('stock') ? element('lead', leadText(row)) : '',
    has('variants') ? element('variants', variantText(row, origin)) : '',
    has('stock') ? element('count', row.stock) : '',
    has('customs') ? element('tnved', row.tnved) : '',
    has('customs') ? element('country_of_origin', String(productCell(row, 'country', context) ?? '')) : '',
    has('pictures')
      ? pictureAddresses(row, origin)
          .map((url) => element('picture', url))
          .join('')
      : '',
    has('descriptions') ? each('description', (one) => row.description[one]) : '',
    has('facts') ? each('facts', (one) => factLines(row.facts, one)) : '',
    '</offer>\n',
  ].join('')
}

/** @param used numbers of the categories that the goods are in */
export async function* ymlTexts(
  goods: AsyncIterable<StoredProduct>,
  { choice, context, used, name }: { choice: CatalogueChoice; context: FileContext; used: number[]; name: string },
): AsyncGenerator<string> {
  const { categories, locale } = context
  const known = used.flatMap((num) => categories.get(num) ?? [])
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog><shop>${element('name', name)}${element('url', context.origin)}\n<categories>`
  for (const { slug, names } of known)
    yield `<category id="${xmlText(slug)}">${xmlText(wordingIn(names, locale))}</category>\n`
  yield '</categories>\n<offers>\n'
  for await (const row of goods) yield offer(row, choice, context)
  yield '</offers></shop></yml_catalog>\n'
}
