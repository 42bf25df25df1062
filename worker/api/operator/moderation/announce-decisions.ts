/**
 * E-mails to suppliers about the moderators' decisions: one for all that was decided about them, never one a product
 * (docs/behaviour.md, "E-mails about decisions").
 */

import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { MINUTE_MS } from '../../../../domain/durations.ts'
import { LANGUAGE_TAGS, type Locale } from '../../../../domain/locale.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import type { Bindings } from '../../../bindings.ts'
import { type Database, database } from '../../../db/connection.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { changeNote, type Email, labelledName } from '../../delivery/emails.ts'
import { type NoticeReader, raise } from '../../delivery/raise.ts'
import { localizedReason, type ReasonTexts } from '../../delivery/ready-reasons.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { writeBatch } from '../../http/writes/commit.ts'
import { managersOf } from '../../organization/notified-managers.ts'
import { readReasonTexts } from '../reasons/queries.ts'
import { type DecidedSubject, readDecided, type UnannouncedDecision } from './decided-subjects.ts'

/** Milliseconds without a decision about a company after which it gets its e-mail, even if other subjects of it still wait. */
const QUIET = 10 * MINUTE_MS
/** Companies that get their e-mails in one run. */
export const MAX_COMPANIES = 20

interface Place {
  origin: string
  locale: Locale
  /** Ready reasons that operators have written. */
  reasons: ReasonTexts[]
}

/** Companies to be notified: none of their reviews is open, or the last decision is some minutes old. */
const dueCompanies = (db: Database, now: number) =>
  db.all<{ company: number }>(sql`SELECT company FROM reviews WHERE untold = 1 AND company > 0 GROUP BY company
    HAVING max(decided_at) <= ${now - QUIET} OR NOT EXISTS (SELECT 1 FROM reviews AS open
      WHERE open.company = reviews.company AND open.decided_at IS NULL) LIMIT ${MAX_COMPANIES}`)

/** @returns the last decision about each subject of a company, and the keys of all that the e-mail is about */
async function readUnannounced(db: Database, company: number) {
  const rows = await db.all<UnannouncedDecision>(sql`SELECT num, kind, subject, decision, reason, of_change AS ofChange
    FROM reviews WHERE untold = 1 AND company = ${company} ORDER BY num`)
  const latest = new Map(rows.map((row) => [`${row.kind} ${row.subject}`, row]))
  return {
    decisions: [...latest.values()],
    nums: JSON.stringify(rows.map(({ num }) => num)),
    last: rows.at(-1)?.num ?? 0,
  }
}

/** One line per subject, then the number of those left out. @param all number of all subjects */
function lines(subjects: DecidedSubject[], all: number, { origin, locale, reasons }: Place): string {
  const shown = subjects.map((one) => {
    const reason = one.reason ? `: ${localizedReason(one.reason, locale, reasons)}` : ''
    const note = one.ofChange ? ` (${changeNote(locale)})` : ''
    return `– ${labelledName(one.names, locale)}${note}${reason}\n  ${origin}${one.pathIn(locale)}`
  })
  const rest = all - subjects.length
  return [...shown, ...(rest > 0 ? [`… + ${new Intl.NumberFormat(LANGUAGE_TAGS[locale]).format(rest)}`] : [])].join(
    '\n',
  )
}

/** @returns the e-mail about one decision, with its link and its reason */
function aboutOne(subject: DecidedSubject, { origin, locale, reasons }: Place): Email {
  const reason = localizedReason(subject.reason ?? '', locale, reasons)
  const params = { what: labelledName(subject.names, locale), reason, link: origin + subject.pathIn(locale) }
  return { name: subject.ofChange ? 'changeRefused' : subject.decision, params }
}

/** @returns the e-mail about several: how many were approved and refused, with the reasons of the latter */
function aboutMany(subjects: DecidedSubject[], decisions: UnannouncedDecision[], place: Place): Email {
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[place.locale])
  const count = (decision: string) => decisions.filter((one) => one.decision === decision).length
  const listOf = (decision: string) =>
    lines(
      subjects.filter((one) => one.decision === decision),
      count(decision),
      place,
    )
  const approved = count('approved')
  const refused = count('refused')
  const name = refused === 0 ? 'manyApproved' : approved === 0 ? 'manyRefused' : 'manyDecided'
  const params = {
    approved: format.format(approved),
    refused: format.format(refused),
    approvedList: listOf('approved'),
    refusedList: listOf('refused'),
    link: place.origin + personalHref('products', place.locale),
  }
  return { name, params }
}

/**
 * Queues the e-mails that are due, and marks their decisions as announced, in one batch per company: a worker that is killed does both or
 * neither, and of two concurrent ones only one finds them unannounced.
 * @param origin of the site, for links
 * @returns the number of companies that get e-mails, at most MAX_COMPANIES
 */
export async function announceDecisions(env: Bindings, origin: string, now: number): Promise<number> {
  const db = database(env.DB)
  const due = await dueCompanies(db, now)
  const reasons = due.length > 0 ? await readReasonTexts(db) : []
  for (const { company } of due) {
    const { decisions, nums, last } = await readUnannounced(db, company)
    const theirs = sql`untold = 1 AND company = ${company} AND num IN (SELECT value FROM json_each(${nums}))`
    const isUnannounced = sql`EXISTS (SELECT 1 FROM reviews WHERE ${theirs})`
    const subjects = await readDecided(db, decisions)
    const [first] = subjects
    // Without subjects what was decided about is gone.
    const readers = first ? await managersOf(db, company, 'moderation') : []
    const emailTo = ({ locale }: NoticeReader): Email => {
      const place = { origin, locale, reasons }
      return first && decisions.length === 1 ? aboutOne(first, place) : aboutMany(subjects, decisions, place)
    }
    const key = `decision:${company}:${last}`
    await writeBatch(env.DB, [
      ...raise({ event: 'decision', key, readers, emailTo }, now, isUnannounced).writes,
      sql`UPDATE reviews SET untold = 0 WHERE ${theirs}`,
    ])
  }
  return due.length
}

/** Announces decisions after a response. Companies of which more decisions are expected get their e-mail later, with those. */
export async function announceSoon(c: Context<ApiEnv>): Promise<void> {
  const argument = { origin: await siteOrigin(c) }
  await database(c.env.DB).run(queueJob({ name: 'decision-emails', argument }, Date.now()))
  await runSoon(c, ['decision-emails', 'notice'])
}
