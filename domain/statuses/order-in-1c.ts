/** Which state of an order a document of 1C means (docs/behaviour.md, "Exchange with 1C"). */
import type { OrderStatus } from './order.ts'

type Requisites = ReadonlyMap<string, string>

const isTrue = (text: string | undefined): boolean => /^(?:true|да|1)$/i.test(text ?? '')

/** 1C writes 0001-01-01 for a date that is empty, and some modules a lone T. @returns 'YYYY-MM-DD'; null for none */
const dayIn = (text: string | undefined): string | null => {
  const [day] = /^2\d{3}-\d{2}-\d{2}/.exec(text ?? '') ?? []
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : null
}

/** How configurations of 1C name the states of an order; anything else is a state of its own there, which means nothing here. */
const NAMED: [name: RegExp, status: OrderStatus][] = [
  [/^(?:отмен[её]н|аннулирован|отказ)/i, 'cancelled'],
  [/^отгружен|^закрыт$|^выполнен$/i, 'shipped'],
  [/^(?:сч[её]т выставлен|выставлен сч[её]т|ожидает оплаты|оплачен)/i, 'invoiced'],
]

/**
 * Requisites by which exchange modules read the state: 'Дата отгрузки по 1С' and 'Дата оплаты по 1С' (woocommerce-1c,
 * CS-Cart's rus_exim_1c), 'Отменен' and 'ПометкаУдаления' (exchange1c), 'Статус заказа' (all).
 * @param requisites of the document, names in lower case
 * @returns the state and its day, null where 1C names none; null for a document that does not state it
 */
export function statusIn1c(requisites: Requisites): { status: OrderStatus; day: string | null } | null {
  const of = (name: string) => requisites.get(name)
  const named = NAMED.find(([name]) => name.test(of('статус заказа') ?? ''))?.[1]
  const shipped = dayIn(of('дата отгрузки по 1с'))
  const paid = dayIn(of('дата оплаты по 1с'))
  if (isTrue(of('отменен')) || isTrue(of('пометкаудаления')) || named === 'cancelled')
    return { status: 'cancelled', day: null }
  if (shipped || of('номер отгрузки по 1с') || isTrue(of('отгружен')) || named === 'shipped')
    return { status: 'shipped', day: shipped }
  if (paid || of('номер оплаты по 1с') || isTrue(of('оплачен')) || named === 'invoiced')
    return { status: 'invoiced', day: paid }
  return null
}
