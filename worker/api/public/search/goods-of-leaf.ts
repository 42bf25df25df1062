/** The goods of the category that the words of a query mean, those first that have more of what else is said: numbers, materials. */
import { type SQL, sql } from 'drizzle-orm'
import type { TypedRange } from '../../../../domain/parameters/typed-ranges.ts'
import { matchQuery } from '../../../db/search-text/match-query.ts'
import { indexText, type QueryTerm } from '../../../db/search-text/tokens.ts'
import { worthOfRanges } from '../products/in-range.ts'
import { PUBLIC_RANKS } from '../products/public-ranks.ts'
import { singleTerms } from './understanding/relaxations.ts'

/** Of so many words goods are looked for, and of each so many goods, the newest ones. */
const MAX_TERMS = 8
const OF_TERM = sql.raw('300')

/** What a word is worth, and a number, which says which of the goods is meant; in a name a little more than in a text. */
const WORD = 1
const NUMBER = 2
const ALSO_NAMED = 0.3

const leafNum = (slug: string): SQL => sql`(SELECT num FROM categories WHERE slug = ${slug})`

/** MATCH strings of the terms within the category, as [match, worth]. The slug is its English name, which its goods have among their words. */
function matchedWords(slug: string, terms: QueryTerm[]): [string, number][] {
  const tokens = indexText(slug.replaceAll('-', ' ')).split(' ')
  const within = `{category} : (${tokens.map((token) => `"${token}"`).join(' AND ')})`
  return singleTerms(terms)
    .slice(0, MAX_TERMS)
    .flatMap((term): [string, number][] => {
      const match = matchQuery([term])
      const worth = /\d/.test(term.typed) ? NUMBER : WORD
      return [
        [`${within} AND (${match})`, worth],
        [`${within} AND {name model} : (${match})`, worth * ALSO_NAMED],
      ]
    })
}

/**
 * @param slug of the category
 * @param terms of the query
 * @returns a SELECT of `product`, `score` and `rank`, best first
 */
export function rowsOfLeaf(slug: string, terms: QueryTerm[], limit: number, ranges: TypedRange[]): SQL {
  return sql`
  WITH hit AS MATERIALIZED (
    SELECT one.value AS product, sum(said.value ->> 1) AS worth FROM json_each(${JSON.stringify(matchedWords(slug, terms))}) AS said
    CROSS JOIN json_each((SELECT json_group_array(rowid) FROM (
      SELECT rowid FROM product_fts WHERE product_fts MATCH said.value ->> 0 ORDER BY rowid DESC LIMIT ${OF_TERM}))) AS one
    GROUP BY one.value
  ), candidate AS MATERIALIZED (
    SELECT product FROM (SELECT product FROM listing WHERE ancestor = ${leafNum(slug)} ORDER BY rank DESC, product DESC LIMIT ${limit})
    UNION SELECT product FROM hit
  )
  SELECT c.product, 0.0 - coalesce(hit.worth, 0)${worthOfRanges(sql`c.product`, ranges)} AS score, p.rank
  FROM candidate AS c CROSS JOIN ${PUBLIC_RANKS} ON p.num = c.product AND p.status = 'published'
  LEFT JOIN hit ON hit.product = c.product
  WHERE EXISTS (SELECT 1 FROM products AS own CROSS JOIN category_ancestors AS up ON up.category = own.category
    WHERE own.num = c.product AND up.ancestor = ${leafNum(slug)})
  ORDER BY score ASC, p.rank DESC, c.product DESC LIMIT ${limit}`
}

/** The order of these rows. */
export const leafOrder = sql`page.score, page.rank DESC, page.product DESC`
