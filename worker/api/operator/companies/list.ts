/** The operators' list of companies, latest first (docs/behaviour.md, "People and companies on the desk"). */
import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { CompaniesQuery, DeskCompanies, DeskCompanyRow } from '../../../../domain/contract/desk-companies.ts'
import { Id } from '../../../../domain/contract/values.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { directoryNum, LAST_COMPANY } from '../../../db/directory-num.ts'
import { matchQuery } from '../../../db/search-text/match-query.ts'
import { queryTerms } from '../../../db/search-text/tokens.ts'
import { localized } from '../../http/locale.ts'
import { allOf, FOUND, pageByKey } from '../desk-lists/page-by-key.ts'

const FIRST = directoryNum('company', 0)
/** A tax number: digits, and letters in Chinese ones. */
const TAX_NUMBER = /^(?=.*\d{8})[0-9A-Z]{8,20}$/

/** The newest companies with these words in their texts, public or not. */
function withWords(q: string): SQL {
  const match = matchQuery(queryTerms(q))
  if (!match) return sql`SELECT 0 AS num`
  const from = (index: string, range: SQL) => {
    const table = sql.identifier(index)
    return sql`SELECT rowid - ${FIRST} AS num FROM (SELECT rowid FROM ${table} WHERE ${table} MATCH ${match} AND ${range}
      ORDER BY rowid DESC LIMIT ${FOUND})`
  }
  return sql`${from('directory_fts', sql`rowid BETWEEN ${FIRST} AND ${LAST_COMPANY}`)}
    UNION ALL ${from('unpublished_fts', sql`rowid > ${FIRST}`)}`
}

/** The filters; without a search the first one is that of the index. */
function conditions({ q = '', status, kind, verified }: CompaniesQuery): SQL[] {
  return [
    ...(v.is(Id, q) ? [sql`t.id = ${q}`] : TAX_NUMBER.test(q) ? [sql`t.tax_number = ${q}`] : []),
    ...(status ? [sql`t.status = ${status}`] : []),
    ...(verified ? [sql`t.verified = ${Number(verified)}`] : []),
    ...(kind ? [sql`t.kind = ${kind}`] : []),
  ]
}

type Row = Omit<DeskCompanyRow, 'name' | 'verified' | 'createdAt'> & {
  names: string
  verified: number
  createdAt: number
}

const COLUMNS = sql`t.names, t.status, t.kind, t.verified, t.country, t.created_at AS createdAt`

const toDeskCompany = ({ names, verified, createdAt, ...row }: Row, locale: Locale): DeskCompanyRow => ({
  ...row,
  name: localized(JSON.parse(names), locale),
  verified: verified === 1,
  createdAt: new Date(createdAt).toISOString(),
})

export async function readDeskCompanies(db: Database, query: CompaniesQuery, locale: Locale): Promise<DeskCompanies> {
  const { q, after } = query
  const isWords = Boolean(q) && !v.is(Id, q) && !TAX_NUMBER.test(q ?? '')
  const filters = conditions(query)
  const which = isWords ? sql`t.num > 0` : (filters.shift() ?? sql`t.id > ''`)
  const list = {
    table: 'companies' as const,
    found: isWords ? withWords(q ?? '') : null,
    which,
    rest: allOf(filters),
    after,
  }
  const { rows, next } = await pageByKey<Row>(db, list, COLUMNS)
  return { data: rows.map((row) => toDeskCompany(row, locale)), meta: { next } }
}
