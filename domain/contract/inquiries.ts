/** POST /api/inquiries, and /api/profile/company/inquiries: what buyers write to suppliers. */
import * as v from 'valibot'
import { INQUIRY_STATUSES } from '../statuses/inquiry.ts'
import { Consent, Contact, ContactInput } from './contact-input.ts'
import { NoticeChannel } from './notice-channels.ts'
import { LongText, OptionalText } from './text-input.ts'
import { Id, Locale, Localized, PageMeta, PageParameters, STORED, Stored } from './values.ts'

const CONTACT = { name: 'Li Wei', organization: 'Shenyang Valves', email: 'li.wei@valves.example' }

/** About a product, or to a supplier in general. */
export const NewInquiry = v.pipe(
  v.object({
    product: v.optional(Id),
    supplier: v.optional(Id),
    quantity: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))), null),
    message: LongText(5000),
    contact: ContactInput,
    consent: Consent,
  }),
  v.forward(
    v.check(({ product, supplier }) => product !== undefined || supplier !== undefined, 'required'),
    ['supplier'],
  ),
  v.examples([
    {
      product: '06d2k6t0000g1a2b',
      quantity: 100,
      message: 'Please quote DN 50, 100 pcs, CIF Novorossiysk.',
      contact: CONTACT,
      consent: true as const,
    },
  ]),
)
export type NewInquiry = v.InferOutput<typeof NewInquiry>

const InquiryStatus = v.picklist(INQUIRY_STATUSES)

/**
 * The response confirms that the inquiry was stored, and repeats nothing of its text. `notified`: over which channels the supplier is sent
 * a notice; empty where it has nothing that can be notified, and reads the inquiry when it next signs in.
 */
export const InquirySent = v.pipe(
  v.object({ data: v.object({ id: v.string(), status: InquiryStatus, notified: v.array(NoticeChannel) }) }),
  v.examples([{ data: { id: '06d2k6t0000g1a2b', status: 'new' as const, notified: ['email' as const] } }]),
)

export const InquiriesQuery = v.object({
  status: v.optional(InquiryStatus),
  ...PageParameters,
  locale: v.optional(v.string()),
})
export type InquiriesQuery = v.InferOutput<typeof InquiriesQuery>

export const Inquiry = v.object({
  ...Stored.entries,
  status: InquiryStatus,
  /** Null where the inquiry is to the supplier in general, or the product no longer exists. */
  product: v.nullable(v.object({ id: v.string(), slug: v.string(), name: Localized })),
  quantity: v.nullable(v.number()),
  message: v.string(),
  contact: Contact,
  /** Language that the buyer wrote in. */
  locale: Locale,
  reply: v.nullable(v.string()),
})
export type Inquiry = v.InferOutput<typeof Inquiry>

const EXAMPLE = {
  ...STORED,
  status: 'new' as const,
  product: null,
  quantity: 100,
  message: 'Please quote DN 50.',
  contact: CONTACT,
  locale: 'zh' as const,
  reply: null,
}

export const InquiryResponse = v.pipe(v.object({ data: Inquiry }), v.examples([{ data: EXAMPLE }]))
export const InquiryList = v.pipe(
  v.object({
    data: v.array(Inquiry),
    /** Inquiries by status, whatever filter the list has; `new` is the number of unread ones. */
    meta: v.object({
      ...PageMeta.entries,
      counts: v.object({ new: v.number(), answered: v.number(), closed: v.number() }),
      /** The new one that has waited longest; null where none waits. */
      oldestNew: v.nullable(v.object({ id: v.string(), createdAt: v.string() })),
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
        counts: { new: 1, answered: 0, closed: 0 },
        oldestNew: { id: EXAMPLE.id, createdAt: EXAMPLE.createdAt },
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
