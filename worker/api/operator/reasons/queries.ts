import { sql } from 'drizzle-orm'
import type { ReadyReason } from '../../../../domain/contract/reasons.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { reasons } from '../../../db/tables/reasons.ts'

type ReasonRow = typeof reasons.$inferSelect

export const toReason = ({ id, texts, version }: Omit<ReasonRow, 'num'>): ReadyReason => ({ id, texts, version })

/** @returns all of them, in the order in which they were added */
export const readReasons = (db: Database): Promise<ReasonRow[]> => db.select().from(reasons).orderBy(reasons.num)

/** @returns each in all languages, for e-mails */
export const readReasonTexts = async (db: Database): Promise<Record<Locale, string>[]> =>
  (await readReasons(db)).map(({ texts }) => texts)

/** @returns undefined for an unknown id */
export const readReason = (db: Database, id: string) =>
  db.select().from(reasons).where(sql`${reasons.id} = ${id}`).get()
