/** The filter of the organization's own list, which bulk changes use as well. */
import { type SQL, sql } from 'drizzle-orm'
import type { OwnGoodsFilter } from '../../../../domain/contract/organization-products.ts'
import { directoryNum } from '../../../db/directory-num.ts'
import { matchQuery } from '../../../db/search-text/match-query.ts'
import { queryTerms } from '../../../db/search-text/tokens.ts'

/** The organization's products under the filter, as rows of `num`; the statement ends with its conditions, so that more can follow. */
export function selectOwn(company: number, { q, status }: OwnGoodsFilter): SQL {
  const hasStatus = status === undefined ? sql`true` : sql`p.status = ${status}`
  const isOwn = sql`p.company = ${company} AND p.deleted_at IS NULL AND ${hasStatus}`
  if (!q) return sql`SELECT p.num FROM products AS p WHERE ${isOwn}`
  const match = matchQuery(queryTerms(q), { prefixLast: true })
  return sql`SELECT p.num FROM (SELECT rowid FROM product_fts WHERE product_fts MATCH ${match}
    UNION ALL SELECT rowid FROM unpublished_fts WHERE unpublished_fts MATCH ${match} AND rowid < ${directoryNum('company', 0)}) AS found
    CROSS JOIN products AS p ON p.num = found.rowid AND ${isOwn}`
}
