/** An edit of any part of an organization: version, review, search index and row, as one list of writes. */
import type { Context } from 'hono'
import { isApproved } from '../../../../domain/statuses/approved.ts'
import { database } from '../../../db/connection.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import type { Write } from '../../http/writes/commit.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { companySnapshot, differing, wantedSnapshot } from '../../operator/reviews/moderated-fields.ts'
import { requestReview } from '../../operator/reviews/queries.ts'
import { refuseNotOffered } from '../refuse-unoffered-terms.ts'
import type { CompanyRowChange } from './identity.ts'
import {
  type CompanyRow,
  changesIndex,
  indexCompany,
  knownServices,
  type OwnCompanyRow,
  readOwnCompany,
  type ServiceRow,
  updateCompany,
} from './queries.ts'
import { toOwnCompany } from './views.ts'

export interface CompanyEdit {
  after: OwnCompanyRow
  writes: Write[]
}

/** Columns in the search index and in the suggested addresses. */
const SEARCHED = ['names', 'description', 'city', 'address'] as const

/**
 * @param own as it was read.
 * @param change columns with their new values.
 * @param services that it offers afterwards; absent: unchanged.
 * @returns the row after the edit, and all writes that it needs.
 */
export async function editCompany(
  c: Context<ApiEnv>,
  own: OwnCompanyRow,
  change: CompanyRowChange,
  services?: ServiceRow[],
): Promise<CompanyEdit> {
  const db = database(c.env.DB)
  const { row: before } = own
  const now = Date.now()
  const changed: CompanyRow = { ...before, ...change, version: before.version + 1, updatedAt: now }
  const isReviewed = isApproved(before.status) && differing(wantedSnapshot(before), wantedSnapshot(changed)).length > 0
  // The reason for refusing an earlier change does not apply to the new one.
  const reason = isReviewed ? { statusReason: null } : {}
  const row: CompanyRow = { ...changed, ...reason }
  const isIndexed =
    services !== undefined || SEARCHED.some((field) => change[field] !== undefined) || changesIndex(before, row)
  const writes = [
    ...unchangedRow(c, 'companies', before.num, before.version),
    ...refuseNotOffered(before, { currency: change.currency }),
    updateCompany(db, before.num, { ...change, ...reason, version: row.version, updatedAt: now }),
    ...(isReviewed ? [requestReview('company', before.num, companySnapshot(before), now)] : []),
    ...(isIndexed ? await indexCompany(db, row, services ?? (await knownServices(db, own.services)), before) : []),
  ]
  return {
    after: {
      ...own,
      ...(isReviewed && { refused: null }),
      row,
      services: services?.map(({ id }) => id) ?? own.services,
    },
    writes,
  }
}

/** The organization of the user who sends the request. */
export const ownCompany = (c: Context<ApiEnv>): Promise<OwnCompanyRow> =>
  readOwnCompany(database(c.env.DB), member(c).organization.num)

/** @returns the response to a POST or PATCH, for `commit`. */
export const companyResult = (after: OwnCompanyRow) => editResult(200, toOwnCompany(after), after.row.version)
