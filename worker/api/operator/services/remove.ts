/** Deletes a service, after its companies have been moved to another one, some hundred a call (docs/behaviour.md, "Services on the desk"). */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { MAX_MOVED } from '../../../../domain/contract/desk-services.ts'
import { database } from '../../../db/connection.ts'
import { directoryNum, FIRST_COMPANY } from '../../../db/directory-num.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { commit } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { unchangedRow } from '../../http/writes/version.ts'
import { applySuspensionsSoon } from '../../organization/suspension.ts'
import { type DeskServiceRow, readServiceRow } from './queries.ts'

const inUse = () => new AppError('service.in-use', 409)

/**
 * @param into id of the service that its companies offer instead; null where none offers it
 * @throws AppError 409 `service.in-use` where it has others below it, is needed, or is offered and `into` is null; 422 for an unknown one
 */
export async function removeService(c: Context<ApiEnv>, row: DeskServiceRow, into: string | null) {
  const { num, companies } = row
  const target = into === null ? null : await readServiceRow(database(c.env.DB), into)
  if (target === undefined || target?.num === num)
    throw invalidInput([{ path: 'into', code: 'unknown', message: 'No such service' }])
  if (row.isNeeded || (companies > 0 && target === null)) throw inUse()
  const moved = Math.min(companies, MAX_MOVED)
  const page = sql`(SELECT company FROM company_services WHERE service = ${num} ORDER BY company LIMIT ${MAX_MOVED})`
  const isOffered = sql`EXISTS (SELECT 1 FROM company_services WHERE service = ${num})`
  const entry = directoryNum('service', num)
  const writes = [
    ...unchangedRow(c, 'services', num),
    refuseUnless(sql`NOT EXISTS (SELECT 1 FROM services WHERE parent = ${num})`, inUse()),
    ...(target === null
      ? [refuseUnless(sql`NOT ${isOffered}`, inUse())]
      : [
          sql`INSERT OR IGNORE INTO reindex (num) SELECT ${FIRST_COMPANY} + company FROM ${page}`,
          sql`INSERT OR IGNORE INTO company_services (company, service) SELECT company, ${target.num} FROM ${page}`,
          sql`DELETE FROM company_services WHERE service = ${num} AND company IN ${page}`,
        ]),
    sql`DELETE FROM directory_fts WHERE rowid = ${entry} AND NOT ${isOffered}`,
    sql`DELETE FROM directory WHERE num = ${entry} AND NOT ${isOffered}`,
    sql`DELETE FROM services WHERE num = ${num} AND NOT ${isOffered}`,
  ]
  const response = await commit(c, writes, { status: 200, body: { data: { moved, left: companies - moved } } })
  await applySuspensionsSoon(c)
  return response
}
