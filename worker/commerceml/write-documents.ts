/**
 * Orders and requests as CommerceML 2 documents, as 1C loads them from a site. Elements and requisites are those that public exchange modules
 * write: exchange1c for OpenCart (KirilLoveVE/exchange1c_v1.6_oc2.3, `queryOrders`) and woocommerce-1c (`exchange/query.php`).
 */

import { iso } from '../../domain/iso.ts'
import type { Unit } from '../../domain/trade-terms.ts'
import { element } from '../spreadsheet/xml-element.ts'
import { requisite, unitElement, within } from './elements.ts'

export interface DocumentLine {
  /** The id by which 1C knows the goods, else our own id. */
  id: string
  article: string
  name: string
  quantity: string
  unit: Unit
  /** Decimal texts; absent in a request. */
  price?: string
  gross?: string
  vat?: { rate: string | null; included: boolean; amount: string }
}

export interface CmlDocument {
  id: string
  number: string
  /** Milliseconds since 1970. */
  createdAt: number
  currency: string
  /** Decimal text; '0' of a request. */
  gross: string
  buyer: {
    id: string
    name: string
    taxNumber?: string
    kpp?: string
    address?: string
    email?: string | undefined
    phone?: string | undefined
  }
  comment: string
  lines: DocumentLine[]
  /** Names and values in the terms of 1C. */
  requisites: [name: string, value: string][]
}

const dayOf = (at: number): string => iso(at).slice(0, 10)
const timeOf = (at: number): string => iso(at).slice(11, 19)

const contact = (type: string, value: string | undefined): string =>
  value ? within('Контакт', element('Тип', type) + element('Значение', value)) : ''

function buyerOf({ id, name, taxNumber, kpp, address, email, phone }: CmlDocument['buyer']): string {
  return within(
    'Контрагенты',
    within(
      'Контрагент',
      [
        element('Ид', id),
        element('Наименование', name),
        element('Роль', 'Покупатель'),
        element(taxNumber ? 'ОфициальноеНаименование' : 'ПолноеНаименование', name),
        element('ИНН', taxNumber),
        element('КПП', kpp),
        within('АдресРегистрации', element('Представление', address)),
        within('Контакты', contact('Почта', email) + contact('ТелефонРабочий', phone)),
      ].join(''),
    ),
  )
}

const taxOf = ({ rate, included, amount }: NonNullable<DocumentLine['vat']>): string =>
  within(
    'СтавкиНалогов',
    within('СтавкаНалога', element('Наименование', 'НДС') + element('Ставка', rate ?? 'Без НДС')),
  ) +
  within(
    'Налоги',
    within(
      'Налог',
      element('Наименование', 'НДС') + element('УчтеноВСумме', String(included)) + element('Сумма', amount),
    ),
  )

const lineOf = ({ id, article, name, quantity, unit, price, gross, vat }: DocumentLine): string =>
  within(
    'Товар',
    [
      element('Ид', id),
      element('Артикул', article),
      element('Наименование', name),
      unitElement(unit),
      element('ЦенаЗаЕдиницу', price),
      element('Количество', quantity),
      element('Сумма', gross),
      vat ? taxOf(vat) : '',
      within('ЗначенияРеквизитов', requisite('ВидНоменклатуры', 'Товар') + requisite('ТипНоменклатуры', 'Товар')),
    ].join(''),
  )

const documentOf = (one: CmlDocument): string =>
  within(
    'Документ',
    [
      element('Ид', one.id),
      element('Номер', one.number),
      element('Дата', dayOf(one.createdAt)),
      element('Время', timeOf(one.createdAt)),
      element('ХозОперация', 'Заказ товара'),
      element('Роль', 'Продавец'),
      element('Валюта', one.currency),
      element('Курс', 1),
      element('Сумма', one.gross),
      buyerOf(one.buyer),
      element('Комментарий', one.comment),
      within('Товары', one.lines.map(lineOf).join('')),
      within('ЗначенияРеквизитов', one.requisites.map(([name, value]) => requisite(name, value)).join('')),
    ].join('\n'),
  )

/** @param now milliseconds since 1970 */
export const documentsXml = (documents: CmlDocument[], now: number): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${dayOf(now)}T${timeOf(now)}">
${documents.map(documentOf).join('\n')}
</КоммерческаяИнформация>\n`
