/** Converts an offer's parameters, and elements that describe the product in the same way, to facts of the product. */

import { getOrCreate } from '../../../domain/get-or-create.ts'
import type { Locale } from '../../../domain/locale.ts'
import { decimalNumber } from '../../../domain/numbers.ts'
import type { Text, TextOrString } from '../../../domain/text.ts'
import type { StoredFact } from '../schema.ts'
import { cutAtWord, oneLine } from './clean.ts'
import type { ReportFault } from './faults.ts'
import { type FeedOffer, fieldOf } from './feed.ts'

const MOST = 200
const LONGEST_NAME = 120
const LONGEST_VALUE = 500

/** A value with letters is in the language of the feed; numbers and sizes are the same in all languages. */
const wording = (text: string, locale: Locale): TextOrString => (/\p{L}/u.test(text) ? { [locale]: text } : text)

const withUnit = (number: string, en: string, ru: string, zh: string): Text => ({
  en: `${number} ${en}`,
  ru: `${number.replaceAll('.', ',')} ${ru}`,
  zh: `${number} ${zh}`,
})

/** The format's unit is the kilogram. */
function weight(text: string): Text | null {
  const kilograms = decimalNumber(text)
  return kilograms > 0 && Number.isFinite(kilograms) ? withUnit(String(kilograms), 'kg', 'кг', 'kg') : null
}

/** Length, width and height in centimetres, with slashes between. */
function dimensions(text: string): Text | null {
  const sides = text.split('/').map(decimalNumber)
  if (sides.length !== 3 || !sides.every((side) => side > 0 && Number.isFinite(side))) return null
  return withUnit(sides.join(' × '), 'cm', 'см', 'cm')
}

const yes = (text: string): Text | null => (/^(?:true|1|yes)$/i.test(text) ? { en: 'yes', ru: 'да', zh: '是' } : null)

/** A feed gives a warranty as yes, no, or its duration. */
const warranty = (text: string, locale: Locale): TextOrString | null =>
  /^(?:false|0|no)?$/i.test(text) ? null : (yes(text) ?? wording(text, locale))

interface Element {
  element: string
  name: Required<Text>
  /** Converts the text to the fact's value, null for no fact; absent: the text itself. */
  value?: (text: string, locale: Locale) => TextOrString | null
}

const element = (element: string, en: string, ru: string, zh: string, value?: Element['value']): Element => ({
  element,
  name: { en, ru, zh },
  value,
})

