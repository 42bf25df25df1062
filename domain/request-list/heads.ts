/** Heads of the columns of buyers' lists, in three languages. */

import { once } from '../once.ts'
import { LIST_HEADS } from './head-words.ts'

const ROLES = ['number', 'article', 'words', 'quantity', 'unit', 'note', 'other'] as const
/** What a column has; `other` is ignored in a table: prices, sums, what is the buyer's own. */
export type Role = (typeof ROLES)[number]

const roles = once(
  () =>
    new Map(
      ROLES.flatMap((role) => LIST_HEADS[role].split('|').map((head): [string, Role] => [plainHead(head), role])),
    ),
)

/** In heads of prices and sums, whatever else these say: "Target price", 含税单价. */
const MONEY = /цен[аы]|стоимост|сумм|price|cost|amount|单价|價|价格|金额|金額/u
/** In heads of quantities: «Общее количество», "Total qty". */
const QUANTITY = /количеств|кол-во|qty|quantity|数量|數量/u

/** @param head as `plainHead` gives it */
function roleOf(head: string): Role | undefined {
  const known = roles().get(head)
  if (known || !/\p{L}/u.test(head)) return known
  if (MONEY.test(head)) return 'other'
  return QUANTITY.test(head) ? 'quantity' : undefined
}

/** "Кол-во, шт." and "Qty (pcs)": a head with the unit of its column. */
const WITH_UNIT = /^(.+?)\s*[,(（]\s*([^,()（）]+?)\s*[)）]?$/u

/** @returns a head without its unit, and the unit; both '' where it has none */
export function splitHead(cell: string): { name: string; unit: string } {
  const [, name = '', unit = ''] = WITH_UNIT.exec(cell.normalize('NFKC')) ?? []
  return { name, unit }
}

/** A head, and the unit that it gives to the amounts below it. */
export interface ColumnHead {
  role: Role
  unit: string | null
}

/** A head as it is looked up. */
export const plainHead = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/no\b(?=.)/g, 'no')
    .replace(/[.:*]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** @returns null for a cell that is not a head */
export function headOf(cell: string): ColumnHead | null {
  const known = roles().get(plainHead(cell))
  if (known) return { role: known, unit: null }
  const { name, unit } = splitHead(cell)
  const role = roleOf(plainHead(name === '' ? cell : name))
  return role ? { role, unit: unit === '' ? null : unit } : null
}

/** Heads of a printed list, in the order of its columns. */
export const PRINTED_HEADS = ['Part No', 'Description', 'Qty', 'Unit', 'Note']
