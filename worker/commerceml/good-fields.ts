/** A good of CommerceML as the elements of a feed's offer, which are read the same whatever the format. */
import { getOrCreate } from '../../domain/get-or-create.ts'
import type { FeedOffer } from '../db/import/feed.ts'
import { putField } from '../db/import/feed.ts'
import { vatCell } from '../price-table/cell-values.ts'
import { OWN_ELEMENTS } from './own-elements.ts'
import { type CmlNode, type CmlRecord, childOf, childText } from './records.ts'
import type { References } from './references.ts'

export const emptyOffer = (id: string, line: number): FeedOffer => ({
  id,
  line,
  type: '',
  available: null,
  broken: null,
  fields: new Map(),
  params: [],
  faults: [],
})

/** Units of the marketplace by their OKEI codes. */
const UNIT_CODES: ReadonlyMap<string, string> = new Map([
  ['006', 'м'],
  ['018', 'пог. м'],
  ['055', 'м2'],
  ['112', 'л'],
  ['166', 'кг'],
  ['168', 'т'],
  ['704', 'набор'],
  ['715', 'пара'],
  ['736', 'рулон'],
  ['778', 'упак'],
  ['796', 'шт'],
  ['839', 'компл'],
])

function unitOf(good: CmlNode): string {
  const unit = childOf(good, 'базоваяединица')
  if (!unit) return ''
  return UNIT_CODES.get(unit.attributes.код ?? '') ?? (unit.text || (unit.attributes.наименованиеполное ?? ''))
}

/** Requisites of 1C itself, which mean nothing to buyers. */
const OF_1C = new Set([
  'видноменклатуры',
  'типноменклатуры',
  'полное наименование',
  'упаковка',
  'единицаизмеренияупаковки',
  'коэффициентупаковки',
  'описаниефайла',
  'файл',
])

/** Requisites and properties for which a feed has elements, with the names of these. */
const ELEMENTS = new Map([
  ['вес', 'weight'],
  ['описаниевформатеhtml', 'description'],
  ...['производитель', 'изготовитель', 'бренд', 'торговая марка', 'марка'].map((name) => [name, 'vendor'] as const),
  ...['страна', 'страна происхождения', 'страна производства', 'страна изготовления'].map(
    (name) => [name, 'country_of_origin'] as const,
  ),
  ...['тн вэд', 'тнвэд', 'код тн вэд', 'кодтнвэд', 'код тнвэд'].map((name) => [name, 'tnved'] as const),
])

const DESCRIPTION = 'description'

function putNamed(offer: FeedOffer, name: string, value: string): void {
  const key = name.trim().toLowerCase()
  const element = ELEMENTS.get(key)
  const isNothing = value === '' || (element === 'weight' && Number(value.replace(',', '.')) === 0)
  if (isNothing || OF_1C.has(key)) return
  if (OWN_ELEMENTS.has(key)) putField(offer, key, value)
  else if (element === undefined) offer.params.push({ name, unit: '', value })
  else if (!offer.fields.has(element)) putField(offer, element, value)
}

function putProperties(offer: FeedOffer, good: CmlNode, { properties, values }: References): void {
  for (const one of childOf(good, 'значениясвойств')?.children ?? []) {
    const name = properties.get(childText(one, 'ид')) ?? childText(one, 'наименование')
    const texts = one.children.filter((child) => child.name === 'значение' || child.name === 'идзначения')
    const shown = texts.map(({ text }) => values.get(text) ?? text).filter((text) => text !== '')
    if (name !== '') putNamed(offer, name, [...new Set(shown)].join(', '))
  }
}

/** Elements of a good that are read, here or with its offers; any other is counted in the report. */
const KNOWN = new Set(
  `ид артикул штрихкод наименование полноенаименование описание картинка группы базоваяединица значениясвойств значенияреквизитов
  ставкиналогов изготовитель торговаямарка страна вес характеристикитовара статус пометкаудаления номерверсии категория`.split(
    /\s+/,
  ),
)

function rateOf(good: CmlNode): string {
  const taxes = childOf(good, 'ставкиналогов')?.children ?? []
  const vat = taxes.find((tax) => /ндс|vat/i.test(childText(tax, 'наименование'))) ?? taxes[0]
  return vat ? childText(vat, 'ставка') : ''
}

/** @returns whether 1C has deleted the good, and lists it only for that reason */
export const isDeleted = ({ attributes, ...node }: CmlNode): boolean =>
  /^удал[её]н$/i.test(attributes.статус ?? childText({ attributes, ...node }, 'статус')) ||
  childText({ attributes, ...node }, 'пометкаудаления') === 'true'

/** @returns the offer without prices and stock */
export function goodOffer({ node, faults, broken }: CmlRecord, references: References): FeedOffer {
  const offer = { ...emptyOffer(childText(node, 'ид'), node.line), faults, broken }
  putField(offer, 'name', childText(node, 'наименование') || childText(node, 'полноенаименование'))
  putField(offer, 'vendorcode', childText(node, 'артикул'))
  putField(offer, 'barcode', childText(node, 'штрихкод'))
  putField(offer, DESCRIPTION, childText(node, 'описание'))
  putField(offer, 'unit', unitOf(node))
  const maker = childOf(node, 'изготовитель')
  putField(
    offer,
    'vendor',
    (maker && (childText(maker, 'наименование') || maker.text)) || childText(node, 'торговаямарка'),
  )
  putField(offer, 'country_of_origin', childText(node, 'страна'))
  putNamed(offer, 'вес', childText(node, 'вес'))
  const rate = rateOf(node)
  putField(offer, 'vat', rate === '' ? '' : vatCell(rate))
  for (const { name, text } of childOf(node, 'группы')?.children ?? [])
    if (name === 'ид') putField(offer, 'categoryid', text)
  for (const { name, text } of node.children) {
    if (name === 'картинка') putField(offer, 'picture', text)
    else if (!KNOWN.has(name)) getOrCreate(offer.fields, name, (): string[] => []).push('')
  }
  for (const one of childOf(node, 'значенияреквизитов')?.children ?? [])
    putNamed(offer, childText(one, 'наименование'), childText(one, 'значение'))
  putProperties(offer, node, references)
  return offer
}
