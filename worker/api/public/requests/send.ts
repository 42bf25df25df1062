/** POST /api/requests: one request, and an inquiry to each of its suppliers. */
import type { Context } from 'hono'
import type { NewRequest, SendRequestResponse } from '../../../../domain/contract/new-request.ts'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { database } from '../../../db/connection.ts'
import { consentVersion } from '../../../db/consent-version.ts'
import { newId } from '../../../db/id.ts'
import type { StoredMessageFile } from '../../../db/schema.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { newToken } from '../../../new-token.ts'
import { clientCountry } from '../../client.ts'
import { channelsTo } from '../../delivery/deliver.ts'
import { type NoticeReader, raise } from '../../delivery/raise.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { localized } from '../../http/locale.ts'
import { invalidInput } from '../../http/problem.ts'
import { countAgainst, openRequestLimits, requestLimits } from '../../http/rate-limit.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { commit } from '../../http/writes/commit.ts'
import { isOwnAddress, senderOf } from '../../organization/inquiries/sender.ts'
import { inquiryReaders } from '../../organization/notified-managers.ts'
import { shownPart } from './buyer-contact.ts'
import { refuseDeletedFiles, requestFiles } from './files.ts'
import { requestBuyerNotice, requestSupplierNotice } from './notices.ts'
import { isInWords } from './open/lines.ts'
import {
  confirmationToken,
  type NewOpen,
  newOpen,
  OPEN_REQUEST_JOB,
  openWrites,
  readOpenCategory,
  toOpened,
} from './open/publish.ts'
import { readRequestedGoods } from './read-requested.ts'
import { refusePast } from './refuse-past.ts'
import { type Assigned, type Resolved, type ResolvedLine, resolveLines } from './resolve.ts'
import { type InquiryPart, type NewRequestRow, partWrites, requestWrites } from './write.ts'

/** Parts and lines that are written together with the request; a larger request is left to a job, one supplier at a time. */
const AT_ONCE = { parts: 5, lines: 200 }

/** The job that gives the suppliers of a large request their parts. */
const JOB = 'request-parts'

interface Recipient {
  supplier: Resolved['suppliers'][number]['supplier']
  part: InquiryPart
  lines: (ResolvedLine & { isOwn: boolean })[]
  readers: NoticeReader[]
}

const rowOf = async (
  c: Context<ApiEnv>,
  { wishes, message, contact, showContact }: NewRequest,
  files: StoredMessageFile[],
  now: number,
) => ({
  id: newId(now),
  user: senderOf(c),
  contact,
  locale: c.var.locale,
  ...wishes,
  message,
  files,
  consent: consentVersion(now),
  receipt: newToken(),
  country: await clientCountry(c),
  showsContact: showContact,
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
        receipt: newToken(),
        company: supplier.company,
        lines: assigned.map(({ position, isOwn }): [number, number] => [position, isOwn ? 1 : 0]),
      },
      lines: withLines(assigned, lines),
      readers: await inquiryReaders(database(c.env.DB), supplier, c.var.locale),
    })),
  )

interface Stored {
  row: { id: string; receipt: string }
  recipients: Recipient[]
  resolved: Resolved
  open: NewOpen | null
}

const toSent = (
  c: Context<ApiEnv>,
  { row: { id, receipt }, recipients, resolved: { withoutSupplier }, open }: Stored,
  locale: Locale,
): SendRequestResponse => ({
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
    withoutSupplier: open ? [] : withoutSupplier,
    open: open && toOpened(open, locale),
  },
})

const isLarge = (recipients: Recipient[]): boolean =>
  recipients.length > AT_ONCE.parts || recipients.flatMap(({ lines }) => lines).length > AT_ONCE.lines

/** The parts of the suppliers: written with the request, or left to the job. */
function partsOf(
  row: Awaited<ReturnType<typeof rowOf>> & NewRequestRow,
  recipients: Recipient[],
  origin: string,
  now: number,
) {
  if (isLarge(recipients)) {
    const argument = { request: row.id, origin, parts: recipients.map(({ part }) => part) }
    return [queueJob({ name: `${JOB}:${row.id}`, kind: JOB, argument }, now)]
  }
  return recipients.flatMap(({ supplier, part, lines, readers }) => {
    const { companyNames } = supplier
    const request = { ...row, contact: shownPart(row.contact, row.showsContact), wishes: row }
    return partWrites(
      row.id,
      part,
      requestSupplierNotice(request, { id: part.id, companyNames }, lines, readers, origin),
      now,
    )
  })
}

/** The lines in words, to be published. @throws AppError 422 `not-found` for the category, `required` where no line is in words */
async function openOf(c: Context<ApiEnv>, { open, wishes }: NewRequest, lines: ResolvedLine[], now: number) {
  if (!open) return null
  const category = await readOpenCategory(database(c.env.DB), open.category)
  if (!category) throw invalidInput([{ path: 'open.category', code: 'not-found', message: 'No such category' }])
  const inWords = lines.filter(isInWords).map(({ position }) => position)
  if (inWords.length === 0)
    throw invalidInput([
      { path: 'open', code: 'required', message: 'No line is in words: there is nothing to publish' },
    ])
  return newOpen(category, inWords, { isConfirmed: senderOf(c) !== null, neededBy: wishes.neededBy, now })
}

/** @throws AppError 422 as `resolveLines` and `openOf`, `past` for the date; 429 */
export async function sendRequest(c: Context<ApiEnv>, input: NewRequest) {
  const now = Date.now()
  refusePast(input.wishes, now)
  const db = database(c.env.DB)
  const { lines, contact } = input
  const products = new Set(lines.flatMap(({ product }) => product ?? []))
  const named = new Set(lines.flatMap(({ suppliers }) => suppliers))
  const requested = await readRequestedGoods(db, [...products], [...named])
  const resolved = resolveLines(lines, requested, { locale: c.var.locale, isOpen: input.open !== null })
  const open = await openOf(c, input, resolved.lines, now)
  const typed = contact.email ?? contact.phone ?? ''
  const limits = [
    ...(await requestLimits(c, typed, resolved.suppliers.length)),
    ...(open ? await openRequestLimits(c, typed) : []),
  ]
  const files = await requestFiles(c, input.files)
  await countAgainst(c, limits)
  const row = await rowOf(c, input, files, now)
  const recipients = await toRecipients(c, resolved, now)
  const origin = await siteOrigin(c)
  const own = resolved.lines.map((line) => ({ ...line, isOwn: true }))
  const isOwn = await isOwnAddress(c, contact.email)
  const sent = {
    suppliers: recipients.length,
    isOwn,
    origin,
    open: open && { ...open, token: await confirmationToken(c.env, open.id) },
  }
  const toBuyer = requestBuyerNotice({ ...row, wishes: row }, own, sent)
  const writes = [
    ...refuseDeletedFiles(files),
    ...requestWrites(db, row, resolved.lines),
    ...partsOf(row, recipients, origin, now),
    ...(open ? openWrites(row.id, open, origin, now) : []),
    ...raise(toBuyer, now).writes,
  ]
  const body = toSent(c, { row, recipients, resolved, open }, c.var.locale)
  const response = await commit(c, writes, { status: 201, body })
  await runSoon(c, [JOB, OPEN_REQUEST_JOB, 'notice'])
  return response
}
