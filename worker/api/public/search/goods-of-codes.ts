/** How many goods the typeahead's TN VED codes have. */
import { sql } from 'drizzle-orm'
import type { CodeLine } from '../../../../domain/contract/search.ts'
import type { Database } from '../../../db/connection.ts'
import { number } from '../../../db/select.ts'

/** Counted up to one more, at every keystroke: at a million products a heading has tens of thousands of goods. */
const COUNTED = sql.raw('1001')

/**
 * @param lines codes of both classifiers; goods have those of TN VED alone
 * @returns a statement of `code` and `n`, the number of its published products; 1,001 means more than 1,000
 */
export const selectGoodsOfCodes = (db: Database, lines: CodeLine[]) => {
  const codes = lines.filter(({ tree }) => tree === 'tnved').map(({ code }) => code)
  return db
    .select({ code: sql<string>`code`.as('code'), n: number(sql`n`, 'n') })
    .from(sql`(SELECT given.value AS code, (SELECT count(*) FROM (
      SELECT 1 FROM products INDEXED BY products_tnved
      WHERE status = 'published' AND tnved >= given.value AND tnved < given.value || ':' LIMIT ${COUNTED}
    )) AS n FROM json_each(${JSON.stringify(codes)}) AS given) AS counted`)
}

/** @returns the lines, those of TN VED with the number of their goods */
export const withGoods = (lines: CodeLine[], counts: { code: string; n: number }[]): CodeLine[] =>
  lines.map((line) => {
    const products = line.tree === 'tnved' ? counts.find(({ code }) => code === line.code)?.n : undefined
    return products === undefined ? line : { ...line, products }
  })
