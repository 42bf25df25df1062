/**
 * The catalogue as CommerceML 2: what the format has in its own elements, the rest as requisites that our import reads (worker/commerceml).
 */
import type { LOCALES } from '../../domain/locale.ts'
import type { CatalogueChoice } from '../../domain/price-list/catalogue-file.ts'
import { textIn } from '../../domain/text.ts'
import { decimalAmount } from '../../domain/trade-terms.ts'
import { requisite, unitElement, within } from '../commerceml/elements.ts'
import { factLines } from '../db/import/listed-facts.ts'
import { fileKeyOf } from '../db/import/stored-goods.ts'
import type { StoredProduct } from '../db/schema.ts'
import { element } from '../spreadsheet/xml-element.ts'
import { type FileContext, pictureAddresses, productCell } from './product-cells.ts'
import { leadCell, termsCell, variantsCell } from './variant-cells.ts'

/** Id of the only type of prices. */
const PRICE_TYPE = 'price'

type Has = (part: CatalogueChoice['parts'][number]) => boolean
interface WriteOptions {
  choice: CatalogueChoice
  context: FileContext
}

const hasOf =
  ({ choice }: WriteOptions): Has =>
  (part) =>
    choice.parts.includes(part)

function taxOf({ vatRate }: StoredProduct): string {
  const rate = vatRate === 0 ? 'Без НДС' : vatRate
  return vatRate === null
    ? ''
    : `<СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование>${element('Ставка', rate)}</СтавкаНалога></СтавкиНалогов>`
}

function requisitesOf(row: StoredProduct, options: WriteOptions): string {
  const has = hasOf(options)
  const each = (name: string, textOf: (locale: (typeof LOCALES)[number]) => string | undefined) =>
    options.choice.languages.map((one) => requisite(`${name}_${one}`, textOf(one))).join('')
  return within(
    'ЗначенияРеквизитов',
    [
      each('name', (one) => row.names[one]),
      requisite('model', row.model),
      has('customs') ? requisite('tnved', row.tnved) : '',
      has('prices') ? requisite('min-quantity', row.moq) : '',
      has('prices') && row.tiers.length === 0 ? requisite('currencyid', row.currency) : '',
      has('prices') && row.vatRate !== null ? requisite('vat_included', String(row.vatIncluded)) : '',
      has('prices') ? each('terms', (one) => termsCell(row, one)) : '',
      has('stock') ? requisite('lead', leadCell(row)) : '',
      has('variants') ? requisite('variants', variantsCell(row, options.context.origin)) : '',
      has('descriptions') ? each('description', (one) => row.description[one]) : '',
      has('facts') ? each('facts', (one) => factLines(row.facts, one)) : '',
    ].join(''),
  )
}

function good(row: StoredProduct, options: WriteOptions): string {
  const has = hasOf(options)
  const { locale, origin, categories } = options.context
  return `<Товар>${[
    element('Ид', fileKeyOf(row)),
    element('Наименование', textIn(row.names, locale)),
    has('prices') ? unitElement(row.unit) : '',
    within('Группы', element('Ид', categories.get(row.category)?.slug)),
    has('pictures')
      ? pictureAddresses(row, origin)
          .map((url) => element('Картинка', url))
          .join('')
      : '',
    within('Изготовитель', element('Наименование', row.brand)),
    has('customs') ? element('Страна', String(productCell(row, 'country', options.context) ?? '')) : '',
    has('prices') ? taxOf(row) : '',
    requisitesOf(row, options),
  ].join('')}</Товар>\n`
}

function offer(row: StoredProduct, has: Has): string {
  const { tiers, currency, moq } = row
  const prices = tiers.map(({ from, amount }) => {
    const least = tiers.length === 1 && from === moq ? '' : element('МинКоличество', from)
    return `<Цена>${element('ИдТипаЦены', PRICE_TYPE)}${element('ЦенаЗаЕдиницу', decimalAmount(amount))}${element('Валюта', currency)}${least}</Цена>`
  })
  return `<Предложение>${[
    element('Ид', fileKeyOf(row)),
    has('prices') ? within('Цены', prices.join('')) : '',
    has('stock') ? element('Количество', row.stock) : '',
  ].join('')}</Предложение>\n`
}

/**
 * @param goods is read twice: prices are in another part of the file than the goods
 * @param used numbers of the categories that the goods are in
 */
export async function* commercemlTexts(
  goods: () => AsyncIterable<StoredProduct>,
  { choice, context, used, name }: WriteOptions & { used: number[]; name: string },
): AsyncGenerator<string> {
  const options = { choice, context }
  const has = hasOf(options)
  const named = element('Ид', 'kontor') + element('Наименование', name)
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация ВерсияСхемы="2.07">\n<Классификатор>${named}<Группы>\n`
  for (const { slug, names } of used.flatMap((num) => context.categories.get(num) ?? []))
    yield `<Группа>${element('Ид', slug)}${element('Наименование', textIn(names, context.locale))}</Группа>\n`
  yield `</Группы></Классификатор>\n<Каталог СодержитТолькоИзменения="false">${named}<Товары>\n`
  for await (const row of goods()) yield good(row, options)
  yield '</Товары></Каталог>\n'
  if (has('prices') || has('stock')) {
    yield `<ПакетПредложений СодержитТолькоИзменения="false">${named}<ТипыЦен><ТипЦены>${element('Ид', PRICE_TYPE)}${element('Наименование', 'Цена')}</ТипЦены></ТипыЦен><Предложения>\n`
    for await (const row of goods()) yield offer(row, has)
    yield '</Предложения></ПакетПредложений>\n'
  }
  yield '</КоммерческаяИнформация>\n'
}
