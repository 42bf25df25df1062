/** POST /api/inquiries and the buyer's copy: a buyer writes to one supplier. */
import * as v from 'valibot'
import { COMPANY_KINDS } from '../company-kinds.ts'
import { INQUIRY_STATUSES } from '../statuses/inquiry.ts'
import { isQuantityOf } from '../trade-quantity.ts'
import { Consent } from './consent.ts'
import { ContactInput, SenderContact, ShowContact } from './contact-input.ts'
import { CONTACT, ITEM, NOTHING_MORE, RECEIPT } from './inquiry-examples.ts'
import { InquiryItem } from './inquiry-item.ts'
import { NoticeChannel } from './notice-channels.ts'
import { NewRequestFiles } from './request-files.ts'
import { OptionalText } from './text-input.ts'
import { AskedQuantity, Id, Locale, Localized } from './values.ts'
import { Asked, NO_WISHES, Wishes } from './wishes.ts'

/** About a product, or to a supplier in general. A product with a quantity needs no message. */
export const NewInquiry = v.pipe(
  v.object({
    product: v.optional(Id),
    /** Part number of one of the product's variants. */
    variant: v.optional(v.pipe(v.string(), v.maxLength(120))),
    supplier: v.optional(Id),
    quantity: v.optional(v.nullable(AskedQuantity), null),
    message: v.optional(OptionalText(5000), ''),
    files: NewRequestFiles,
    wishes: v.optional(Wishes, {}),
    contact: ContactInput,
    showContact: ShowContact,
    consent: Consent,
  }),
  v.forward(
    v.check(({ product, supplier }) => product !== undefined || supplier !== undefined, 'required'),
    ['supplier'],
  ),
  v.forward(
    // Nothing says what is counted: only a product has a unit.
    v.partialCheck(
      [['product'], ['quantity']],
      ({ product, quantity }) => product !== undefined || isQuantityOf(quantity ?? 0, null),
      'format',
    ),
    ['quantity'],
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
      files: [],
      wishes: NO_WISHES,
      contact: CONTACT,
      showContact: true,
      consent: true as const,
    },
  ]),
)
export type NewInquiry = v.InferOutput<typeof NewInquiry>

const Receipt = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

/**
 * The response confirms that the inquiry was stored, without repeating its text. `notified`: the channels over which the supplier is
 * notified; empty where it has no contact for notices and sees the inquiry at its next sign-in.
 */
export const SendInquiryResponse = v.pipe(
  v.object({
    data: v.object({
      id: v.string(),
      status: v.picklist(INQUIRY_STATUSES),
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
  contact: SenderContact,
  showContact: v.pipe(v.boolean(), v.description('Whether suppliers were to see address and number when it was sent')),
  /** Whether the confirming e-mail repeats the message: only to an address that was verified as the sender's own. */
  isMessageMailed: v.boolean(),
  locale: Locale,
})
export type InquiryCopy = v.InferOutput<typeof InquiryCopy>

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
  showContact: true,
  isMessageMailed: false,
  locale: 'en' as const,
}
export const InquiryCopyResponse = v.pipe(v.object({ data: InquiryCopy }), v.examples([{ data: COPY }]))
