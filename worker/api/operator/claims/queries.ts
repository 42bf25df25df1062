import { sql } from 'drizzle-orm'
import type { Claim, ClaimAnswer, OwnClaim } from '../../../../domain/contract/claims.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import { activeMember } from '../../../db/active-member.ts'
import type { Database } from '../../../db/connection.ts'
import { type CompanyRequestRow, FIELDS, MAX_COMPANY_REQUESTS } from '../../account/company-requests/queries.ts'
import { localized } from '../../http/locale.ts'

interface Answerable extends CompanyRequestRow {
  /** Milliseconds; 0: the company has no owner. */
  answerUntil: number
  /** JSON. */
  answer: string | null
  answeredAt: number | null
}

export interface StoredClaim extends Answerable {
  registeredName: string
  payment: string
  companyId: string
  names: string
  taxNumber: string | null
  companyStatus: string
  website: string | null
  verified: number
  /** JSON lists of proved e-mail addresses. */
  emails: string
  ownersEmails: string
}

const ANSWER = sql`r.answer_until AS answerUntil, r.answer, r.answered_at AS answeredAt`
const proved = sql`kind = 'email' AND verified_at IS NOT NULL`

/** @param id of a single claim; absent: all open ones, longest waiting first */
export const readClaims = (db: Database, id?: string) =>
  db.all<StoredClaim>(sql`SELECT ${FIELDS}, ${ANSWER}, r.registered_name AS registeredName, r.payment, c.id AS companyId, c.names,
      c.tax_number AS taxNumber, c.status AS companyStatus, c.website, c.verified,
      (SELECT json_group_array(value) FROM contacts WHERE user = r.user AND ${proved}) AS emails,
      (SELECT json_group_array(value) FROM employees AS e CROSS JOIN contacts ON contacts.user = e.user AND ${proved}
        WHERE e.company = r.company AND e.role = 'OWNER' AND ${activeMember('e')}) AS ownersEmails
    FROM company_requests AS r CROSS JOIN users ON users.num = r.user CROSS JOIN companies AS c ON c.num = r.company
    WHERE r.kind = 'claim' AND r.status = 'open' ${id === undefined ? sql`` : sql`AND r.id = ${id}`}
    ORDER BY r.num LIMIT ${MAX_COMPANY_REQUESTS}`)

/** @returns open claims, counted up to 10,000 as totals of lists are */
export async function countClaims(db: Database): Promise<number> {
  const [row] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM
    (SELECT 1 FROM company_requests WHERE kind = 'claim' AND status = 'open' LIMIT ${MAX_COUNTED})`)
  return row?.n ?? 0
}

/** The open claims to one company. @param id of a single one */
export const readClaimsTo = (db: Database, company: number, id?: string) =>
  db.all<Answerable>(sql`SELECT ${FIELDS}, ${ANSWER}
    FROM company_requests AS r CROSS JOIN users ON users.num = r.user
    WHERE r.company = ${company} AND r.kind = 'claim' AND r.status = 'open' ${id === undefined ? sql`` : sql`AND r.id = ${id}`}
    ORDER BY r.num LIMIT ${MAX_COMPANY_REQUESTS}`)

const answerOf = ({ answer, answeredAt }: Answerable): ClaimAnswer | null =>
  answer === null ? null : { ...JSON.parse(answer), answeredAt: new Date(answeredAt ?? 0).toISOString() }

const toOpenClaim = (row: Answerable) => ({
  id: row.id,
  message: row.message,
  createdAt: new Date(row.createdAt).toISOString(),
  answerUntil: row.answerUntil > 0 ? new Date(row.answerUntil).toISOString() : null,
  answer: answerOf(row),
})

/** What the company's owners see of a claim: without the claimant's evidence, which they could otherwise present as their own. */
export const toOwnClaim = (row: Answerable, now: number): OwnClaim => ({
  ...toOpenClaim(row),
  answerable: row.answerUntil > now,
})

/** Whether a claim can be accepted: the other side has answered, its deadline has passed, or the company has no owner. */
export const canBeAccepted = ({ answer, answerUntil }: Answerable, now: number): boolean =>
  answer !== null || answerUntil <= now

/** @returns the addresses at the domain of a website: a person with such an address probably works for the company */
function addressesAt(website: string | null, emails: string): string[] {
  const host = website && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : null
  const addresses: string[] = JSON.parse(emails)
  return host === null ? [] : addresses.filter((address) => `.${address.split('@').at(-1)}`.endsWith(`.${host}`))
}

/** What operators see of a claim. */
export function toClaim(row: StoredClaim, locale: Locale, now: number): Claim {
  const names: Text = JSON.parse(row.names)
  const { companyId, taxNumber, companyStatus, website, name, contact, registeredName, payment, evidence } = row
  return {
    ...toOpenClaim(row),
    name,
    contact,
    registeredName,
    payment,
    evidence,
    addresses: addressesAt(website, row.emails),
    acceptable: canBeAccepted(row, now),
    ownersAddresses: addressesAt(website, row.ownersEmails),
    company: {
      id: companyId,
      name: localized(names, locale),
      taxNumber,
      status: companyStatus,
      website,
      verified: row.verified === 1,
    },
  }
}
