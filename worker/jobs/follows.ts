import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DAY_MS } from '../../domain/durations.ts'
import { type NoticeReader, raise } from '../api/delivery/raise.ts'
import { writeBatch } from '../api/http/writes/commit.ts'
import { readNotifiedPerson } from '../api/organization/notified-managers.ts'
import type { Bindings } from '../bindings.ts'
import { type Database, database } from '../db/connection.ts'
import { type News, newsEmail } from '../follows/announce.ts'
import { lookAt } from '../follows/find-news.ts'
import { readFollows } from '../follows/rows.ts'
import { stopToken } from '../follows/stop-token.ts'
import { defineJob, NO_VALUE } from './job.ts'

interface Person {
  user: number
  id: string
}

const readNext = (db: Database, after: number): Promise<Person[]> =>
  db.all(sql`SELECT f.user, u.id FROM follows AS f CROSS JOIN users AS u ON u.num = f.user
    WHERE f.user > ${after} ORDER BY f.user LIMIT 1`)

/**
 * Looks at all that a person follows. What was found is stored as seen in the same batch as its notice, so that a step that is run again
 * finds nothing.
 * @returns whether anything is new
 */
async function lookFor(env: Bindings, { user, id }: Person, origin: string, now: number): Promise<boolean> {
  const db = database(env.DB)
  const [reader] = await readNotifiedPerson(db, user)
  // Blocked, or without a login to write to: what is new is found by a later look.
  if (!reader) return false
  const news: News[] = []
  const writes: SQL[] = []
  for (const row of await readFollows(db, user)) {
    const look = await lookAt(db, row, reader.locale)
    if (!look) continue
    if (look.fresh > 0) news.push({ row, fresh: look.fresh })
    const found = look.fresh > 0 ? sql`, news = ${look.fresh}, changed_at = ${now}` : sql``
    const seen = JSON.stringify(look.seen)
    if (seen !== JSON.stringify(row.seen))
      writes.push(sql`UPDATE follows SET seen = ${seen} ${found} WHERE num = ${row.num}`)
  }
  if (news.length > 0) {
    const stop = `${origin}/api/unsubscribe/${await stopToken(env, id)}`
    const emailTo = ({ locale }: NoticeReader) => newsEmail(news, locale, origin, stop)
    writes.push(...raise({ event: 'followed', key: `followed:${id}:${now}`, readers: [reader], emailTo }, now).writes)
  }
  if (writes.length > 0) await writeBatch(env.DB, writes)
  return news.length > 0
}

/** Notifies those who follow something of its news once a day, one person in a step. */
export const followsJob = defineJob({
  name: 'follows',
  every: DAY_MS,
  argument: NO_VALUE,
  // Number of the last person, and how many were notified.
  cursor: v.object({ after: v.number(), notified: v.number() }),
  async step(env, { now, cursor }) {
    const { after, notified } = cursor ?? { after: 0, notified: 0 }
    const { SITE_ORIGIN } = env
    if (!SITE_ORIGIN) return { done: 'SITE_ORIGIN is not set: nobody is notified' }
    const [next] = await readNext(database(env.DB), after)
    if (!next) return { done: `${notified} people` }
    const isNotified = await lookFor(env, next, SITE_ORIGIN, now)
    return { next: { after: next.user, notified: notified + Number(isNotified) } }
  },
})
