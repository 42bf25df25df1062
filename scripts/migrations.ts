import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_splitSqlQuery as splitSql } from 'wrangler'
import type { Migration } from '../worker/db/migrate.ts'

const FOLDER = 'worker/db/migrations'

/** @returns the migrations of this checkout, oldest first; their names begin with a number of four digits. */
export const readMigrations = (): Migration[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, statements: splitSql(readFileSync(join(FOLDER, name), 'utf8')) }))
