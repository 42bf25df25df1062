/** Loads the seed into the database and the file store. */
import type { D1Database, D1PreparedStatement, R2Bucket } from '@cloudflare/workers-types'
import { beginBulkLoad, finishBulkLoad, isBulkLoading } from '../worker/db/bulk-load.ts'
import { insertCells, insertRows } from '../worker/db/insert.ts'
import { categories, companies, files, parameters, products, services, stories, tags } from '../worker/db/schema.ts'
import { seedClassifiers } from './classifier.ts'
import { NOW } from './clock.ts'
import { declareParameters } from './declared-parameters.ts'
import { fileRow } from './files.ts'
import { indexDirectoryRows, indexProductRows } from './index-rows.ts'
import { makePlan, type Plan } from './plan.ts'
import { insertSmallTables } from './small-tables.ts'
import { turn } from './turn.ts'

/** The stores for the seed: the worker's own bindings. */
export interface Storage {
  DB: D1Database
  FILES: R2Bucket
}

export interface Summary {
  categories: number
  companies: number
  services: number
  products: number
  /** Products whose texts are in one language only. */
  oneLanguage: number
  stories: number
  files: number
  milliseconds: number
}

/** Parents before children: the tables refer to one another. */
function* statements(db: D1Database, plan: Plan): Generator<D1PreparedStatement> {
  yield* insertRows(db, files, [...plan.files.values()].map(fileRow))
  yield* insertRows(db, categories, plan.categories.rows)
  yield* insertCells(db, 'category_ancestors', ['category', 'ancestor'], plan.categories.ancestors)
  yield* insertRows(db, parameters, plan.parameters.rows)
  yield* insertRows(db, services, plan.services.rows)
  yield* insertRows(db, companies, plan.companies.rows)
  yield* insertCells(db, 'company_services', ['company', 'service'], plan.companies.services)
  yield* insertRows(db, products, plan.products)
  yield* insertRows(db, tags, plan.stories.tagRows)
  yield* insertRows(db, stories, plan.stories.rows)
  yield* insertCells(db, 'story_tags', ['tag', 'story'], plan.stories.tags)
  yield* indexProductRows(db, plan)
}

const UPLOADS_AT_ONCE = 16

/** A file is stored before its row is written: a row there means the file is there. */
async function storeFiles({ DB, FILES }: Storage, { files: planned }: Plan): Promise<void> {
  const { results } = await DB.prepare('SELECT id FROM files WHERE id IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify([...planned.keys()]))
    .all<{ id: string }>()
  const stored = new Set(results.map(({ id }) => id))
  const waiting = [...planned.values()].filter(({ id }) => !stored.has(id))
  const upload = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      await FILES.put(next.id, next.content, { httpMetadata: { contentType: next.type } })
    }
  }
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, upload))
}

/** Loads everything. Existing rows are left as they are, so an interrupted load can simply be run again. */
export async function loadSeed(storage: Storage): Promise<Summary> {
  const { DB } = storage
  const start = performance.now()
  const plan = makePlan()
  await turn()
  await beginBulkLoad(DB, NOW)
  await storeFiles(storage, plan)
  for (const statement of await insertSmallTables(DB)) await statement.run()
  for (const statement of statements(DB, plan)) {
    await turn()
    await statement.run()
  }
  for (const batch of indexDirectoryRows(DB, plan)) {
    await turn()
    await DB.batch(batch)
  }
  await finishBulkLoad(DB, 0)
  await seedClassifiers(DB)
  return {
    categories: plan.categories.rows.length,
    companies: plan.companies.rows.length,
    services: plan.services.rows.length,
    products: plan.products.length,
    oneLanguage: plan.products.filter(({ names }) => Object.keys(names).length === 1).length,
    stories: plan.stories.rows.length,
    files: plan.files.size,
    milliseconds: Math.round(performance.now() - start),
  }
}

/** Whether there are products beyond the seed's own: then the interrupted load was a growth, which begins when the seed is complete. */
async function isGrowing(db: D1Database): Promise<boolean> {
  const seeded = makePlan().products.length
  await turn()
  return (await db.prepare('SELECT 1 FROM products WHERE num > ? LIMIT 1').bind(seeded).first()) !== null
}

/**
 * @param options.growsOn whether growCatalogue is called next, which finishes an interrupted growth; otherwise that is done here.
 * @returns null when the database already has rows, and no load of the seed was left unfinished.
 */
export async function seedIfEmpty(storage: Storage, { growsOn = false } = {}): Promise<Summary | null> {
  const { DB } = storage
  // Reading this module and the data takes seconds on a busy machine.
  await turn()
  const filled = await DB.prepare('SELECT 1 FROM categories LIMIT 1').first()
  if (!filled) return loadSeed(storage)
  if (!(await isBulkLoading(DB))) {
    // A database from before there were classifiers or parameters lacks only these.
    await seedClassifiers(DB)
    await declareParameters(DB, NOW)
    return null
  }
  if (!(await isGrowing(DB))) return loadSeed(storage)
  if (!growsOn) await finishBulkLoad(DB, 0)
  return null
}
