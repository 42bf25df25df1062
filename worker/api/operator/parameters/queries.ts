import { type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import {
  type DeclaringCategories,
  MAX_DECLARATIONS,
  type NewParameter,
  type ParameterChange,
  type ParameterDeclaration,
} from '../../../../domain/contract/parameter-declarations.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { categories, parameters } from '../../../db/schema.ts'
import { number, valuesOf } from '../../../db/select.ts'
import { AppError } from '../../http/problem.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { readTree } from '../../public/categories/queries.ts'
import { withMoved } from '../categories/queries.ts'

const ofCategory = (id: string): SQL => sql`${parameters.category} = (SELECT num FROM categories WHERE id = ${id})`

const select = (db: Database, category: string) =>
  db.select().from(parameters).where(ofCategory(category)).orderBy(parameters.position, parameters.num)

export type DeclarationRow = Awaited<ReturnType<typeof select>>[number]

/** @returns the declaration as responses have it, at its place from 0 */
export const toDeclaration = (
  { key, names, aliases, kind, unit, options, filter, isColumn, inName, version }: Omit<DeclarationRow, 'num'>,
  position: number,
): ParameterDeclaration => ({
  key,
  names,
  aliases,
  kind,
  unit,
  options,
  position,
  filter,
  column: isColumn,
  inName,
  version,
})

/** A category's number and its declarations, in order. */
interface Declared {
  category: number
  rows: DeclarationRow[]
}

/** @returns null where there is no such category */
export async function readDeclarations(db: Database, category: string): Promise<Declared | null> {
  const known = db
    .select({ num: sql<number>`num`.as('num') })
    .from(sql`categories`)
    .where(sql`id = ${category}`)
  const [found, rows] = await db.batch([known, select(db, category)])
  return found[0] ? { category: found[0].num, rows } : null
}

/** Published products with a value of a parameter, each once, up to a limit. */
const goodsOf: SQL = sql`(SELECT count(*) FROM (SELECT 1 FROM listing_parameters AS lp
  WHERE lp.parameter = ${parameters.num} AND lp.lowest = 1 LIMIT ${MAX_COUNTED}))`

/** @returns the number of published products that state each parameter of a category, by its key */
export async function countGoodsStating(db: Database, category: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: parameters.key, goods: number(goodsOf, 'goods') })
    .from(parameters)
    .where(ofCategory(category))
  return new Map(rows.map(({ key, goods }) => [key, goods]))
}

const moving = sql`(SELECT count(*) FROM categories WHERE merging IS NOT NULL OR num IN (SELECT category FROM leaving_ancestors))`

/** @returns all categories in the order of the tree, with the number of their own declarations, and how many are being moved or merged */
export async function readDeclaring(db: Database, locale: Locale): Promise<v.InferOutput<typeof DeclaringCategories>> {
  const declared = sql`(SELECT count(*) FROM parameters AS d WHERE d.category = categories.num)`
  const [tree, counts, [pending]] = await Promise.all([
    readTree(db, locale),
    db.select({ id: categories.id, parameters: number(declared, 'parameters') }).from(categories),
    db.select({ moving: number(moving, 'moving') }).from(sql`(SELECT 1)`),
  ])
  const byId = new Map(counts.map((row) => [row.id, row.parameters]))
  const data = tree.map(({ id, slug, name, level }) => ({ id, slug, name, level, parameters: byId.get(id) ?? 0 }))
  return { data, meta: { moving: pending?.moving ?? 0 } }
}

/** @returns the numbers of a category's declarations in their new order */
export function reordered(rows: DeclarationRow[], { num }: DeclarationRow, position: number | undefined): number[] {
  const nums = rows.map((row) => row.num)
  return position === undefined ? nums : withMoved(nums, num, position)
}

/** The row after a change of everything but its place. */
export const changedDeclaration = (
  row: DeclarationRow,
  { column, position: _, ...change }: ParameterChange,
): DeclarationRow => ({
  ...row,
  ...change,
  ...(column !== undefined && { isColumn: column }),
  version: row.version + 1,
})

export const updateDeclaration = (db: Database, { num, ...columns }: DeclarationRow) =>
  db.update(parameters).set(columns).where(sql`${parameters.num} = ${num}`)

/** Stores the places of a category's declarations. */
export const reorderDeclarations = (nums: number[]): SQL =>
  sql`UPDATE parameters SET position = (SELECT key FROM json_each(${JSON.stringify(nums)}) WHERE value = parameters.num)
    WHERE num IN ${valuesOf(nums)}`

/** A number that no declaration has, and no value of a removed one: such values are stored until the job has read its goods again. */
const freeNumber: SQL = sql`1 + max((SELECT coalesce(max(num), 0) FROM parameters),
  (SELECT coalesce(max(parameter), 0) FROM parameter_counts))`

/** The row of a new declaration, which is the last of its category. @param category its number */
export const newRow = ({ column, ...declared }: NewParameter, category: number, position: number) => ({
  ...declared,
  category,
  position,
  isColumn: column,
  version: 1,
})

export const insert = (db: Database, row: ReturnType<typeof newRow>) =>
  db.insert(parameters).values({ ...row, num: freeNumber })

/** Refuses a key that the category has, and more declarations than a category may have. */
export const refuseAdding = ({ category, key }: { category: number; key: string }) => [
  refuseUnless(
    sql`NOT EXISTS (SELECT 1 FROM parameters WHERE category = ${category} AND key = ${key})`,
    new AppError('parameter.exists', 409),
  ),
  refuseUnless(
    sql`(SELECT count(*) FROM parameters WHERE category = ${category}) < ${MAX_DECLARATIONS}`,
    new AppError('parameters.too-many', 409),
  ),
]
