import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { NoticeTimes } from '../../../domain/contract/profile.ts'
import { type NoticeTimes as Times, USUAL_TIMES } from '../../../domain/notice-times.ts'
import type { Database } from '../../db/connection.ts'

/** @param stored the column `notice_times` of a user, JSON. @returns the person's times; the usual ones where none are stored */
export const readTimes = (stored: string): Times =>
  stored === '{}' ? USUAL_TIMES : v.parse(v.pipe(v.string(), v.parseJson(), NoticeTimes), stored)

/** @returns when a person wants notices */
export async function timesOf(db: Database, user: number): Promise<Times> {
  const row = await db.get<{ times: string }>(sql`SELECT notice_times AS times FROM users WHERE num = ${user}`)
  return readTimes(row?.times ?? '{}')
}
