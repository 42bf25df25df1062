import { type SQL, sql } from 'drizzle-orm'
import type { ParameterChange, ParameterDeclaration } from '../../../../domain/contract/parameter-declarations.ts'
import type { Database } from '../../../db/connection.ts'
import { parameters } from '../../../db/schema.ts'

const ofCategory = (id: string): SQL => sql`${parameters.category} = (SELECT num FROM categories WHERE id = ${id})`

const select = (db: Database, category: string) =>
  db.select().from(parameters).where(ofCategory(category)).orderBy(parameters.position, parameters.num)

export type DeclarationRow = Awaited<ReturnType<typeof select>>[number]

const toDeclaration = ({ num: _, category: __, isColumn, ...row }: DeclarationRow): ParameterDeclaration => ({
  ...row,
  column: isColumn,
})

/** @returns the declarations of a category, in order; null where there is no such category */
export async function readDeclarations(db: Database, category: string): Promise<DeclarationRow[] | null> {
  const known = db
    .select({ num: sql<number>`num`.as('num') })
    .from(sql`categories`)
    .where(sql`id = ${category}`)
  const [found, rows] = await db.batch([known, select(db, category)])
  return found.length > 0 ? rows : null
}

/** @returns the declarations as responses have them, with their places from 0 */
export const toDeclarations = (rows: DeclarationRow[]): ParameterDeclaration[] =>
  rows.map((row, position) => ({ ...toDeclaration(row), position }))

/** @returns the numbers of a category's declarations in their new order */
export function reordered(rows: DeclarationRow[], { num }: DeclarationRow, position: number | undefined): number[] {
  const nums = rows.map((row) => row.num)
  if (position === undefined) return nums
  const others = nums.filter((one) => one !== num)
  return [...others.slice(0, position), num, ...others.slice(position)]
}

/** The row after a change of everything but its place. */
export const changed = (row: DeclarationRow, { column, position: _, ...change }: ParameterChange): DeclarationRow => ({
  ...row,
  ...change,
  ...(column !== undefined && { isColumn: column }),
  version: row.version + 1,
})

export const update = (db: Database, { num, ...columns }: DeclarationRow) =>
  db.update(parameters).set(columns).where(sql`${parameters.num} = ${num}`)

/** Stores the places of a category's declarations. */
export const reorder = (nums: number[]): SQL =>
  sql`UPDATE parameters SET position = (SELECT key FROM json_each(${JSON.stringify(nums)}) WHERE value = parameters.num)
    WHERE num IN (SELECT value FROM json_each(${JSON.stringify(nums)}))`

export const declarationVersion = (num: number): SQL => sql`(SELECT version FROM parameters WHERE num = ${num})`
