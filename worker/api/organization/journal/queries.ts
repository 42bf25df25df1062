/** The journal of an organization, the latest act first, a page by key. */
import { sql } from 'drizzle-orm'
import type {
  MemberAct,
  MemberActEntry,
  MemberActs,
  MemberActsQuery,
} from '../../../../domain/contract/organization-journal.ts'
import { timeOfId } from '../../../../domain/ids.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { localized } from '../../http/locale.ts'
import { cutPage } from '../../http/paging.ts'

const PER_PAGE = 48

interface Row {
  id: string
  by: string | null
  act: MemberAct
  subject: string
  names: string | null
}

/** Now a member, or one who has left. */
const authorOf = (employee: string) =>
  sql`AND a.author = (SELECT user FROM employees WHERE id = ${employee} AND company = a.company)`

const toEntry = ({ names, by, ...row }: Row, locale: Locale): MemberActEntry => {
  const texts: Text | null = names === null ? null : JSON.parse(names)
  return {
    ...row,
    by: by ?? '',
    at: new Date(timeOfId(row.id)).toISOString(),
    product: texts && localized(texts, locale),
  }
}

export async function readActs(
  db: Database,
  company: number,
  { by, before }: MemberActsQuery,
  locale: Locale,
): Promise<MemberActs> {
  const rows = await db.all<Row>(sql`SELECT a.id, u.name AS by, a.act, a.subject,
      (SELECT names FROM products WHERE id = a.subject AND company = a.company AND deleted_at IS NULL) AS names
    FROM organization_acts AS a LEFT JOIN users AS u ON u.num = a.author
    WHERE a.company = ${company} ${by ? authorOf(by) : sql``} ${before ? sql`AND a.id < ${before}` : sql``}
    ORDER BY a.id DESC LIMIT ${PER_PAGE + 1}`)
  const { shown, last } = cutPage(rows, PER_PAGE)
  return { data: shown.map((row) => toEntry(row, locale)), meta: { next: last?.id ?? null } }
}
