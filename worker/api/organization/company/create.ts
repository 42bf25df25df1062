/** Creates an organization: the company, and the employee who owns it. */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { NewCompany } from '../../../../domain/contract/organization-company.ts'
import { namingText } from '../../../../domain/contract/wordings.ts'
import { activeMember } from '../../../db/active-member.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { companies, employees } from '../../../db/schema.ts'
import { directoryIndexText, indexCompanies } from '../../../db/search-index.ts'
import { slugify } from '../../../db/slug.ts'
import { type SignedIn, signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { bulkWrite } from '../../http/writes/bulk.ts'
import type { Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { actFor, refuseTooManyOrganizations } from '../employees/writes.ts'
import { type CompanyRow, refuseTakenTaxNumber } from './queries.ts'

const EMPTY_COMPANY = {
  responseTime: null,
  responseRate: null,
  responseCount: 0,
  quoteRate: null,
  answerLanguages: [],
  onTimeRate: null,
  orderCount: 0,
  description: {},
  address: {},
  latitude: null,
  longitude: null,
  founded: null,
  staff: null,
  website: null,
  phone: null,
  email: null,
  logo: null,
  incoterm: null,
  incotermPlace: null,
  facts: [],
  certificates: [],
  photos: [],
  verifications: [],
  activities: [],
  routes: [],
  regulations: [],
  verified: false,
  waiting: null,
  status: 'draft' as const,
  statusReason: null,
  version: 1,
}

const owner = (c: Context<ApiEnv>, { num, name }: SignedIn, company: string, now: number): Write =>
  database(c.env.DB)
    .insert(employees)
    .values({
      id: newId(),
      // Within the batch that inserts the company its number is not known yet.
      company: sql`(SELECT num FROM companies WHERE id = ${company})`,
      user: num,
      name,
      position: '',
      role: 'OWNER',
      status: 'active',
      version: 1,
      createdAt: now,
      updatedAt: now,
    })

/**
 * @returns the company as a draft, and the writes that create it: refused with 409 `organization.member` where the user belongs to a company
 *   with the same tax number or, without one, the same names; 409 `organization.too-many` where they belong to as many as they may; 409
 *   `company.exists` where another company has the tax number.
 */
export function createCompany(
  c: Context<ApiEnv>,
  input: NewCompany,
): { row: Omit<CompanyRow, 'num'>; writes: Write[] } {
  const viewer = signedIn(c)
  const now = Date.now()
  const id = newId(now)
  const row = { ...EMPTY_COMPANY, ...input, id, slug: slugify(namingText(input.names)), createdAt: now, updatedAt: now }
  const writes = [
    refuseUnless(
      sql`NOT EXISTS (SELECT 1 FROM employees AS e CROSS JOIN companies AS c ON c.num = e.company
        WHERE e.user = ${viewer.num} AND ${activeMember('e')} AND c.tax_number IS ${row.taxNumber}
        AND (c.tax_number IS NOT NULL OR c.names = ${JSON.stringify(row.names)}))`,
      new AppError('organization.member', 409),
    ),
    refuseTooManyOrganizations(viewer.num),
    refuseTakenTaxNumber(row),
    database(c.env.DB).insert(companies).values(row),
    owner(c, viewer, id, now),
    ...actFor(viewer, sql`(SELECT num FROM companies WHERE id = ${id})`),
    ...indexCompanies([{ id, text: directoryIndexText(row.names, [row.city]) }]).map(bulkWrite),
  ]
  return { row, writes }
}
