/**
 * Loads many products or companies at once: a row in bulk_load pauses the triggers that maintain lists and counts, and at the end all of
 * those tables are brought up to date together. An interrupted load is finished by the next one.
 */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import {
  LISTED_PRODUCT,
  LISTING,
  LISTING_STEPS,
  MAINTAINED_TABLES,
  PARAMETERS_LISTED,
  PRODUCT_STEPS,
  rebuild,
} from './maintained-tables.ts'
import { mergeWhole } from './merge-search-indexes.ts'

/** The ancestor of every product: the whole shop. */
const EVERYTHING = 0

const INTO_LISTING = `INSERT OR IGNORE INTO listing (${LISTING.columns})`

const LIST_ALL = `${INTO_LISTING} ${LISTING.recount().join(' UNION ALL ')} AND num > ?`

const LIST_OWN = `${INTO_LISTING}
  SELECT category, ${LISTED_PRODUCT} FROM products WHERE category = ? AND num > ? AND status = 'published'`

/** Copies the listing rows of a child category, which are small and adjacent, instead of reading its products again. */
const LIST_CHILD = `${INTO_LISTING}
  SELECT ?, rank, product, price, created, company, country, moq, in_stock, tnved, category, soonest
  FROM listing WHERE ancestor = ? AND product > ?`

/** Lists the parameters of products with a number above ?1, up to ?2. */
const LIST_PARAMETERS = `INSERT OR IGNORE INTO listing_parameters (${PARAMETERS_LISTED.columns})
  ${PARAMETERS_LISTED.recount().join()} AND p.num > ?1 AND p.num <= ?2`

const LIST_STEPS = `INSERT OR IGNORE INTO product_steps (${PRODUCT_STEPS.columns})
  ${PRODUCT_STEPS.recount().join()} AND product > ?1 AND product <= ?2`

const INTO_LISTED_STEPS = `INSERT OR IGNORE INTO listing_steps (${LISTING_STEPS.columns})`

const LIST_ALL_STEPS = `${INTO_LISTED_STEPS} ${LISTING_STEPS.recount().join()} AND product > ?`

/** Rows are inserted in the table's order: in another order a million rows would be written to pages all over it. */
const LIST_OWN_STEPS = `${INTO_LISTED_STEPS}
  SELECT l.ancestor, s.unit, s.step, s.price, s.product, s.rank, s.moq
  FROM listing AS l CROSS JOIN product_steps AS s ON s.product = l.product
  WHERE l.ancestor = ?1 AND l.category = ?1 AND l.product > ?2 ORDER BY s.unit, s.step, s.price, s.product`

const LIST_CHILD_STEPS = `${INTO_LISTED_STEPS}
  SELECT ?, unit, step, price, product, rank, moq FROM listing_steps WHERE ancestor = ? AND product > ?`

/** Tables to which only new rows are added: recomputing a million products would take minutes. */
const ADDED_TO = [LISTING, PARAMETERS_LISTED, PRODUCT_STEPS, LISTING_STEPS]

/** Every other paused table. */
const REBUILD = MAINTAINED_TABLES.filter((table) => table.isPausedByBulkLoad && !ADDED_TO.includes(table)).flatMap(
  rebuild,
)

const END = 'DELETE FROM bulk_load'

/**
 * The search index collects the words of many products in memory before it writes them, and rarely merges: half the work. Afterwards FTS5's
 * defaults are restored, and everything is merged once.
 */
const GATHERING = { automerge: 16, hashsize: 8_000_000 }
const DEFAULT = { automerge: 4, hashsize: 1_048_576 }

const setIndex = (db: D1Database, { automerge, hashsize }: typeof GATHERING): D1PreparedStatement[] => [
  db.prepare(`INSERT INTO product_fts (product_fts, rank) VALUES ('automerge', ${automerge})`),
  db.prepare(`INSERT INTO product_fts (product_fts, rank) VALUES ('hashsize', ${hashsize})`),
]

/** Pauses the triggers. Nothing else may write products or companies until finishBulkLoad. */
export async function beginBulkLoad(db: D1Database, startedAt: number): Promise<void> {
  const statement = db.prepare('INSERT INTO bulk_load (started_at) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM bulk_load)')
  await db.batch([statement.bind(startedAt), ...setIndex(db, GATHERING)])
}

/** @returns whether a load has begun and not finished. */
export const isBulkLoading = async (db: D1Database): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM bulk_load LIMIT 1').first()) !== null

/** Most new products that one statement lists; more are listed ancestor by ancestor. */
const AT_ONCE = 20_000

const newProducts = async (db: D1Database, after: number): Promise<number> =>
  (await db.prepare('SELECT count(*) AS n FROM products WHERE num > ?').bind(after).first<number>('n')) ?? 0

/** Called when listing begins and, if there is much to list, after each category. */
type Report = (done: number, all: number) => void

/**
 * Lists one ancestor at a time, lower ones first: the indexes of listing begin with the ancestor, so that each statement stays in one part
 * of them, and takes much less than the 30 s that the deployed database allows.
 */
async function listByAncestor(db: D1Database, after: number, report: Report): Promise<void> {
  const { results } = await db
    .prepare('SELECT num, coalesce(parent, 0) AS parent FROM categories ORDER BY level DESC')
    .all<{ num: number; parent: number }>()
  for (const [at, { num }] of [...results, { num: EVERYTHING }].entries()) {
    if (num !== EVERYTHING) {
      await db.prepare(LIST_OWN).bind(num, after).run()
      await db.prepare(LIST_OWN_STEPS).bind(num, after).run()
    }
    for (const child of results.filter(({ parent }) => parent === num)) {
      await db.prepare(LIST_CHILD).bind(num, child.num, after).run()
      await db.prepare(LIST_CHILD_STEPS).bind(num, child.num, after).run()
    }
    report(at + 1, results.length + 1)
  }
}

/** Runs a statement for AT_ONCE products at a time. */
async function listInParts(db: D1Database, sql: string, after: number): Promise<void> {
  const last = (await db.prepare('SELECT max(num) AS last FROM products').first<number>('last')) ?? 0
  for (let from = after; from < last; from += AT_ONCE)
    await db
      .prepare(sql)
      .bind(from, from + AT_ONCE)
      .run()
}

/**
 * Lists the loaded rows, rebuilds the other maintained tables, and re-enables the triggers.
 * @param after products with a number above this one are new; 0 lists whatever is missing.
 */
export async function finishBulkLoad(db: D1Database, after: number, report: Report = () => {}): Promise<void> {
  report(0, 1)
  await listInParts(db, LIST_STEPS, after)
  if ((await newProducts(db, after)) <= AT_ONCE) {
    await db.prepare(LIST_ALL).bind(after).run()
    await db.prepare(LIST_ALL_STEPS).bind(after).run()
  } else await listByAncestor(db, after, report)
  await listInParts(db, LIST_PARAMETERS, after)
  for (const sql of REBUILD) await db.prepare(sql).run()
  await db.batch([db.prepare(END), ...setIndex(db, DEFAULT)])
  await mergeWhole(db)
}
