/** Categories of a product's name: those whose names are in it, and those of the goods on sale that are called alike. */
import { sql } from 'drizzle-orm'
import { wordings } from '../../../../../domain/text.ts'
import type { Database } from '../../../../db/connection.ts'
import { stems } from '../../../../db/import/our-names.ts'
import { categories } from '../../../../db/schema.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { type QueryTerm, queryTerms } from '../../../../db/search-text/tokens.ts'
import { UNSORTED } from '../queries.ts'

const MOST = 5
/** Goods that are looked at, the newest. */
const LOOKED_AT = sql.raw('100')
/** Words that are looked for: a name begins, or in English ends, with what the thing is. */
const WORDS = 4

/** Match strings that ask for ever fewer words, from the beginning and from the end. */
function attempts(terms: QueryTerm[]): string[] {
  const words = terms.filter(({ typed }) => !/\d/.test(typed)).slice(0, WORDS)
  const lengths = Array.from({ length: words.length }, (_, at) => words.length - at)
  return [...new Set(lengths.flatMap((n) => [words.slice(0, n), words.slice(-n)].map((some) => matchQuery(some))))]
}

/** @returns ids of the categories that most goods of such a name are in, with the number of these */
const selectOfGoods = (db: Database, q: string) =>
  db.all<{ id: string; n: number }>(sql`
    WITH found AS (SELECT tried.hits FROM (SELECT (SELECT json_group_array(rowid) FROM (SELECT rowid FROM product_fts
        WHERE product_fts MATCH attempt.value ORDER BY rowid DESC LIMIT ${LOOKED_AT})) AS hits
        FROM json_each(${JSON.stringify(attempts(queryTerms(q)))}) AS attempt) AS tried WHERE tried.hits <> '[]' LIMIT 1)
    SELECT c.id, count(*) AS n FROM found CROSS JOIN json_each(found.hits) AS hit
      CROSS JOIN products AS p ON p.num = hit.value CROSS JOIN categories AS c ON c.num = p.category AND c.slug <> ${UNSORTED}
      GROUP BY c.num ORDER BY n DESC, c.num LIMIT ${MOST}`)

/** The part of a category's name that is in the product's: 1 is all of it. */
function shareOf(name: string, words: Set<string>): number {
  const own = [...stems(name)]
  return own.length === 0 ? 0 : own.filter((stem) => words.has(stem)).length / own.length
}

/** @returns ids, the likeliest first */
export async function proposeCategories(db: Database, q: string): Promise<string[]> {
  const [ofGoods, all] = await Promise.all([
    selectOfGoods(db, q),
    db
      .select({ id: categories.id, slug: categories.slug, names: categories.names, level: categories.level })
      .from(categories),
  ])
  const words = stems(q)
  const looked = Math.max(1, ...ofGoods.map(({ n }) => n))
  const scored = all
    .filter(({ slug }) => slug !== UNSORTED)
    .map(({ id, names, level }) => {
      const named = Math.max(...wordings(names).map((name) => shareOf(name, words)))
      const goods = (ofGoods.find((one) => one.id === id)?.n ?? 0) / looked
      // A name of which half is said may be that of many things; of two that are wholly said the deeper one says more.
      return { id, score: (named >= 0.5 ? named : 0) + goods + (named === 1 ? level / 100 : 0) }
    })
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ id }) => id)
}
