/** The statements that store what an edge has counted (docs/decisions/0012-views.md, 0051-statistics.md). */
import { type SQL, sql } from 'drizzle-orm'
import type { PageViewReport } from '../../../../domain/contract/page-views.ts'
import { activeMember } from '../../../db/active-member.ts'
import { countedQuery } from '../search/counted-query.ts'
import { addWords } from './search-words.ts'

/** Rows of a report as a parameter that json_each reads. */
const json = (rows: unknown[]) => sql`json_each(${JSON.stringify(rows)})`

/**
 * Whether the account that viewed, whose id comes without proof, belongs to the company's own people: then it is not counted.
 * @param by expression of that id, NULL without one
 */
const isOwn = (by: SQL, company: SQL): SQL => sql`EXISTS (SELECT 1 FROM employees AS e JOIN users AS u ON u.num = e.user
  WHERE u.id = ${by} AND e.company = ${company} AND ${activeMember('e')})`

const BY = sql`seen.value ->> 'by'`
const TIMES = sql`sum(seen.value ->> 'times')`

interface Counted {
  id: string
  times: number
  by: string | undefined
  country: string
}

function counted(report: PageViewReport, kind: 'product' | 'company'): Counted[] {
  return report.flatMap(({ by, country = '', [kind]: seen }) =>
    Object.entries(seen).map(([id, times]) => ({ id, times, by, country })),
  )
}

const addOpened = (report: PageViewReport, day: number): SQL[] => {
  const products = json(counted(report, 'product'))
  const ofOthers = sql`WHERE NOT ${isOwn(BY, sql`p.company`)}`
  const companies = json(counted(report, 'company'))
  return [
    sql`INSERT INTO views (day, company, kind, subject, count)
    SELECT ${day}, p.company, 'product', p.num, ${TIMES} FROM ${products} AS seen
      CROSS JOIN products AS p ON p.id = seen.value ->> 'id' ${ofOthers} GROUP BY p.num
    UNION ALL
    SELECT ${day}, c.num, 'company', c.num, ${TIMES} FROM ${companies} AS seen
      CROSS JOIN companies AS c ON c.id = seen.value ->> 'id' WHERE NOT ${isOwn(BY, sql`c.num`)} GROUP BY c.num
    ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    sql`INSERT INTO product_interest (day, company, product, country, opened)
    SELECT ${day}, p.company, p.num, seen.value ->> 'country', ${TIMES} FROM ${products} AS seen
      CROSS JOIN products AS p ON p.id = seen.value ->> 'id' ${ofOthers} GROUP BY p.num, seen.value ->> 'country'
    ON CONFLICT DO UPDATE SET opened = opened + excluded.opened`,
  ]
}

/** Lists that showed products; the words of a search that is not counted are stored as ''. */
function addLists(report: PageViewReport, day: number): SQL[] {
  const lists = report.flatMap(({ by, country = '', lists = [] }) =>
    lists.map((one) => ({ ...one, by, country, words: countedQuery(one.words) ?? '' })),
  )
  if (lists.length === 0) return []
  return [
    sql`INSERT INTO shown_lists (day, country, words, products, count)
    SELECT ${day}, country, words, products, sum(times) FROM (
      SELECT seen.value ->> 'country' AS country, seen.value ->> 'words' AS words, seen.value ->> 'times' AS times,
        (SELECT json_group_array(p.num) FROM json_each(seen.value -> 'products') AS id CROSS JOIN products AS p ON p.id = id.value
          WHERE NOT ${isOwn(BY, sql`p.company`)}) AS products
      FROM ${json(lists)} AS seen)
    WHERE products <> '[]' GROUP BY country, words, products
    ON CONFLICT DO UPDATE SET count = count + excluded.count`,
  ]
}

function addOpenedFromSearch(report: PageViewReport, day: number): SQL[] {
  const opened = report.flatMap(({ by, led = [] }) =>
    led.map((one) => ({ ...one, by, words: countedQuery(one.words) })).filter(({ words }) => words !== null),
  )
  if (opened.length === 0) return []
  return [
    addWords(sql`SELECT ${day} AS day, p.company AS company, seen.value ->> 'words' AS words, 0 AS shown, ${TIMES} AS opened
      FROM ${json(opened)} AS seen CROSS JOIN products AS p ON p.id = seen.value ->> 'product'
      WHERE NOT ${isOwn(BY, sql`p.company`)} GROUP BY p.company, words`),
  ]
}

/** @returns the statements that add to the day's counts. An unknown id is ignored: it has no page. Views by a company's own people do not count. */
export const addViews = (report: PageViewReport, day: number): SQL[] => [
  ...addOpened(report, day),
  ...addLists(report, day),
  ...addOpenedFromSearch(report, day),
]
