/** /api/profile/company/inquiries: what buyers wrote to an organization. */
import * as v from 'valibot'
import { INQUIRY_SIDES, INQUIRY_STATUSES } from '../statuses/inquiry.ts'
import { SenderContact } from './contact-input.ts'
import { CONTACT, ITEM, NOTHING_MORE } from './inquiry-examples.ts'
import { InquiryItem } from './inquiry-item.ts'
import { OptionalText } from './text-input.ts'
import { Flag, Id, Locale, Localized, PageMeta, PageParameters, ResponseFigures, STORED, Stored } from './values.ts'
import { Asked } from './wishes.ts'

const InquiryStatus = v.picklist(INQUIRY_STATUSES)

export const InquiriesQuery = v.object({
  status: v.optional(InquiryStatus),
  unread: v.pipe(v.optional(Flag), v.description('Only those with something that the member who reads has not opened')),
  waiting: v.pipe(
    v.optional(Flag),
    v.description('Only those in which the buyer waits for an answer, from the longest wait on'),
  ),
  ...PageParameters,
  locale: v.optional(v.string()),
})
export type InquiriesQuery = v.InferOutput<typeof InquiriesQuery>

/** What the side that reads may change the status to next. */
export const Moves = v.pipe(v.array(InquiryStatus), v.description('What the reader’s side may change the status to'))

/** The last text of a thread, without notes of the supplier and lines of the system; null where there is none yet. */
export const LastMessage = v.nullable(
  v.object({ side: v.picklist(INQUIRY_SIDES), text: v.string(), createdAt: v.string() }),
)

export const Inquiry = v.object({
  ...Stored.entries,
  status: InquiryStatus,
  moves: Moves,
  number: v.string(),
  ...Asked.entries,
  /** As it was offered when the buyer wrote; null where the inquiry is to the supplier in general. */
  item: v.nullable(InquiryItem),
  /** Null where the inquiry is to the supplier in general, or the product no longer exists. */
  product: v.nullable(v.object({ id: v.string(), slug: v.string(), name: Localized })),
  quantity: v.nullable(v.number()),
  message: v.string(),
  /** Without address and number where the buyer does not show them. */
  contact: SenderContact,
  /** Language that the buyer wrote in. */
  locale: Locale,
  reply: v.pipe(v.nullable(v.string()), v.description('The supplier’s first answer')),
  unread: v.pipe(v.number(), v.description('Messages that the member who reads has not opened')),
  waitingSince: v.pipe(
    v.nullable(v.string()),
    v.description('Moment since which the buyer waits; null where nothing waits'),
  ),
  lastMessage: LastMessage,
  assignee: v.pipe(
    v.nullable(v.object({ id: v.string(), name: v.string() })),
    v.description('The employee who deals with it'),
  ),
})
export type Inquiry = v.InferOutput<typeof Inquiry>

const EXAMPLE = {
  ...STORED,
  status: 'sent' as const,
  moves: ['seen' as const, 'answered' as const, 'declined' as const, 'closed' as const],
  number: '0000-G1A2B',
  ...NOTHING_MORE,
  item: ITEM,
  product: null,
  quantity: 100,
  message: 'Please quote DN 50.',
  contact: CONTACT,
  locale: 'zh' as const,
  reply: null,
  unread: 1,
  waitingSince: STORED.createdAt,
  lastMessage: null,
  assignee: null,
}

export const InquiryResponse = v.pipe(v.object({ data: Inquiry }), v.examples([{ data: EXAMPLE }]))
export const InquiryList = v.pipe(
  v.object({
    data: v.array(Inquiry),
    /** Inquiries by status, whatever filter the list has; `new` is the number of those that were not opened yet. */
    meta: v.object({
      ...PageMeta.entries,
      counts: v.object({
        ...v.entriesFromList(INQUIRY_STATUSES, v.number()),
        new: v.number(),
        unread: v.number(),
        waiting: v.number(),
      }),
      /** The unread inquiry that has waited longest; null where there is none. */
      oldestNew: v.nullable(v.object({ id: v.string(), createdAt: v.string() })),
      /** The inquiry whose buyer has waited longest for an answer; null where nothing waits. */
      oldestWaiting: v.nullable(v.object({ id: v.string(), since: v.string() })),
      /** How the organization answers; buyers are shown it from five counted requests on. */
      response: v.object({ ...ResponseFigures.entries, count: v.number(), orderCount: v.number() }),
    }),
  }),
  v.examples([
    {
      data: [EXAMPLE],
      meta: {
        page: 1,
        perPage: 24,
        pages: 1,
        total: 1,
        more: false,
        counts: {
          draft: 0,
          sent: 1,
          seen: 0,
          answered: 0,
          quoted: 0,
          accepted: 0,
          declined: 0,
          closed: 0,
          expired: 0,
          new: 1,
          unread: 1,
          waiting: 1,
        },
        oldestNew: { id: EXAMPLE.id, createdAt: EXAMPLE.createdAt },
        oldestWaiting: { id: EXAMPLE.id, since: EXAMPLE.createdAt },
        response: {
          responseTime: 4,
          responseRate: 92,
          quoteRate: 85,
          languages: [],
          count: 25,
          onTimeRate: 96,
          orderCount: 12,
        },
      },
    },
  ]),
)
export type InquiryList = v.InferOutput<typeof InquiryList>

/** The reply is sent to the buyer by e-mail. */
export const InquiryChange = v.pipe(
  v.object({ status: InquiryStatus, reply: v.optional(OptionalText(5000), '') }),
  v.examples([{ status: 'answered' as const, reply: 'Dear Mr Li, our offer is attached.' }]),
)
export type InquiryChange = v.InferOutput<typeof InquiryChange>

/** The member of the organization who deals with an inquiry; null: not assigned. */
export const AssigneeChange = v.pipe(
  v.object({ employee: v.nullable(Id) }),
  v.examples([{ employee: '06d2k6t0000g1a2b' }]),
)
export type AssigneeChange = v.InferOutput<typeof AssigneeChange>
