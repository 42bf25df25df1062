/**
 * Loading many products at once: the triggers that keep listing and facet_counts are switched off by a row in bulk_load,
 * and both are brought up to date in one go at the end. A load that broke off is finished the same way by the next one.
 */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

/** The whole shop. */
const EVERYTHING = 0

const COLUMNS = 'ancestor, rank, product, price, created, company, country, moq, in_stock, tnved, category'

/** The same expressions as in the triggers of migrations/0001_catalogue.sql. */
const LIST_OWN = `INSERT OR IGNORE INTO listing (${COLUMNS})
  SELECT category, rank, num, coalesce(price_rub, 9000000000000000), created_at, company,
    coalesce(country, ''), moq, coalesce(stock, 0) > 0, coalesce(tnved, ''), category
  FROM products WHERE category = ?1 AND num > ?2 AND status = 'published'`

/** Rows of a child are small and lie together; the products themselves would be read again for every ancestor. */
const LIST_CHILD = `INSERT OR IGNORE INTO listing (${COLUMNS})
  SELECT ?1, rank, product, price, created, company, country, moq, in_stock, tnved, category
  FROM listing WHERE ancestor = ?2 AND product > ?3`

const COUNT = `INSERT INTO facet_counts (ancestor, facet, value, n)
  SELECT ?1, 'all', '', count(*) FROM listing WHERE ancestor = ?1 HAVING count(*) > 0
  UNION ALL SELECT ?1, 'company', CAST(company AS TEXT), count(*) FROM listing WHERE ancestor = ?1 GROUP BY company
  UNION ALL SELECT ?1, 'country', country, count(*) FROM listing WHERE ancestor = ?1 GROUP BY country
  UNION ALL SELECT ?1, 'stock', CAST(in_stock AS TEXT), count(*) FROM listing WHERE ancestor = ?1 GROUP BY in_stock`

/** Switches the upkeep off. Nobody else may write products until finishBulkLoad. */
export async function beginBulkLoad(db: D1Database, startedAt: number): Promise<void> {
  await db
    .prepare('INSERT INTO bulk_load (started_at) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM bulk_load)')
    .bind(startedAt)
    .run()
}

/** @returns whether a load was begun and not finished. */
export const isBulkLoading = async (db: D1Database): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM bulk_load LIMIT 1').first()) !== null

function* listUnder(db: D1Database, category: number, children: number[], after: number) {
  if (category !== EVERYTHING) yield db.prepare(LIST_OWN).bind(category, after)
  for (const child of children) yield db.prepare(LIST_CHILD).bind(category, child, after)
}

const recount = (db: D1Database, ancestor: number): D1PreparedStatement[] => [
  db.prepare('DELETE FROM facet_counts WHERE ancestor = ?').bind(ancestor),
  db.prepare(COUNT).bind(ancestor),
]

/** Up to so many new products everything fits into one batch; beyond, a statement may need the 30 s that D1 gives it. */
const FEW = 20_000

const newProducts = async (db: D1Database, after: number): Promise<number> =>
  (await db.prepare('SELECT count(*) AS n FROM products WHERE num > ?').bind(after).first<number>('n')) ?? 0

/** @returns for every ancestor, those below before those above: statements that list under it and count it anew. */
async function planUpkeep(db: D1Database, after: number): Promise<D1PreparedStatement[][]> {
  const { results } = await db
    .prepare('SELECT num, coalesce(parent, 0) AS parent FROM categories ORDER BY level DESC')
    .all<{ num: number; parent: number }>()
  return [...results.map(({ num }) => num), EVERYTHING].map((ancestor) => {
    const children = results.filter(({ parent }) => parent === ancestor).map(({ num }) => num)
    return [...listUnder(db, ancestor, children, after), ...recount(db, ancestor)]
  })
}

/**
 * Lists what was loaded, counts facets anew, and switches the upkeep on.
 * @param after products with a number above this one are new; 0 lists whatever is missing.
 * @param report is told how many of all ancestors are done, when there is much to do.
 */
export async function finishBulkLoad(
  db: D1Database,
  after: number,
  report: (done: number, all: number) => void = () => {},
): Promise<void> {
  const ancestors = await planUpkeep(db, after)
  const end = db.prepare('DELETE FROM bulk_load')
  if ((await newProducts(db, after)) <= FEW) {
    await db.batch([...ancestors.flat(), end])
    return
  }
  for (const [at, statements] of ancestors.entries()) {
    for (const statement of statements) await statement.run()
    report(at + 1, ancestors.length)
  }
  await end.run()
}
