import { readdirSync } from 'node:fs'
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { insertRows } from '../worker/db/insert.ts'

const FOLDER = new URL('tables/', import.meta.url)

/** What a file of tables/ exports: a table on which no other depends, with its sample rows. */
interface SmallTable {
  table: SQLiteTable
  rows: SQLiteTable['$inferInsert'][]
}

/** The tables of tables/ with their sample rows, in the order of their files' names. */
export async function smallTables(): Promise<SmallTable[]> {
  const files = readdirSync(FOLDER).sort()
  return Promise.all(files.map((file): Promise<SmallTable> => import(new URL(file, FOLDER).href)))
}

/** @returns statements that insert the sample rows; rows that exist are left as they are */
export async function insertSmallTables(db: D1Database): Promise<D1PreparedStatement[]> {
  return (await smallTables()).flatMap(({ table, rows }) => [...insertRows(db, table, rows)])
}
