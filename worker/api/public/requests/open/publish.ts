/** Publishing the lines of a request that are in words: with the request, or once the buyer has confirmed the contact. */
import { type SQL, sql } from 'drizzle-orm'
import type { OpenedRequest } from '../../../../../domain/contract/open-requests.ts'
import { DAY_MS } from '../../../../../domain/durations.ts'
import { OPEN_REQUEST_DAYS } from '../../../../../domain/limits.ts'
import type { Locale } from '../../../../../domain/locale.ts'
import type { OpenRequestStatus } from '../../../../../domain/statuses/open-request.ts'
import type { Text } from '../../../../../domain/text.ts'
import type { Bindings } from '../../../../bindings.ts'
import type { Database } from '../../../../db/connection.ts'
import { newId } from '../../../../db/id.ts'
import { queueJob } from '../../../../jobs/queue-job.ts'
import { localized } from '../../../http/locale.ts'
import { mac } from '../../../secrets/hmac.ts'

/** The job that notifies suppliers (worker/jobs/open-requests.ts). */
export const OPEN_REQUEST_JOB = 'open-requests'

/** The category of an open request. */
interface OpenCategory {
  num: number
  id: string
  slug: string
  names: Text
}

/** @returns undefined for an unknown id */
export async function readOpenCategory(db: Database, id: string): Promise<OpenCategory | undefined> {
  const [row] = await db.all<Omit<OpenCategory, 'names'> & { names: string }>(
    sql`SELECT num, id, slug, names FROM categories WHERE id = ${id}`,
  )
  return row && { ...row, names: JSON.parse(row.names) }
}

/** What is stored of a new open request. */
export interface NewOpen {
  id: string
  category: OpenCategory
  status: Extract<OpenRequestStatus, 'unconfirmed' | 'open'>
  /** Positions of the published lines. */
  lines: number[]
  expiresAt: number
}

/** @returns until when suppliers can answer: the end of the day (UTC) by which the buyer needs it, or 30 days from now */
function openUntil(neededBy: string | null, now: number): number {
  const latest = now + OPEN_REQUEST_DAYS * DAY_MS
  return neededBy === null ? latest : Math.min(latest, Date.parse(neededBy) + DAY_MS)
}

/** @param isConfirmed whether the buyer is signed in: otherwise it waits until the contact is confirmed */
export const newOpen = (
  category: OpenCategory,
  lines: number[],
  { isConfirmed, neededBy, now }: { isConfirmed: boolean; neededBy: string | null; now: number },
): NewOpen => ({
  id: newId(now),
  category,
  lines,
  expiresAt: openUntil(neededBy, now),
  status: isConfirmed ? 'open' : 'unconfirmed',
})

/** Queues the notices to the suppliers. */
const queueNotices = (id: string, origin: string, now: number, condition?: SQL): SQL =>
  queueJob({ name: `${OPEN_REQUEST_JOB}:${id}`, kind: OPEN_REQUEST_JOB, argument: { id, origin } }, now, condition)

/** @returns the statements that store it, for the batch of the request */
export function openWrites(
  request: string,
  { id, category, status, lines, expiresAt }: NewOpen,
  origin: string,
  now: number,
): SQL[] {
  const insert = sql`INSERT INTO open_requests (id, request, category, status, lines, created_at, published_at, expires_at)
    SELECT ${id}, num, ${category.num}, ${status}, ${lines.length}, ${now}, ${status === 'open' ? now : null}, ${expiresAt}
    FROM requests WHERE id = ${request}`
  return status === 'open' ? [insert, queueNotices(id, origin, now)] : [insert]
}

/** @returns the statements that publish what waited for the buyer's confirmation; once it is published they change nothing */
export const confirmationWrites = (id: string, origin: string, now: number): SQL[] => [
  queueNotices(id, origin, now, sql`EXISTS (SELECT 1 FROM open_requests WHERE id = ${id} AND status = 'unconfirmed')`),
  sql`UPDATE open_requests SET status = 'open', published_at = ${now} WHERE id = ${id} AND status = 'unconfirmed'`,
]

/** @returns the secret in the e-mail with which a buyer without an account confirms the address */
export const confirmationToken = (env: Pick<Bindings, 'AUTH_KEY'>, id: string): Promise<string> =>
  mac(env, 'open-request', id)

/** @returns how the buyer sees it right after it was sent */
export const toOpened = ({ status, category, lines, expiresAt }: NewOpen, locale: Locale): OpenedRequest => ({
  status,
  lines,
  answers: 0,
  expiresAt: new Date(expiresAt).toISOString(),
  category: { id: category.id, slug: category.slug, name: localized(category.names, locale) },
})
