/** POST /api/requests: one request, and an inquiry to each of its suppliers. */
import type { Context } from 'hono'
import type { NewRequest, RequestSent } from '../../../../domain/contract/new-request.ts'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import { LEGAL_VERSION } from '../../../../domain/legal-version.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { channelsTo } from '../../delivery/deliver.ts'
import { type Reader, raise } from '../../delivery/raise.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { localized } from '../../http/locale.ts'
import { countAgainst, requestLimits } from '../../http/rate-limit.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { commit } from '../../http/writes/commit.ts'
import { isOwnAddress, newReceipt, senderOf } from '../../organization/inquiries/sender.ts'
import { inquiryReaders } from '../../organization/notified-managers.ts'
import { readRequested } from './goods.ts'
import { buyerNotice, supplierNotice } from './notices.ts'
import { refusePast } from './refuse-past.ts'
import { type Assigned, type Resolved, type ResolvedLine, resolveLines } from './resolve.ts'
import { type NewRequestRow, type Part, partWrites, requestWrites } from './write.ts'

/** Parts and lines that are written together with the request; more of them are left to a job, a supplier at a time. */
const AT_ONCE = { parts: 5, lines: 200 }

/** The job that gives the suppliers of a large request their parts. */
const JOB = 'request-parts'

interface Recipient {
  supplier: Resolved['suppliers'][number]['supplier']
  part: Part
  lines: (ResolvedLine & { isOwn: boolean })[]
  readers: Reader[]
}

const rowOf = (c: Context<ApiEnv>, { wishes, message, contact }: NewRequest, now: number) => ({
  id: newId(now),
  user: senderOf(c),
  contact,
  locale: c.var.locale,
  ...wishes,
  message,
  consent: LEGAL_VERSION,
  receipt: newReceipt(),
  createdAt: now,
})

const withLines = (assigned: Assigned[], lines: ResolvedLine[]): Recipient['lines'] =>
  assigned.flatMap(({ position, isOwn }) => {
    const line = lines[position]
    return line ? [{ ...line, isOwn }] : []
  })

const toRecipients = (c: Context<ApiEnv>, { suppliers, lines }: Resolved, now: number): Promise<Recipient[]> =>
  Promise.all(
    suppliers.map(async ({ supplier, assigned }) => ({
      supplier,
      part: {
        id: newId(now),
        receipt: newReceipt(),
        company: supplier.company,
        lines: assigned.map(({ position, isOwn }): [number, number] => [position, isOwn ? 1 : 0]),
      },
      lines: withLines(assigned, lines),
      readers: await inquiryReaders(database(c.env.DB), supplier, c.var.locale),
    })),
  )

const toSent = (
  c: Context<ApiEnv>,
  { id, receipt }: { id: string; receipt: string },
  recipients: Recipient[],
  { withoutSupplier }: Resolved,
  locale: Locale,
): RequestSent => ({
  data: {
    id,
    number: inquiryNumber(id),
    receipt,
    recipients: recipients.map(({ supplier, part, lines, readers }) => ({
      id: part.id,
      number: inquiryNumber(part.id),
      supplier: {
        id: supplier.supplierId,
        slug: supplier.supplierSlug,
        name: localized(supplier.companyNames, locale),
      },
      lines: lines.map(({ position }) => position),
      notified: channelsTo(
        c.env,
        readers.filter(({ isMuted }) => !isMuted),
      ),
    })),
    withoutSupplier,
  },
})

const isLarge = (recipients: Recipient[]): boolean =>
  recipients.length > AT_ONCE.parts || recipients.flatMap(({ lines }) => lines).length > AT_ONCE.lines

/** The parts of the suppliers: written with the request, or left to the job. */
function partsOf(row: ReturnType<typeof rowOf> & NewRequestRow, recipients: Recipient[], origin: string, now: number) {
  if (isLarge(recipients)) {
    const argument = { request: row.id, origin, parts: recipients.map(({ part }) => part) }
    return [queueJob({ name: `${JOB}:${row.id}`, kind: JOB, argument }, now)]
  }
  return recipients.flatMap(({ supplier, part, lines, readers }) => {
    const { companyNames } = supplier
    const request = { ...row, wishes: row }
    return partWrites(row.id, part, supplierNotice(request, { id: part.id, companyNames }, lines, readers, origin), now)
  })
}

/** @throws AppError 422 as `resolveLines`, `past` for the date; 429 */
export async function sendRequest(c: Context<ApiEnv>, input: NewRequest) {
  const now = Date.now()
  refusePast(input.wishes, now)
  const db = database(c.env.DB)
  const { lines, contact } = input
  const products = new Set(lines.flatMap(({ product }) => product ?? []))
  const named = new Set(lines.flatMap(({ suppliers }) => suppliers))
  const resolved = resolveLines(lines, await readRequested(db, [...products], [...named]), c.var.locale)
  await countAgainst(c, await requestLimits(c, contact.email ?? contact.phone ?? '', resolved.suppliers.length))
  const row = rowOf(c, input, now)
  const recipients = await toRecipients(c, resolved, now)
  const origin = await siteOrigin(c)
  const own = resolved.lines.map((line) => ({ ...line, isOwn: true }))
  const isOwn = await isOwnAddress(c, contact.email)
  const toBuyer = buyerNotice({ ...row, wishes: row }, own, { suppliers: recipients.length, isOwn, origin })
  const writes = [
    ...requestWrites(db, row, resolved.lines),
    ...partsOf(row, recipients, origin, now),
    ...raise(toBuyer, now).writes,
  ]
  const response = await commit(c, writes, { status: 201, body: toSent(c, row, recipients, resolved, c.var.locale) })
  await runSoon(c, [JOB, 'notice'])
  return response
}
