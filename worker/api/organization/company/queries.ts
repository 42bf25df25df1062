import { eq, sql } from 'drizzle-orm'
import type { Issue } from '../../../../domain/contract/problem.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, regulations, services } from '../../../db/schema.ts'
import { directoryIndexText, indexAddresses, indexCompanies } from '../../../db/search-index.ts'
import { addSearchWords, forgetSearchWords } from '../../../db/search-words.ts'
import { decoded, valuesOf } from '../../../db/select.ts'
import { orNotFound } from '../../http/id.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { bulkWrite } from '../../http/writes/bulk.ts'
import type { Write } from '../../http/writes/commit.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'
import { type RefusedChange, refusedChange, reviewSeenAt, statusAt } from '../../operator/reviews/queries.ts'

export type CompanyRow = typeof companies.$inferSelect

/** A company with the columns of other tables that its members see with it. */
export interface OwnCompanyRow {
  row: CompanyRow
  /** Ids of services. */
  services: string[]
  /** `statusAt` of the contract, in milliseconds. */
  statusAt: number | null
  /** `seenAt` of the contract, likewise. */
  seenAt: number | null
  refused: RefusedChange | null
}

const serviceIds = decoded<string[]>(
  sql`(SELECT json_group_array(id) FROM (SELECT s.id FROM company_services AS own CROSS JOIN services AS s ON s.num = own.service
    WHERE own.company = companies.num ORDER BY s.position))`,
  'service_ids',
)

/** @throws AppError 404 `company.unknown` */
export async function readOwnCompany(db: Database, num: number): Promise<OwnCompanyRow> {
  const own = db
    .select({
      row: companies,
      services: serviceIds,
      statusAt: statusAt('company'),
      seenAt: reviewSeenAt('company'),
      refused: refusedChange('company'),
    })
    .from(companies)
    .where(eq(companies.num, num))
  const [[row]] = await db.batch([own])
  return orNotFound(row, 'company.unknown')
}

/** What a company shows to the public. */
export const readPublicContact = (db: Database, num: number) =>
  db
    .select({
      id: companies.id,
      slug: companies.slug,
      kind: companies.kind,
      names: companies.names,
      email: companies.email,
      phone: companies.phone,
    })
    .from(companies)
    .where(eq(companies.num, num))
    .get()
export type PublicContact = NonNullable<Awaited<ReturnType<typeof readPublicContact>>>

/**
 * Whether a company holds its tax number, so that no other can have it: moderators have approved it. A draft holds none, since anyone can
 * type in another company's number with its check digits (docs/behaviour.md, "Holder of a tax number").
 */
export const HOLDS_NUMBER = sql`(companies.status IN ('active', 'hidden', 'blocked') OR companies.verified = 1)`

/** @returns the refusal 409 `company.exists` where another company holds the tax number. */
export const refuseTakenTaxNumber = ({ id, taxNumber }: Pick<CompanyRow, 'id' | 'taxNumber'>): Refusal =>
  refuseUnless(
    sql`${taxNumber} IS NULL OR NOT EXISTS (SELECT 1 FROM companies
      WHERE tax_number = ${taxNumber} AND id <> ${id} AND ${HOLDS_NUMBER})`,
    new AppError('company.exists', 409),
  )

export const updateCompany = (db: Database, num: number, change: Partial<CompanyRow>): Write =>
  db.update(companies).set(change).where(eq(companies.num, num))

export type ServiceRow = Pick<typeof services.$inferSelect, 'num' | 'id' | 'names'>

/** @throws AppError 422 `input.invalid` naming the ids that are not services */
export async function knownServices(db: Database, ids: string[]): Promise<ServiceRow[]> {
  const rows = await db
    .select({ num: services.num, id: services.id, names: services.names })
    .from(services)
    .where(sql`${services.id} IN ${valuesOf(ids)}`)
  const errors = ids.flatMap((id, at): Issue[] =>
    rows.some((row) => row.id === id) ? [] : [{ path: `services.${at}`, code: 'unknown', message: 'No such service' }],
  )
  if (errors.length > 0) throw invalidInput(errors)
  return rows
}

/** @throws AppError 422 `input.invalid` naming those that operators have no row of */
export async function refuseUnknownRegulations(db: Database, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return
  const rows = await db
    .selectDistinct({ number: regulations.number })
    .from(regulations)
    .where(sql`${regulations.number} IN ${valuesOf(numbers)}`)
  const errors = numbers.flatMap((number, at): Issue[] =>
    rows.some((row) => row.number === number)
      ? []
      : [{ path: `regulations.${at}`, code: 'unknown', message: 'No such regulation' }],
  )
  if (errors.length > 0) throw invalidInput(errors)
}

/** The services that a company offers. */
export const servicesOf = async (db: Database, company: number): Promise<ServiceRow[]> =>
  knownServices(db, (await readOwnCompany(db, company)).services)

/** @returns statements after which the company offers these services and no others. */
export function writeServices(company: number, services: ServiceRow[]): Write[] {
  const nums = JSON.stringify(services.map(({ num }) => num))
  return [
    sql`DELETE FROM company_services WHERE company = ${company} AND service NOT IN (SELECT value FROM json_each(${nums}))`,
    sql`INSERT OR IGNORE INTO company_services (company, service) SELECT ${company}, value FROM json_each(${nums})`,
  ]
}

/** Names of the upper categories that a company sells in. D1 binds numbers as REAL, which a CAST in SQL would make '5.0'. */
const selectCategoryNames = (db: Database, company: number) =>
  db
    .select({ names: decoded<Text>(sql`c.names`, 'names') })
    .from(sql`facet_counts AS f CROSS JOIN categories AS c ON c.num = f.ancestor AND c.level <= 2`)
    .where(sql`f.facet = 'company' AND f.value = ${String(company)} AND f.ancestor > 0`)

const isActive = ({ status }: Pick<CompanyRow, 'status'>): boolean => status === 'active'

/** @returns whether a company enters the public index or leaves it. */
export const changesIndex = (before: Pick<CompanyRow, 'status'>, after: Pick<CompanyRow, 'status'>): boolean =>
  isActive(before) !== isActive(after)

/**
 * @param row as the batch writes it, before these statements
 * @param services that it offers: search finds it by them, and by the categories that it sells in.
 * @param before as it was
 * @returns statements that update its entries in the search index and among the suggested addresses.
 */
export async function indexCompany(
  db: Database,
  row: CompanyRow,
  services: ServiceRow[],
  before: CompanyRow,
): Promise<Write[]> {
  const categories = await selectCategoryNames(db, row.num)
  const names = [...categories, ...services].map((one) => one.names)
  const textOf = ({ names: own, description, city }: CompanyRow) =>
    directoryIndexText(own, [description, city, ...names])
  const text = textOf(row)
  return [
    ...indexCompanies([{ id: row.id, text }]),
    indexAddresses([row]),
    ...(isActive(row) ? [addSearchWords([text])] : []),
    ...(isActive(before) ? [forgetSearchWords([textOf(before)])] : []),
  ].map(bulkWrite)
}

/** @returns the statements of `indexCompany` for a change of its status alone; none where it changes nothing in the public index. */
export async function indexNewStatus(db: Database, before: CompanyRow, status: CompanyRow['status']): Promise<Write[]> {
  if (!changesIndex(before, { status })) return []
  return indexCompany(db, { ...before, status }, await servicesOf(db, before.num), before)
}
