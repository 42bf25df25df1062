/** Grows the seed's directories of companies to any size, for measurements, by branches of the seed's companies. */
import type { D1Database } from '@cloudflare/workers-types'
import { NOW } from '../../../seed/clock.ts'
import { makePlan } from '../../../seed/plan.ts'
import { turn } from '../../../seed/turn.ts'
import { beginBulkLoad, finishBulkLoad } from '../../../worker/db/bulk-load.ts'
import { directoryNum } from '../../../worker/db/directory-num.ts'
import { directoryIndexText } from '../../../worker/db/search-index.ts'

/** Placeholder of the branch's number in texts. */
const STAND_IN = '70007'

/** Branches of every company in a statement. */
const AT_ONCE = 50

/** One row for each new company: `source` is the seed's company, `n` the branch, `num` its own number. */
const BRANCHES = `WITH RECURSIVE copies (n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM copies WHERE n < ?2),
  texts AS MATERIALIZED (
    SELECT value ->> 0 AS source, value ->> 1 AS names, value ->> 2 AS name, value ->> 3 AS body FROM json_each(?3)
  ),
  branches AS (
    SELECT source, n, n * (SELECT count(*) FROM texts) + source AS num, replace(names, '${STAND_IN}', n) AS names,
      replace(name, '${STAND_IN}', n) AS name, body
    FROM copies CROSS JOIN texts
  )`

const COMPANIES = `${BRANCHES}
  INSERT INTO companies (num, id, slug, kind, names, description, country, city, address, founded, staff, currency,
    incoterm, facts, activities, verified, status, created_at, updated_at)
  SELECT b.num, printf('c%015d', b.num), s.slug, s.kind, b.names, s.description, s.country, s.city, s.address,
    s.founded - b.n % 20, s.staff, s.currency, s.incoterm, s.facts, s.activities, b.num % 3 = 0, s.status,
    s.created_at - b.n * 1000, s.updated_at
  FROM branches AS b CROSS JOIN companies AS s ON s.num = b.source`

const SERVICES = `${BRANCHES}
  INSERT INTO company_services (company, service)
  SELECT b.num, s.service FROM branches AS b CROSS JOIN company_services AS s ON s.company = b.source`

/** Index entries of the new companies; their products are not indexed, since no measurement searches for them. */
const WORDS = `${BRANCHES}
  INSERT INTO directory_fts (rowid, name, body) SELECT ${directoryNum('company', 0)} + num, name, body FROM branches`

/** One product for each, so that suppliers are listed in categories. */
const PRODUCTS = `${BRANCHES},
  offers AS MATERIALIZED (
    SELECT num, company, row_number() OVER (PARTITION BY company ORDER BY num) - 1 AS place,
      count(*) OVER (PARTITION BY company) AS of FROM products WHERE num <= ?4 AND status = 'published'
  )
  INSERT INTO products (id, slug, company, category, model, names, description, tnved, country, unit, moq, stock, facts,
    tiers, currency, vat_included, vat_rate, price_rub, pictures, status, rank, created_at, updated_at)
  SELECT printf('p%015d', b.num), p.slug, b.num, p.category, p.model, p.names, '{}', p.tnved, p.country, p.unit, p.moq,
    p.stock, p.facts, p.tiers, p.currency, p.vat_included, p.vat_rate, p.price_rub, p.pictures, p.status, p.rank,
    p.created_at, p.updated_at
  FROM branches AS b CROSS JOIN offers AS o ON o.company = b.source AND o.place = b.n % o.of
  CROSS JOIN products AS p ON p.num = o.num`

/** Texts of every company of the seed, with a placeholder for the number of a branch. */
function textsOf({ companies }: ReturnType<typeof makePlan>): string {
  const rows = companies.rows.map(({ names, description, city }, at) => {
    const numbered = Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, `${name} ${STAND_IN}`]))
    const { name, body } = directoryIndexText(numbered, [description, city])
    return [at + 1, JSON.stringify(numbered), name, body]
  })
  return JSON.stringify(rows)
}

/**
 * @param db seeded, and not grown yet
 * @param wanted the least number of companies afterwards
 */
export async function growCompanies(db: D1Database, wanted: number): Promise<void> {
  const plan = makePlan()
  const texts = textsOf(plan)
  const seeded = plan.companies.rows.length
  const products = plan.products.length
  const copies = Math.ceil((wanted - seeded) / seeded)
  await turn()
  await beginBulkLoad(db, NOW)
  for (let from = 1; from <= copies; from += AT_ONCE) {
    const to = Math.min(copies, from + AT_ONCE - 1)
    await db.batch([
      ...[COMPANIES, SERVICES, WORDS].map((sql) => db.prepare(sql).bind(from, to, texts)),
      db.prepare(PRODUCTS).bind(from, to, texts, products),
    ])
  }
  await finishBulkLoad(db, products)
}
