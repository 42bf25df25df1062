/** Heads of the columns of buyers' lists, in three languages. */

import { once } from '../once.ts'
import { LIST_HEADS } from './head-words.ts'

const ROLES = ['number', 'article', 'words', 'quantity', 'unit', 'other'] as const
/** What a column has; `other` is ignored: prices, sums, notes. */
export type Role = (typeof ROLES)[number]

const roles = once(
  () => new Map(ROLES.flatMap((role) => LIST_HEADS[role].split('|').map((head): [string, Role] => [head, role]))),
)
const roleOf = (head: string): Role | undefined => roles().get(head)

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
  const known = roleOf(plainHead(cell)) ?? roleOf(plainHead(cell).replace(/no$/, '№'))
  if (known) return { role: known, unit: null }
  const { name, unit } = splitHead(cell)
  const role = roleOf(plainHead(name))
  return role ? { role, unit } : null
}

/** Heads of a printed list, in the order of its columns. */
export const PRINTED_HEADS = ['Part No', 'Description', 'Qty', 'Unit']
