/** Documents for 1C: requests and orders that it does not have in their present state, the longest waiting first. */
import { type SQL, sql } from 'drizzle-orm'
import type { Agreed } from '../../../../domain/contract/orders.ts'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import { yearlyNumber } from '../../../../domain/quote-number.ts'
import type { OrderStatus } from '../../../../domain/statuses/order.ts'
import { decimalAmount, type Unit } from '../../../../domain/trade-terms.ts'
import type { CmlDocument, DocumentLine } from '../../../commerceml/write-documents.ts'
import type { Database } from '../../../db/connection.ts'
import type { StoredContact, StoredItem } from '../../../db/schema.ts'
import { localized } from '../../http/locale.ts'
import { totalsOf } from '../quotes/views.ts'

/** Documents of one `query`: 1C gets the next ones at its next visit. */
const AT_ONCE = 200

interface Waiting {
  seq: number
  kind: 'request' | 'order'
  document: number
}

/** The documents of the next `query`. */
export const waitingOf = (company: number): SQL =>
  sql`SELECT seq, kind, document FROM exchange_outbox WHERE company = ${company} ORDER BY seq LIMIT ${AT_ONCE}`

export const readWaiting = (db: Database, company: number): Promise<Waiting[]> => db.all<Waiting>(waitingOf(company))

/** The ids of 1C for the goods of a request's lines, by the position of the line. */
const goodsOf = (inquiry: SQL) => sql`(SELECT json_group_object(l.position, p.external_id)
  FROM inquiry_lines AS part CROSS JOIN request_lines AS l ON l.num = part.line CROSS JOIN products AS p ON p.num = l.product
  WHERE part.inquiry = ${inquiry} AND part.own = 1 AND p.external_id IS NOT NULL)`

/** The states in the words of 1C; a document states the one that the order has here. */
const STATES: Record<OrderStatus, string> = {
  agreed: 'Согласован',
  invoiced: 'Счет выставлен',
  shipped: 'Отгружен',
  received: 'Получен',
  cancelled: 'Отменен',
}

interface OrderRow {
  id: string
  year: number
  serial: number
  status: OrderStatus
  /** JSON. */
  agreed: string
  gross: number
  contact: string
  createdAt: number
  updatedAt: number
  goods: string | null
}

function toOrder(row: OrderRow): CmlDocument {
  const { quote, content, buyer }: Agreed = JSON.parse(row.agreed)
  const totals = totalsOf(content)
  const goods: Record<string, string> = JSON.parse(row.goods ?? '{}')
  const lines = content.lines.map((line, at): DocumentLine => {
    const { gross = 0, vat = 0 } = totals.lines[at] ?? {}
    return {
      id: goods[String(line.line)] ?? `${row.id}-${at + 1}`,
      article: line.article,
      name: line.name,
      quantity: line.quantity,
      unit: line.unit,
      price: line.price,
      gross: decimalAmount(gross),
      vat: { rate: line.vat, included: content.vatIncluded, amount: decimalAmount(vat) },
    }
  })
  return {
    id: row.id,
    number: yearlyNumber(row.year, row.serial),
    createdAt: row.createdAt,
    currency: content.currency,
    gross: decimalAmount(row.gross),
    buyer: { id: buyer.taxNumber || row.id, ...buyer },
    comment: content.note,
    lines,
    requisites: [
      ['Вид документа сайта', 'Заказ'],
      ['Статус заказа', STATES[row.status]],
      ['Отменен', String(row.status === 'cancelled')],
      ['Дата изменения статуса', new Date(row.updatedAt).toISOString().slice(0, 19)],
      ['Номер предложения', quote.number],
      ['Контактное лицо', row.contact],
      ['Условия поставки', [content.incoterm ?? '', content.place].join(' ').trim()],
      ['Условия оплаты', content.payment],
    ],
  }
}

interface AskedLine {
  position: number
  words: string
  quantity: number | null
  unit: Unit | null
  item: StoredItem | null
}

interface RequestRow {
  id: string
  /** JSON. */
  contact: string
  message: string
  createdAt: number
  goods: string | null
  lines: string
}

function toRequest(row: RequestRow): CmlDocument {
  const contact: StoredContact = JSON.parse(row.contact)
  const goods: Record<string, string> = JSON.parse(row.goods ?? '{}')
  const asked: AskedLine[] = JSON.parse(row.lines)
  const name = [contact.organization, contact.name].filter(Boolean).join(', ')
  return {
    id: row.id,
    number: inquiryNumber(row.id),
    createdAt: row.createdAt,
    currency: 'RUB',
    gross: '0',
    buyer: {
      id: contact.email ?? contact.phone ?? row.id,
      name: name || '—',
      email: contact.email,
      phone: contact.phone,
    },
    comment: [row.message, ...asked.flatMap(({ item, words }) => (item && words ? [words] : []))]
      .filter(Boolean)
      .join('\n'),
    lines: asked.map(({ position, words, quantity, unit, item }) => ({
      id: goods[String(position)] ?? `${row.id}-${position + 1}`,
      article: item?.sku ?? '',
      name: item ? localized(item.names, 'ru').text : words,
      quantity: String(quantity ?? 1),
      unit: unit ?? 'piece',
    })),
    requisites: [
      ['Вид документа сайта', 'Запрос цен'],
      ['Статус заказа', 'Запрос цен'],
    ],
  }
}

const among = (waiting: Waiting[], kind: Waiting['kind']): string =>
  JSON.stringify(waiting.filter((one) => one.kind === kind).map(({ document }) => document))

/** @returns the documents in the order of `waiting`; what was deleted since is left out */
export async function readWaitingDocuments(db: Database, company: number, waiting: Waiting[]): Promise<CmlDocument[]> {
  const orders = db.all<OrderRow & { num: number }>(
    sql`SELECT num, id, year, serial, status, agreed, gross, contact, created_at AS createdAt, updated_at AS updatedAt, ${goodsOf(sql`orders.inquiry`)} AS goods
      FROM orders WHERE num IN (SELECT value FROM json_each(${among(waiting, 'order')})) AND company = ${company}`,
  )
  const requests = db.all<RequestRow & { num: number }>(
    sql`SELECT num, id, contact, message, created_at AS createdAt, ${goodsOf(sql`inquiries.num`)} AS goods,
        (SELECT json_group_array(json_object('position', l.position, 'words', l.words, 'quantity', l.quantity, 'unit', l.unit,
          'item', json(l.item))) FROM inquiry_lines AS part CROSS JOIN request_lines AS l ON l.num = part.line
          WHERE part.inquiry = inquiries.num AND part.own = 1) AS lines
      FROM inquiries WHERE num IN (SELECT value FROM json_each(${among(waiting, 'request')})) AND company = ${company}
        AND contact <> '{}'`,
  )
  const [sold, asked] = await Promise.all([orders, requests])
  const made = new Map([
    ...sold.map((row) => [`order ${row.num}`, toOrder(row)] as const),
    ...asked.map((row) => [`request ${row.num}`, toRequest(row)] as const),
  ])
  return waiting.flatMap(({ kind, document }) => made.get(`${kind} ${document}`) ?? [])
}