/** Elements of all types of offers; a name means the same in every type. */
const ELEMENTS: Element[] = [
  element('author', 'Author', 'Автор', '作者'),
  element('artist', 'Artist', 'Исполнитель', '艺术家'),
  element('director', 'Director', 'Режиссёр', '导演'),
  element('starring', 'Starring', 'В ролях', '主演'),
  element('originalname', 'Original title', 'Оригинальное название', '原名'),
  element('performed_by', 'Read by', 'Исполнитель', '朗读者'),
  element('performance_type', 'Kind of reading', 'Тип исполнения', '朗读形式'),
  element('publisher', 'Publisher', 'Издательство', '出版社'),
  element('series', 'Series', 'Серия', '系列'),
  element('year', 'Year', 'Год', '年份'),
  element('isbn', 'ISBN', 'ISBN', 'ISBN'),
  element('volume', 'Volumes', 'Количество томов', '卷数'),
  element('part', 'Volume number', 'Номер тома', '卷号'),
  element('language', 'Language', 'Язык', '语言'),
  element('binding', 'Binding', 'Переплёт', '装订'),
  element('page_extent', 'Pages', 'Количество страниц', '页数'),
  element('media', 'Medium', 'Носитель', '载体'),
  element('storage', 'Medium', 'Носитель', '载体'),
  element('format', 'Format', 'Формат', '格式'),
  element('recording_length', 'Playing time', 'Время звучания', '时长'),
  element('worldregion', 'Part of the world', 'Часть света', '世界地区'),
  element('country', 'Country', 'Страна', '国家'),
  element('region', 'Resort or city', 'Курорт или город', '城市'),
  element('days', 'Days', 'Количество дней', '天数'),
  element('datatour', 'Departures', 'Даты заездов', '出发日期'),
  element('hotel_stars', 'Hotel category', 'Категория отеля', '酒店星级'),
  element('room', 'Room', 'Тип комнаты', '房型'),
  element('meal', 'Meals', 'Тип питания', '膳食'),
  element('included', 'Included', 'Включено', '费用包含'),
  element('transport', 'Transport', 'Транспорт', '交通方式'),
  element('place', 'Place', 'Место проведения', '地点'),
  element('hall', 'Hall', 'Зал', '厅'),
  element('hall_part', 'Seats', 'Ряд и место', '座位'),
  element('date', 'Date and time', 'Дата и время', '日期与时间'),
  element('is_premiere', 'Premiere', 'Премьера', '首演', yes),
  element('is_kids', 'For children', 'Для детей', '儿童', yes),
  element('barcode', 'Barcode', 'Штрихкод', '条形码'),
  element('weight', 'Weight with packaging', 'Вес с упаковкой', '含包装重量', weight),
  element('dimensions', 'Size with packaging', 'Габариты с упаковкой', '含包装尺寸', dimensions),
  element('expiry', 'Shelf life', 'Срок годности', '保质期'),
  element('manufacturer_warranty', 'Warranty', 'Гарантия производителя', '厂家保修', warranty),
  element('sales_notes', 'Terms of sale', 'Условия продажи', '销售条件'),
]

function elementFacts(offer: FeedOffer, locale: Locale): StoredFact[] {
  return ELEMENTS.flatMap(({ element, name, value = wording }) => {
    const texts = (offer.fields.get(element) ?? []).map((text) => oneLine(text, ', ')).filter(Boolean)
    const shown = texts.length > 0 ? value(cutAtWord(texts.join(', '), LONGEST_VALUE), locale) : null
    return shown === null ? [] : [{ name, value: shown }]
  })
}

/** The maker's article number, unless it is the model already. */
function article(offer: FeedOffer, model: string | null, locale: Locale): StoredFact[] {
  const code = oneLine(fieldOf(offer, 'vendorcode')).slice(0, LONGEST_VALUE)
  if (code === '' || code === model) return []
  return [{ name: { en: 'Article number', ru: 'Артикул', zh: '货号' }, value: wording(code, locale) }]
}

/** Collects the values of repeated parameters by name. */
function gather(offer: FeedOffer, report: ReportFault): Map<string, Set<string>> {
  const byName = new Map<string, Set<string>>()
  for (const { name: rawName, unit, value: rawValue } of offer.params) {
    const name = oneLine(rawName).replace(/[\s:]+$/, '')
    const value = oneLine(rawValue, ', ')
    if (name === '' || value === '') {
      report('fact.empty', name || value)
      continue
    }
    const shortName = cutAtWord(name, LONGEST_NAME)
    if (shortName !== name || value.length > LONGEST_VALUE) report('field.cut', shortName)
    const full = [cutAtWord(value, LONGEST_VALUE), oneLine(unit)].filter(Boolean).join(' ')
    getOrCreate(byName, shortName, () => new Set<string>()).add(full)
  }
  return byName
}

/**
 * @param model the product's model.
 * @returns at most 200 facts in the order of the feed.
 */
export function offerFacts(offer: FeedOffer, model: string | null, locale: Locale, report: ReportFault): StoredFact[] {
  const params = Array.from(gather(offer, report), ([name, values]): StoredFact => {
    const value = cutAtWord([...values].join(', '), LONGEST_VALUE)
    return { name: { [locale]: name }, value: wording(value, locale) }
  })
  const facts = [...params, ...article(offer, model, locale), ...elementFacts(offer, locale)]
  if (facts.length > MOST) report('facts.cut', String(MOST))
  return facts.slice(0, MOST)
}
