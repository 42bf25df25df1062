import { type SQL, sql } from 'drizzle-orm'
import type { OrganizationOf } from '../../../../domain/contract/profile.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Bindings } from '../../../bindings.ts'
import { type Database, database } from '../../../db/connection.ts'
import { companies, employees } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'
import type { SignedIn } from '../../http/access/viewer.ts'
import { localized } from '../../http/locale.ts'

/** Things of organizations that have a screen, each found by its index. Ids are unique across tables. */
const TABLES = ['inquiries', 'products', 'orders', 'order_approvals', 'imports', 'employees'] as const

/** The organization that has the thing of this id. Not a compound SELECT, in which D1 allows five terms. */
const companyOf = (id: string): SQL =>
  sql`coalesce(${sql.join(
    TABLES.map((table) => sql`(SELECT company FROM ${sql.identifier(table)} WHERE id = ${id})`),
    sql`, `,
  )})`

const selectOrganization = (db: Database, user: number, id: string) =>
  db
    .select({ num: named(companies.num, 'num'), id: named(companies.id, 'id'), names: named(companies.names, 'names') })
    .from(companies)
    .innerJoin(employees, sql`${employees.company} = ${companies.num}`)
    .where(
      sql`${companies.num} = ${companyOf(id)} AND ${employees.user} = ${user} AND ${employees.status} = 'active'
        AND ${employees.deletedAt} IS NULL`,
    )
    .limit(1)

/**
 * Which of the viewer's organizations has an inquiry, a product, a sale, an approval, an import, a bulk change or an employee
 * (docs/behaviour.md, "Several organizations").
 * @returns null where none of them has it: whether others do stays unknown
 */
export async function ownerOrganization(
  env: Bindings,
  { num, organization }: SignedIn,
  id: string,
  locale: Locale,
): Promise<OrganizationOf['data'] | null> {
  const found = await selectOrganization(database(env.DB), num, id).get()
  if (!found) return null
  return { id: found.id, name: localized(found.names, locale), isCurrent: found.num === organization?.num }
}
