/** Companies that may be the same as one under review. */
import { sql } from 'drizzle-orm'
import type { AlikeCompany } from '../../../../domain/contract/reviews.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { CompanyStatus } from '../../../../domain/statuses/company.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { directoryNum, LAST_COMPANY } from '../../../db/directory-num.ts'
import { matchQuery } from '../../../db/search-text/match-query.ts'
import { queryTerms } from '../../../db/search-text/tokens.ts'
import { localized } from '../../http/locale.ts'
import { sameName } from './alike.ts'

/** Companies that are compared, and that are shown. */
const COMPARED = 50
const SHOWN = 5

const FIRST = directoryNum('company', 0)

interface Subject {
  num: number
  names: Text
  taxNumber: string | null
}

interface Row {
  id: string
  names: string
  status: CompanyStatus
  taxNumber: string | null
}

/** @returns companies in any status with the same tax number, or the same name in a language that both have */
export async function readAlikeCompanies(db: Database, subject: Subject, locale: Locale): Promise<AlikeCompany[]> {
  const { num, names, taxNumber } = subject
  const match = matchQuery(queryTerms(names.en ?? names.ru ?? names.zh ?? ''))
  const found = match
    ? sql`UNION SELECT rowid - ${FIRST} AS num FROM (SELECT rowid FROM directory_fts
          WHERE directory_fts MATCH ${match} AND rowid BETWEEN ${FIRST} AND ${LAST_COMPANY} LIMIT ${COMPARED})
        UNION SELECT rowid - ${FIRST} FROM (SELECT rowid FROM unpublished_fts
          WHERE unpublished_fts MATCH ${match} AND rowid > ${FIRST} LIMIT ${COMPARED})`
    : sql``
  const rows = await db.all<Row>(sql`SELECT c.id, c.names, c.status, c.tax_number AS taxNumber
    FROM (SELECT num FROM (SELECT num FROM companies WHERE tax_number = ${taxNumber} LIMIT ${SHOWN}) ${found}) AS found
    CROSS JOIN companies AS c ON c.num = found.num WHERE c.num <> ${num}`)
  return rows
    .flatMap(({ id, names: stored, status, taxNumber: number }): AlikeCompany[] => {
      const theirs: Text = JSON.parse(stored)
      const isNumber = number !== null && number === taxNumber
      if (!isNumber && !sameName(theirs, names)) return []
      return [{ id, name: localized(theirs, locale), status, why: isNumber ? 'number' : 'name' }]
    })
    .slice(0, SHOWN)
}
