/** Databases for measurements. They are reused until their inputs change, because growing them takes minutes. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'
import { bindingsOf } from '../../scripts/local.ts'
import { readMigrations } from '../../scripts/migrations.ts'
import { progressLine } from '../../scripts/progress.ts'
import { growCatalogue } from '../../seed/grow/grow.ts'
import { loadSeed } from '../../seed/load.ts'
import type { Bindings } from '../../worker/bindings.ts'
import { migrate } from '../../worker/db/migrate.ts'
import { siteDatabase, startWithStatements } from '../fixtures/databases/site-database.ts'
import { growCompanies } from './by-size/grow-companies.ts'
import { growStories } from './by-size/grow-stories.ts'

const CACHE = '.wrangler/bench'

/** Folders that are deleted at the end of the run. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Sources of a database's content: tables, seed, growth, search text. */
const CONTENTS = [
  'worker/db',
  'seed',
  'domain/search-text',
  'domain/classifier/compact.ts',
  ...['companies', 'stories'].map((kind) => `tests/bench/by-size/grow-${kind}.ts`),
]

function filesOf(path: string): string[] {
  if (!path.endsWith('.ts')) {
    const found = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    return found.map((entry) => join(entry.parentPath, entry.name)).toSorted()
  }
  return [path]
}

/** @returns a hash of all sources of the databases' content. */
function contentsId(): string {
  const hash = createHash('sha256')
  for (const file of CONTENTS.flatMap(filesOf).filter((name) => !name.includes('.test.'))) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** The folder of this version's databases; others are deleted, because a million products take 3 GB. */
function cacheFolder(): string {
  const id = contentsId()
  mkdirSync(join(CACHE, id), { recursive: true })
  for (const other of readdirSync(CACHE).filter((name) => name !== id)) {
    rmSync(join(CACHE, other), { recursive: true, force: true })
  }
  return join(CACHE, id)
}

/** Moves what workerd left in write-ahead logs into the databases, so that copies have no logs: a third of the bytes. */
function foldLogs(state: string): void {
  const files = readdirSync(state, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.sqlite'))) {
    const database = new DatabaseSync(join(state, file))
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.close()
  }
}

async function write(state: string, use: (bindings: Bindings) => Promise<unknown>): Promise<void> {
  const local = startWithStatements({ state })
  try {
    await use({ ...(await bindingsOf(local)), DB: siteDatabase(local) })
  } finally {
    await local.dispose()
  }
  foldLogs(state)
}

/**
 * @param from a state to copy at the beginning
 * @returns folder of a complete state: it gets its name only when it is complete
 */
async function cachedState(
  name: string,
  from: string | null,
  make: (bindings: Bindings) => Promise<unknown>,
): Promise<string> {
  const state = join(cacheFolder(), name)
  if (!existsSync(state)) {
    const unfinished = `${state}.unfinished-${process.pid}`
    if (from) cpSync(from, unfinished, { recursive: true })
    await write(unfinished, make)
    // Another process may have made the same one meanwhile.
    if (existsSync(state)) rmSync(unfinished, { recursive: true })
    else renameSync(unfinished, state)
  }
  // The page cache would serve pages of an earlier run.
  rmSync(join(state, 'cache'), { recursive: true, force: true })
  return state
}

/** All tables without rows. */
export const migratedState = (): Promise<string> =>
  cachedState('migrated', null, ({ DB }) => migrate(DB, readMigrations()))

/** The seed alone. */
export const seededState = async (): Promise<string> => cachedState('seeded', await migratedState(), loadSeed)

/** The database of the seed as SQLite writes it into a file, for a database in memory, which has no write-ahead log. */
export async function seededContent(): Promise<Uint8Array> {
  const folder = join(await seededState(), 'd1')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const [file = ''] = files.filter((name) => /[0-9a-f]{64}\.sqlite$/.test(name))
  // Bytes 18 and 19 of a database say how it is written and read: 1 is without a log (https://sqlite.org/fileformat.html).
  return readFileSync(join(folder, file)).fill(1, 18, 20)
}

const grown = (name: string, grow: (db: D1Database) => Promise<unknown>) =>
  seededState().then((seeded) => cachedState(name, seeded, ({ DB }) => grow(DB)))

/** The seed, grown to that many products. */
export const productsState = (products: number): Promise<string> =>
  grown(`products-${products}`, (db) => {
    const show = progressLine()
    return growCatalogue(db, products, ({ stage, done, all }) => show(`${products} products, ${stage}`, done, all))
  })

/** The seed, grown to that many companies. */
export const companiesState = (companies: number): Promise<string> =>
  grown(`companies-${companies}`, (db) => growCompanies(db, companies))

/** The seed, grown to that many stories. */
export const storiesState = (stories: number): Promise<string> =>
  grown(`stories-${stories}`, (db) => growStories(db, stories))
