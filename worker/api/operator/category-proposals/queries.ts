import { sql } from 'drizzle-orm'
import type { Proposal, Proposals, ProposalsQuery } from '../../../../domain/contract/category-proposals.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { categoryProposals } from '../../../db/schema.ts'
import { decoded } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { pageByNumber } from '../../http/page-by-number.ts'

// Each list is a range of one index (migrations/0137_category_proposals.sql), in its order.
const WAITING = { which: sql`status = 'waiting' AND num > 0`, order: sql`num` }
const DECIDED = { which: sql`status <> 'waiting' AND decided_at > 0`, order: sql`decided_at DESC, num DESC` }

interface Named {
  id: string
  names: Text
}

const select = (db: Database) =>
  db
    .select({
      row: categoryProposals,
      company: decoded<Named>(
        sql`(SELECT json_object('id', c.id, 'names', json(c.names)) FROM companies AS c WHERE c.num = category_proposals.company)`,
        'of_company',
      ),
      category: decoded<Named | null>(
        sql`(SELECT json_object('id', c.id, 'names', json(c.names)) FROM categories AS c WHERE c.num = category_proposals.category)`,
        'of_category',
      ),
    })
    .from(categoryProposals)

type Row = Awaited<ReturnType<typeof select>>[number]

const namedIn = ({ id, names }: Named, locale: Locale) => ({ id, name: localized(names, locale) })

function toProposal({ row, company, category }: Row, locale: Locale): Proposal {
  const { id, label, goods, samples, status, answer, version, createdAt } = row
  return {
    id,
    path: label,
    goods,
    samples,
    status,
    answer,
    version,
    company: namedIn(company, locale),
    category: category && namedIn(category, locale),
    createdAt: new Date(createdAt).toISOString(),
  }
}

/** @throws AppError 422 `list.too-deep` beyond page 200 */
export async function readProposalPage(db: Database, query: ProposalsQuery, locale: Locale): Promise<Proposals> {
  const { which, order } = query.state === 'decided' ? DECIDED : WAITING
  const { rows, meta } = await pageByNumber(db, query, sql`FROM category_proposals WHERE ${which}`, (limit, offset) =>
    select(db).where(which).orderBy(order).limit(limit).offset(offset),
  )
  return { data: rows.map((row) => toProposal(row, locale)), meta }
}

/** @returns undefined for an unknown id */
export const readProposal = async (db: Database, id: string) => {
  const [row] = await db.select().from(categoryProposals).where(sql`id = ${id}`)
  return row
}
