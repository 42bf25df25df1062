/** The stored products that a batch names. */
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../db/connection.ts'
import { products, type StoredProduct } from '../../../../db/schema.ts'
import { valuesOf } from '../../../../db/select.ts'

/** Characters of the texts of all rows that are read: some megabytes. */
const MAX_CHARACTERS = 8_000_000
/** Products that are found by their models, several of which may have the same. */
const MAX_BY_MODEL = 2_000

/** What an article identifies: a product; several made by hand; one that was deleted; or one whose texts are too long for the batch. */
type Named = { row: StoredProduct } | { refused: 'ambiguous' | 'deleted' | 'over' }

interface Match {
  num: number
  article: string
  /** 1: by the id in the supplier's files. */
  byId: number
  deletedAt: number | null
  size: number
}

const SIZE = sql`length(p.names) + length(p.description) + length(p.facts) + length(p.variants) AS size`

/** By the id in the supplier's files; goods that were made by hand, and have none, by their model. */
const matches = (company: number, articles: SQL): SQL => sql`
  SELECT p.num, p.external_id AS article, 1 AS byId, p.deleted_at AS deletedAt, ${SIZE} FROM products AS p
    WHERE p.company = ${company} AND p.external_id IN ${articles}
  UNION ALL SELECT * FROM (SELECT p.num, p.model AS article, 0, NULL, ${SIZE} FROM products AS p
    WHERE p.company = ${company} AND p.model IN ${articles} AND p.external_id IS NULL AND p.deleted_at IS NULL
    LIMIT ${MAX_BY_MODEL})`

/** @returns what each article names; an article that names nothing is not a key */
export async function readNamed(db: Database, company: number, articles: string[]): Promise<Map<string, Named>> {
  const listed = valuesOf(articles)
  const found = await db.all<Match>(matches(company, listed))
  const named = new Map<string, Named>()
  const wanted: Match[] = []
  let characters = 0
  for (const article of new Set(found.map((one) => one.article))) {
    const all = found.filter((one) => one.article === article)
    const [one, ...others] = all.some(({ byId }) => byId === 1) ? all.filter(({ byId }) => byId === 1) : all
    if (!one) continue
    if (others.length > 0) named.set(article, { refused: 'ambiguous' })
    else if (one.deletedAt !== null) named.set(article, { refused: 'deleted' })
    else if (characters + one.size > MAX_CHARACTERS) named.set(article, { refused: 'over' })
    else {
      characters += one.size
      wanted.push(one)
    }
  }
  const nums = JSON.stringify(wanted.map(({ num }) => num))
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.num, sql`(SELECT value FROM json_each(${nums}))`))
  for (const { num, article } of wanted) {
    const row = rows.find((one) => one.num === num)
    if (row) named.set(article, { row })
  }
  return named
}
