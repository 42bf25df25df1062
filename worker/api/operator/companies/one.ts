/** One company with the data that operators need about it. */
import { sql } from 'drizzle-orm'
import type { DeskCompanyDetails, DeskCompanyRow } from '../../../../domain/contract/desk-companies.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { PRODUCT_STATUSES } from '../../../../domain/statuses/product.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Bindings } from '../../../bindings.ts'
import { boundedCount } from '../../../db/bounded-count.ts'
import { database } from '../../../db/connection.ts'
import type { StoredVerification } from '../../../db/tables/verifications.ts'
import { localized } from '../../http/locale.ts'
import { readSentNotices } from '../desk-lists/sent-notices.ts'
import { readEvidence } from './read-evidence.ts'
import { readTrust } from './read-trust.ts'

/** Members and claims that are shown. */
const MAX_LISTED = 100

interface Row extends Omit<DeskCompanyRow, 'name' | 'verified' | 'createdAt'> {
  num: number
  slug: string
  names: string
  verified: number
  createdAt: number
  taxNumber: string | null
  email: string | null
  verifications: string
  /** JSON with id and names; null for most. */
  merged: string | null
}

type Member = DeskCompanyDetails['members'][number]
type Claim = Omit<DeskCompanyDetails['claims'][number], 'at'> & { at: number }

/** @returns null for an unknown id */
export async function readCompanyOnDesk(env: Bindings, id: string, locale: Locale): Promise<DeskCompanyDetails | null> {
  const db = database(env.DB)
  const row = await db.get<Row | undefined>(sql`SELECT num, id, slug, names, status, kind, verified, country,
    created_at AS createdAt, tax_number AS taxNumber, email, verifications,
    (SELECT json_object('id', t.id, 'names', json(t.names)) FROM company_merges AS m CROSS JOIN companies AS t ON t.num = m.target
      WHERE m.company = companies.num) AS merged FROM companies WHERE id = ${id}`)
  if (!row) return null
  const { num, names, verified, createdAt, email, verifications, merged, ...rest } = row
  const goodsIn = (status: string) =>
    sql`SELECT ${status} AS status, ${boundedCount(sql`FROM products WHERE company = ${num} AND status = ${status} AND deleted_at IS NULL`)} AS count`
  const [goods, figures, members, claims, notices, evidence, trust] = await Promise.all([
    Promise.all(PRODUCT_STATUSES.map((status) => db.get<DeskCompanyDetails['goods'][number]>(goodsIn(status)))),
    db.get<Pick<DeskCompanyDetails, 'imports' | 'inquiries' | 'orders'>>(sql`SELECT
      ${boundedCount(sql`FROM inquiries WHERE company = ${num}`)} AS inquiries,
      ${boundedCount(sql`FROM orders WHERE company = ${num}`)} AS orders, ${boundedCount(sql`FROM imports WHERE company = ${num}`)} AS imports`),
    db.all<Member>(sql`SELECT u.id AS person, coalesce(nullif(e.name, ''), u.name, '') AS name, e.role, e.status
      FROM employees AS e LEFT JOIN users AS u ON u.num = e.user
      WHERE e.company = ${num} AND e.deleted_at IS NULL ORDER BY e.num LIMIT ${MAX_LISTED}`),
    db.all<Claim>(sql`SELECT id, created_at AS at, status, given FROM company_requests
      WHERE company = ${num} AND kind = 'claim' ORDER BY status, num DESC LIMIT ${MAX_LISTED}`),
    email === null ? [] : readSentNotices(env, sql`recipient = ${email} AND user IS NULL`),
    readEvidence(db, num),
    readTrust(db, num),
  ])
  const into: { id: string; names: Text } | null = merged === null ? null : JSON.parse(merged)
  const stored: StoredVerification[] = JSON.parse(verifications)
  return {
    ...rest,
    ...figures,
    name: localized(JSON.parse(names), locale),
    verified: verified === 1,
    createdAt: new Date(createdAt).toISOString(),
    mergedInto: into && { id: into.id, name: localized(into.names, locale) },
    goods,
    members,
    claims: claims.map(({ at, ...claim }) => ({ ...claim, at: new Date(at).toISOString() })),
    verifications: stored.map(({ fact, source, checkedAt }) => ({
      fact,
      source: localized(source, locale),
      checkedAt,
    })),
    evidence,
    trust,
    notices,
  }
}
