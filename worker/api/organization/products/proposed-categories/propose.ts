/** Categories for a product's name: those whose names are part of it, and those of goods on sale with similar names. */
import { ne, sql } from 'drizzle-orm'
import { wordings } from '../../../../../domain/text.ts'
import type { Database } from '../../../../db/connection.ts'
import { stems } from '../../../../db/import/our-names.ts'
import { UNSORTED } from '../../../../db/import/shop-categories.ts'
import { categories } from '../../../../db/schema.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { type QueryTerm, queryTerms } from '../../../../db/search-text/tokens.ts'
import { number } from '../../../../db/select.ts'

const MAX_PROPOSED = 5
/** Goods that are looked at, the newest. */
const ROWS_READ = sql.raw('100')
/** Number of words that are searched: a name begins, or in English ends, with the thing itself. */
const WORDS = 4

/** MATCH strings with fewer and fewer words, from the beginning and from the end. */
function attempts(terms: QueryTerm[]): string[] {
  const words = terms.filter(({ typed }) => !/\d/.test(typed)).slice(0, WORDS)
  const lengths = Array.from({ length: words.length }, (_, at) => words.length - at)
  return [...new Set(lengths.flatMap((n) => [words.slice(0, n), words.slice(-n)].map((some) => matchQuery(some))))]
}

/** @returns ids of the categories that most goods of such a name are in, with the number of these */
const selectOfGoods = (db: Database, q: string) =>
  db.select({ id: sql<string>`of_goods.id`.as('id'), n: number(sql`of_goods.n`, 'n') }).from(sql`(
    WITH found AS (SELECT tried.hits FROM (SELECT (SELECT json_group_array(rowid) FROM (SELECT rowid FROM product_fts
        WHERE product_fts MATCH attempt.value ORDER BY rowid DESC LIMIT ${ROWS_READ})) AS hits
        FROM json_each(${JSON.stringify(attempts(queryTerms(q)))}) AS attempt) AS tried WHERE tried.hits <> '[]' LIMIT 1)
    SELECT c.id, count(*) AS n FROM found CROSS JOIN json_each(found.hits) AS hit
      CROSS JOIN products AS p ON p.num = hit.value CROSS JOIN categories AS c ON c.num = p.category AND c.slug <> ${UNSORTED}
      GROUP BY c.num ORDER BY n DESC, c.num LIMIT ${MAX_PROPOSED}) AS of_goods`)

const selectNames = (db: Database) =>
  db
    .select({ id: categories.id, names: categories.names, level: categories.level })
    .from(categories)
    .where(ne(categories.slug, UNSORTED))

type OfGoods = Awaited<ReturnType<typeof selectOfGoods>>

/** A category, with the words of each of its names. */
interface Named {
  id: string
  level: number
  names: string[][]
}

/** The part of a category's name that is in the product's: 1 is all of it. */
const shareOf = (name: string[], words: Set<string>): number =>
  name.length === 0 ? 0 : name.filter((stem) => words.has(stem)).length / name.length

function likeliest(q: string, all: Named[], ofGoods: OfGoods): string[] {
  const words = stems(q)
  const looked = Math.max(1, ...ofGoods.map(({ n }) => n))
  const scored = all.map(({ id, names, level }) => {
    const named = Math.max(...names.map((name) => shareOf(name, words)))
    const goods = (ofGoods.find((one) => one.id === id)?.n ?? 0) / looked
    // A category of whose name less than half is in the product's name is left out; of two that are contained
    // completely the deeper one ranks first.
    return { id, score: (named >= 0.5 ? named : 0) + goods + (named === 1 ? level / 100 : 0) }
  })
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_PROPOSED)
    .map(({ id }) => id)
}

/** @returns of each name the ids of its categories, the likeliest first; all are read in one round trip */
export async function proposeForEach(db: Database, names: readonly string[]): Promise<string[][]> {
  const [rows, ...ofGoods] = await db.batch([selectNames(db), ...names.map((name) => selectOfGoods(db, name))])
  const all = rows.map(({ id, level, names }) => ({
    id,
    level,
    names: wordings(names).map((name) => [...stems(name)]),
  }))
  return names.map((name, at) => likeliest(name, all, ofGoods[at] ?? []))
}

/** @returns ids, the likeliest first */
export const proposeCategories = async (db: Database, q: string): Promise<string[]> =>
  (await proposeForEach(db, [q]))[0] ?? []
