/** /api/operator/unmatched-mail: e-mails to reply addresses that belong to no thread. */
import * as v from 'valibot'
import { INQUIRY_SIDES } from '../statuses/inquiry.ts'
import { Id, PageMeta, PageParameters } from './values.ts'

/** Why an e-mail is in no thread. */
const UNMATCHED_REASONS = ['address', 'sender', 'thread', 'empty', 'unreadable'] as const
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number]

export const UnmatchedMailQuery = v.object({ ...PageParameters, locale: v.optional(v.string()) })
export type UnmatchedMailQuery = v.InferOutput<typeof UnmatchedMailQuery>

export const UnmatchedMail = v.object({
  id: Id,
  sender: v.pipe(
    v.string(),
    v.description('The address that the e-mail names as its author; empty where it names none'),
    v.examples(['li.wei@valves.example']),
  ),
  recipient: v.pipe(
    v.string(),
    v.description('The address that it was sent to'),
    v.examples(['reply+x@reply.market.example']),
  ),
  subject: v.pipe(v.string(), v.description('Subject of the e-mail'), v.examples(['Re: Your inquiry'])),
  text: v.pipe(
    v.string(),
    v.description('The beginning of what was written'),
    v.examples(['Yes, 100 pieces, please.']),
  ),
  reason: v.pipe(
    v.picklist(UNMATCHED_REASONS),
    v.description(
      'Why it is in no thread: the recipient is no address of a thread, the sender is not the person whose address it is, the thread no longer exists, nothing was written, it cannot be read',
    ),
  ),
  size: v.pipe(v.number(), v.description('Bytes of the whole e-mail'), v.examples([4096])),
  files: v.pipe(v.number(), v.description('Number of its files'), v.examples([1])),
  createdAt: v.pipe(v.string(), v.description('When it arrived'), v.examples(['2026-11-23T10:00:00.000Z'])),
  deletedAfter: v.pipe(
    v.string(),
    v.description('When it is deleted by itself'),
    v.examples(['2026-12-23T10:00:00.000Z']),
  ),
  threads: v.pipe(
    v.array(
      v.object({
        id: Id,
        number: v.pipe(v.string(), v.description('Number of the inquiry'), v.examples(['R7Q2-9FXM5'])),
        side: v.pipe(v.picklist(INQUIRY_SIDES), v.description('Which side has this address')),
      }),
    ),
    v.description('Latest threads in which the sender’s address occurs'),
  ),
})
export type UnmatchedMail = v.InferOutput<typeof UnmatchedMail>

export const UnmatchedMailList = v.object({ data: v.array(UnmatchedMail), meta: PageMeta })

/** The thread that an operator finds an e-mail to belong to. */
export const MailAssignment = v.pipe(
  v.object({
    thread: v.pipe(Id, v.description('Id of the inquiry')),
    side: v.pipe(v.picklist(INQUIRY_SIDES), v.description('Side that has written the message')),
  }),
  v.examples([{ thread: '06d2k6t0000g1a2b', side: 'buyer' as const }]),
)
export type MailAssignment = v.InferOutput<typeof MailAssignment>
/** The message that the e-mail has become. */
export const AssignMailResponse = v.object({
  data: v.object({ id: v.pipe(Id, v.description('Id of the message'), v.examples(['06d2k6t0000g1a2c'])) }),
})
