/** GET /api/profile/requests: the inquiries that the signed-in user has sent, and the suppliers' answers. */
import * as v from 'valibot'
import { COMPANY_KINDS } from '../company-kinds.ts'
import { INQUIRY_STATUSES } from '../statuses/inquiry.ts'
import { SenderContact } from './contact-input.ts'
import { LastMessage, Moves } from './inquiries.ts'
import { InquiryItem } from './inquiry-item.ts'
import { NoticeChannel } from './notice-channels.ts'
import { Localized, PageMeta, PageParameters, Picture, Unit } from './values.ts'
import { Asked } from './wishes.ts'

export const RequestsQuery = v.object({ ...PageParameters, locale: v.optional(v.string()) })
export type RequestsQuery = v.InferOutput<typeof RequestsQuery>

export const SentInquiry = v.object({
  id: v.string(),
  status: v.picklist(INQUIRY_STATUSES),
  moves: Moves,
  version: v.number(),
  number: v.string(),
  ...Asked.entries,
  /** As it was offered when the buyer wrote; null where the request is to the supplier in general. */
  item: v.nullable(InquiryItem),
  /** Null where the request is to the supplier in general, or the product no longer exists. */
  product: v.nullable(
    v.object({
      id: v.string(),
      slug: v.string(),
      name: Localized,
      picture: v.nullable(Picture),
      unit: Unit,
      /** Whether it has a public page. */
      isPublic: v.boolean(),
    }),
  ),
  supplier: v.object({
    id: v.string(),
    slug: v.string(),
    name: Localized,
    kind: v.picklist(COMPANY_KINDS),
    /** Whether it has a public page. */
    isPublic: v.boolean(),
  }),
  quantity: v.nullable(v.number()),
  message: v.string(),
  /** The contact to which the answer is sent. */
  contact: SenderContact,
  contactShown: v.pipe(
    v.picklist(['shown', 'hidden', 'with-message']),
    v.description(
      'Whether this supplier sees the contact’s e-mail address and phone number; `with-message`: who answered an open request does once the buyer writes',
    ),
  ),
  /** The channel over which the buyer is notified of the answer; null where none fits the contact. */
  answerNotice: v.nullable(NoticeChannel),
  reply: v.nullable(v.string()),
  unread: v.pipe(v.number(), v.description('Messages of the supplier that the buyer has not opened')),
  lastMessage: LastMessage,
  createdAt: v.string(),
  updatedAt: v.string(),
})
export type SentInquiry = v.InferOutput<typeof SentInquiry>

/** A buyer closes what is no longer needed. */
export const RequestChange = v.pipe(
  v.object({ status: v.picklist(INQUIRY_STATUSES) }),
  v.examples([{ status: 'closed' as const }]),
)
export type RequestChange = v.InferOutput<typeof RequestChange>

export const RequestResponse = v.object({ data: SentInquiry })
export const SentInquiryList = v.object({ data: v.array(SentInquiry), meta: PageMeta })
export type SentInquiryList = v.InferOutput<typeof SentInquiryList>
