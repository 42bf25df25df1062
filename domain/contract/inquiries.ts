/** POST /api/inquiries, and /api/profile/company/inquiries: what buyers write to suppliers. */
import * as v from 'valibot'
import { COMPANY_KINDS } from '../company-kinds.ts'
import { INQUIRY_SIDES, INQUIRY_STATUSES } from '../statuses/inquiry.ts'
import { Asked, NO_WISHES, Wishes } from './asked.ts'
import { Consent } from './consent.ts'
import { Contact, ContactInput } from './contact-input.ts'
import { InquiryItem } from './inquiry-item.ts'
import { NoticeChannel } from './notice-channels.ts'
import { OptionalText } from './text-input.ts'
import { Flag, Id, Locale, Localized, PageMeta, PageParameters, STORED, Stored } from './values.ts'

const RECEIPT = '4f9a1c0be2d34417a6c5e8f70b123d96'
const CONTACT = { name: 'Li Wei', organization: 'Shenyang Valves', email: 'li.wei@valves.example' }

/** About a product, or to a supplier in general. A product with a quantity needs no message. */
export const NewInquiry = v.pipe(
  v.object({
    product: v.optional(Id),
    /** Part number of one of the product's variants. */
    variant: v.optional(v.pipe(v.string(), v.maxLength(120))),
    supplier: v.optional(Id),
    quantity: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))), null),
    message: v.optional(OptionalText(5000), ''),
    wishes: v.optional(Wishes, {}),
    contact: ContactInput,
    consent: Consent,
  }),
  v.forward(
    v.check(({ product, supplier }) => product !== undefined || supplier !== undefined, 'required'),
    ['supplier'],
  ),
  v.forward(
    // Validated even if contact or consent is wrong, so that a form shows all its errors at once.
    v.partialCheck(
      [['product'], ['quantity'], ['message']],
      ({ product, quantity, message }) => (product !== undefined && quantity !== null) || message.trim() !== '',
      'required',
    ),
    ['message'],
  ),
  v.examples([
    {
      product: '06d2k6t0000g1a2b',
      variant: 'BV-F-50-16-L',
      quantity: 100,
      message: 'Please quote DN 50, 100 pcs, CIF Novorossiysk.',
      wishes: NO_WISHES,
      contact: CONTACT,
      consent: true as const,
    },
  ]),
)
export type NewInquiry = v.InferOutput<typeof NewInquiry>

const InquiryStatus = v.picklist(INQUIRY_STATUSES)

const Receipt = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

/**
 * The response confirms that the inquiry was stored, without repeating its text. `notified`: the channels over which the supplier is
 * notified; empty where it has no contact for notices and sees the inquiry at its next sign-in.
 */
export const InquirySent = v.pipe(
  v.object({
    data: v.object({
      id: v.string(),
      status: InquiryStatus,
      /** The number that both sides see (domain/inquiry-number.ts). */
      number: v.string(),
      /** Secret in the address of the buyer's copy. */
      receipt: Receipt,
      notified: v.array(NoticeChannel),
    }),
  }),
  v.examples([
    {
      data: {
        id: '06d2k6t0000g1a2b',
        status: 'sent' as const,
        number: '0000-G1A2B',
        receipt: RECEIPT,
        notified: ['email' as const],
      },
    },
  ]),
)

/** The buyer's copy of what was sent. */
export const InquiryCopy = v.object({
  number: v.string(),
  createdAt: v.string(),
  /** ISO date by which an answer is due. */
  answerBy: v.string(),
  supplier: v.object({ id: v.string(), slug: v.string(), name: Localized, kind: v.picklist(COMPANY_KINDS) }),
  /** Whether a notice was sent to the supplier. */
  notified: v.boolean(),
  /** Null where the inquiry is to the supplier in general, or the product is not public any more. */
  product: v.nullable(v.object({ id: v.string(), slug: v.string() })),
  ...Asked.entries,
  item: v.nullable(InquiryItem),
  quantity: v.nullable(v.number()),
  message: v.string(),
  contact: Contact,
  /** Whether the confirming e-mail repeats the message: only to an address that was verified as the sender's own. */
  isMessageMailed: v.boolean(),
  locale: Locale,
})
export type InquiryCopy = v.InferOutput<typeof InquiryCopy>

export const InquiriesQuery = v.object({
  status: v.optional(InquiryStatus),
  unread: v.pipe(v.optional(Flag), v.description('Only those with something that the organization has not opened')),
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
  contact: Contact,
  /** Language that the buyer wrote in. */
  locale: Locale,
  reply: v.pipe(v.nullable(v.string()), v.description('The supplier’s first answer')),
  unread: v.pipe(v.number(), v.description('Messages that the organization has not opened')),
  waitingSince: v.pipe(v.nullable(v.string()), v.description('Since when the buyer waits; null where nothing waits')),
  lastMessage: LastMessage,
  assignee: v.pipe(
    v.nullable(v.object({ id: v.string(), name: v.string() })),
    v.description('The employee who deals with it'),
  ),
})
export type Inquiry = v.InferOutput<typeof Inquiry>

const ITEM = {
  name: { text: 'Flanged ball valve DN 50 PN 16', lang: 'en' as const },
  sku: 'BV-F-50-16-L',
  options: [],
  unit: 'piece' as const,
  price: {
    amount: 110_000,
    currency: 'RUB' as const,
    vat: { included: false, rate: 22 },
    total: 11_000_000,
  },
}
const NOTHING_MORE = { wishes: NO_WISHES, lines: [], lineCount: 0 }
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

const COPY = {
  number: '0000-G1A2B',
  createdAt: '2026-03-02T08:30:00.000Z',
  answerBy: '2026-03-04',
  supplier: {
    id: '06d2k6t0000g1a2b',
    slug: 'shenyang-valves',
    name: { text: 'Shenyang Valves', lang: 'en' as const },
    kind: 'supplier' as const,
  },
  notified: true,
  product: { id: '06d2k6t0000g1a2b', slug: 'flanged-ball-valve' },
  ...NOTHING_MORE,
  item: ITEM,
  quantity: 100,
  message: 'Please quote DN 50.',
  contact: CONTACT,
  isMessageMailed: false,
  locale: 'en' as const,
}
export const InquiryCopyResponse = v.pipe(v.object({ data: InquiryCopy }), v.examples([{ data: COPY }]))

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
