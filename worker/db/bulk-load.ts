/**
 * Loading many products or companies at once: the triggers that keep listing, company_listing and their counts are switched
 * off by a row in bulk_load, and all are brought up to date in one go at the end. A load that broke off is finished by the
 * next one.
 */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { RELIST_COMPANIES } from './relist-companies.ts'

/** The whole shop. */
const EVERYTHING = 0

const COLUMNS = 'ancestor, rank, product, price, created, company, country, moq, in_stock, tnved, category'

/** The same expressions as in the triggers of migrations/0001_catalogue.sql. */
const LISTED = `rank, num, coalesce(price_rub, 9000000000000000), created_at, company,
  coalesce(country, ''), moq, coalesce(stock, 0) > 0, coalesce(tnved, ''), category`

const LIST_ALL = `INSERT OR IGNORE INTO listing (${COLUMNS})
  SELECT ancestor, ${LISTED} FROM products JOIN category_ancestors USING (category)
  WHERE num > ? AND status = 'published'`

const LIST_OWN = `INSERT OR IGNORE INTO listing (${COLUMNS})
  SELECT category, ${LISTED} FROM products WHERE category = ? AND num > ? AND status = 'published'`

/** Rows of a child are small and lie together; the products themselves would be read again for every ancestor. */
const LIST_CHILD = `INSERT OR IGNORE INTO listing (${COLUMNS})
  SELECT ?, rank, product, price, created, company, country, moq, in_stock, tnved, category
  FROM listing WHERE ancestor = ? AND product > ?`

const FORGET_COUNTS = 'DELETE FROM facet_counts'
const COUNTS = [
  `SELECT ancestor, 'all', '', count(*) FROM listing GROUP BY ancestor`,
  `SELECT ancestor, 'company', CAST(company AS TEXT), count(*) FROM listing GROUP BY ancestor, company`,
  `SELECT ancestor, 'country', country, count(*) FROM listing GROUP BY ancestor, country`,
  `SELECT ancestor, 'stock', CAST(in_stock AS TEXT), count(*) FROM listing GROUP BY ancestor, in_stock`,
].map((counted) => `INSERT INTO facet_counts (ancestor, facet, value, n) ${counted}`)
const END = 'DELETE FROM bulk_load'

/**
 * Words of many products are gathered in memory before they are written, and merged seldom: half the work for the
 * search index. Afterwards it is set as FTS5 has it by default.
 */
const GATHER = { automerge: 16, hashsize: 8_000_000 }
const USUAL = { automerge: 4, hashsize: 1_048_576 }

const setIndex = (db: D1Database, { automerge, hashsize }: typeof GATHER): D1PreparedStatement[] => [
  db.prepare(`INSERT INTO product_fts (product_fts, rank) VALUES ('automerge', ${automerge})`),
  db.prepare(`INSERT INTO product_fts (product_fts, rank) VALUES ('hashsize', ${hashsize})`),
]

/** Switches the upkeep off. Nobody else may write products until finishBulkLoad. */
export async function beginBulkLoad(db: D1Database, startedAt: number): Promise<void> {
  const note = db.prepare('INSERT INTO bulk_load (started_at) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM bulk_load)')
  await db.batch([note.bind(startedAt), ...setIndex(db, GATHER)])
}

/** @returns whether a load was begun and not finished. */
export const isBulkLoading = async (db: D1Database): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM bulk_load LIMIT 1').first()) !== null

/** Up to so many new products one statement lists them all; beyond, see listByAncestor. */
const FEW = 20_000

const newProducts = async (db: D1Database, after: number): Promise<number> =>
  (await db.prepare('SELECT count(*) AS n FROM products WHERE num > ?').bind(after).first<number>('n')) ?? 0

type Report = (done: number, all: number) => void

/**
 * One ancestor at a time, those below before those above: the indexes of listing begin with the ancestor, so that each
 * statement stays in one part of them, and none comes near the 30 s that the deployed database gives it.
 */
async function listByAncestor(db: D1Database, after: number, report: Report): Promise<void> {
  const { results } = await db
    .prepare('SELECT num, coalesce(parent, 0) AS parent FROM categories ORDER BY level DESC')
    .all<{ num: number; parent: number }>()
  for (const [at, { num }] of [...results, { num: EVERYTHING }].entries()) {
    if (num !== EVERYTHING) await db.prepare(LIST_OWN).bind(num, after).run()
    for (const child of results.filter(({ parent }) => parent === num)) {
      await db.prepare(LIST_CHILD).bind(num, child.num, after).run()
    }
    report(at + 1, results.length + 1)
  }
}

/**
 * Lists what was loaded, counts facets anew, and switches the upkeep on.
 * @param after products with a number above this one are new; 0 lists whatever is missing.
 * @param report is told that it begins, and, when there is much to list, how many of all categories are listed.
 */
export async function finishBulkLoad(db: D1Database, after: number, report: Report = () => {}): Promise<void> {
  report(0, 1)
  const few = (await newProducts(db, after)) <= FEW
  if (few) await db.prepare(LIST_ALL).bind(after).run()
  else await listByAncestor(db, after, report)
  await db.batch([FORGET_COUNTS, ...COUNTS].map((sql) => db.prepare(sql)))
  for (const sql of RELIST_COMPANIES) await db.prepare(sql).run()
  await db.batch([db.prepare(END), ...setIndex(db, USUAL)])
}
