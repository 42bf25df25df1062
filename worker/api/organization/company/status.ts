import type { D1Database } from '@cloudflare/workers-types'
import type { CompanyStatus } from '../../../../domain/statuses/company.ts'
import { COMPANY_BY_MEMBERS } from '../../../../domain/statuses/company.ts'
import { AppError } from '../../http/problem.ts'
import { changes } from '../../http/state-machine.ts'
import type { Write } from '../../http/writes/commit.ts'
import { requestReview, withdrawReview } from '../../operator/reviews/queries.ts'
import { suspendedGoodsWrites } from '../suspension.ts'
import { type CompanyRow, refuseTakenTaxNumber } from './queries.ts'
import { missingOfCompany } from './views.ts'

/** @throws AppError 409 `company.incomplete`, whose `errors` say what is missing */
function requireComplete(row: CompanyRow): void {
  const errors = missingOfCompany(row).map((path) => ({ path, code: 'required', message: 'Buyers need to know it' }))
  if (errors.length > 0) throw new AppError('company.incomplete', 409, { errors })
}

/** Moderators review the whole company, since nothing of it was ever approved. */
function queueWrites({ num, status }: CompanyRow, to: CompanyStatus, now: number): Write[] {
  if (to === 'pending') return [requestReview('company', num, {}, now)]
  return status === 'pending' ? [withdrawReview('company', num, now)] : []
}

/**
 * @returns the writes by which members set a status; null where the company has it already.
 * @throws AppError 409 `status.refused`, `company.incomplete`; `company.exists` in the batch, where another company holds the tax number
 *   by now
 */
export async function companyStatusWrites(
  d1: D1Database,
  row: CompanyRow,
  to: CompanyStatus,
  now: number,
): Promise<Write[] | null> {
  if (!changes(COMPANY_BY_MEMBERS, row.status, to)) return null
  if (to === 'pending') requireComplete(row)
  const holds = to === 'pending' ? [refuseTakenTaxNumber(row)] : []
  return [...holds, ...queueWrites(row, to, now), ...(await suspendedGoodsWrites(d1, row.num, row.status, to))]
}
