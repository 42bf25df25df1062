/** The catalogue as CommerceML 2: what the format has in its own elements, the rest as requisites that an import knows (worker/commerceml). */
import type { LOCALES } from '../../domain/locale.ts'
import type { CatalogueChoice } from '../../domain/price-list/catalogue-file.ts'
import type { Unit } from '../../domain/trade-terms.ts'
import { factLines } from '../db/import/listed-facts.ts'
import { keyOf, type StoredProduct } from '../db/import/plan-writes.ts'
import { xmlText } from '../spreadsheet/cells.ts'
import { type FileContext, pictureAddresses, productCell, wordingIn } from './product-cells.ts'
import { leadText, termsText, variantText } from './variant-cells.ts'

const element = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === '' ? '' : `<${name}>${xmlText(String(text))}</${name}>`

const within = (name: string, content: string): string => (content === '' ? '' : `<${name}>${content}</${name}>`)

const requisite = (name: string, value: string | number | null | undefined): string =>
  within(
    'ЗначениеРеквизита',
    value === null || value === undefined || value === ''
      ? ''
      : element('Наименование', name) + element('Значение', value),
  )

/** Codes of OKEI and its names. */
const UNITS: Record<Unit, readonly [code: string, name: string]> = {
  piece: ['796', 'шт'],
  metre: ['006', 'м'],
  kilogram: ['166', 'кг'],
  tonne: ['168', 'т'],
  set: ['839', 'компл'],
  pair: ['715', 'пара'],
  'square-metre': ['055', 'м2'],
  roll: ['736', 'рул'],
  litre: ['112', 'л'],
  pack: ['778', 'упак'],
}

/** The only type of prices. */
const PRICE_TYPE = 'price'

type Has = (part: CatalogueChoice['parts'][number]) => boolean
interface Written {
  choice: CatalogueChoice
  context: FileContext
}

const hasOf =
  ({ choice }: Written): Has =>
  (part) =>
    choice.parts.includes(part)

function unitOf({ unit }: StoredProduct): string {
  const [code, name] = UNITS[unit]
  return `<БазоваяЕдиница Код="${code}">${name}</БазоваяЕдиница>`
}

function taxOf({ vatRate }: StoredProduct): string {
  const rate = vatRate === 0 ? 'Без НДС' : vatRate
  return vatRate === null
    ? ''
    : `<СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование>${element('Ставка', rate)}</СтавкаНалога></СтавкиНалогов>`
}

function requisitesOf(row: StoredProduct, written: Written): string {
  const has = hasOf(written)
  const each = (name: string, textOf: (locale: (typeof LOCALES)[number]) => string | undefined) =>
    written.choice.languages.map((one) => requisite(`${name}_${one}`, textOf(one))).join('')
  return within(
    'ЗначенияРеквизитов',
    [
      each('name', (one) => row.names[one]),
      requisite('model', row.model),
      has('customs') ? requisite('tnved', row.tnved) : '',
      has('prices') ? requisite('min-quantity', row.moq) : '',
      has('prices') && row.tiers.length === 0 ? requisite('currencyid', row.currency) : '',
      has('prices') && row.vatRate !== null ? requisite('vat_included', String(row.vatIncluded)) : '',
      has('prices') ? each('terms', (one) => termsText(row, one)) : '',
      has('stock') ? requisite('lead', leadText(row)) : '',
      has('variants') ? requisite('variants', variantText(row, written.context.origin)) : '',
      has('descriptions') ? each('description', (one) => row.description[one]) : '',
      has('facts') ? each('facts', (one) => factLines(row.facts, one)) : '',
    ].join(''),
  )
}

function good(row: StoredProduct, written: Written): string {
  const has = hasOf(written)
  const { locale, origin, categories } = written.context
  return `<Товар>${[
    element('Ид', keyOf(row)),
    element('Наименование', wordingIn(row.names, locale)),
    has('prices') ? unitOf(row) : '',
    within('Группы', element('Ид', categories.get(row.category)?.slug)),
    has('pictures')
      ? pictureAddresses(row, origin)
          .map((url) => element('Картинка', url))
          .join('')
      : '',
    within('Изготовитель', element('Наименование', row.brand)),
    has('customs') ? element('Страна', String(productCell(row, 'country', written.context) ?? '')) : '',
    has('prices') ? taxOf(row) : '',
    requisitesOf(row, written),
  ].join('')}</Товар>\n`
}

function offer(row: StoredProduct, has: Has): string {
  const { tiers, currency, moq } = row
  const prices = tiers.map(({ from, amount }) => {
    const least = tiers.length === 1 && from === moq ? '' : element('МинКоличество', from)
    return `<Цена>${element('ИдТипаЦены', PRICE_TYPE)}${element('ЦенаЗаЕдиницу', (amount / 100).toFixed(2))}${element('Валюта', currency)}${least}</Цена>`
  })
  return `<Предложение>${[
    element('Ид', keyOf(row)),
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
  { choice, context, used, name }: Written & { used: number[]; name: string },
): AsyncGenerator<string> {
  const written = { choice, context }
  const has = hasOf(written)
  const named = element('Ид', 'kontor') + element('Наименование', name)
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация ВерсияСхемы="2.07">\n<Классификатор>${named}<Группы>\n`
  for (const { slug, names } of used.flatMap((num) => context.categories.get(num) ?? []))
    yield `<Группа>${element('Ид', slug)}${element('Наименование', wordingIn(names, context.locale))}</Группа>\n`
  yield `</Группы></Классификатор>\n<Каталог СодержитТолькоИзменения="false">${named}<Товары>\n`
  for await (const row of goods()) yield good(row, written)
  yield '</Товары></Каталог>\n'
  if (has('prices') || has('stock')) {
    yield `<ПакетПредложений СодержитТолькоИзменения="false">${named}<ТипыЦен><ТипЦены>${element('Ид', PRICE_TYPE)}${element('Наименование', 'Цена')}</ТипЦены></ТипыЦен><Предложения>\n`
    for await (const row of goods()) yield offer(row, has)
    yield '</Предложения></ПакетПредложений>\n'
  }
  yield '</КоммерческаяИнформация>\n'
}
