/** POST /api/requests: what a buyer asks of several suppliers at once, and the buyer's copy of it. */
import * as v from 'valibot'
import { COMPANY_KINDS } from '../company-kinds.ts'
import { MAX_REQUEST_LINE_LENGTH, MAX_REQUEST_LINES, MAX_SUPPLIERS_OF_LINE } from '../limits.ts'
import { Consent } from './consent.ts'
import { ContactInput, SenderContact, ShowContact } from './contact-input.ts'
import { CONTACT, RECEIPT } from './inquiry-examples.ts'
import { MessageFile } from './messages.ts'
import { NoticeChannel } from './notice-channels.ts'
import { NewOpenRequest, OpenedRequest } from './open-requests.ts'
import { NewRequestFiles } from './request-files.ts'
import { OptionalLine, OptionalText } from './text-input.ts'
import { AskedQuantity, Id, Locale, Localized, Unit } from './values.ts'
import { NO_WISHES, RequestLine, Wishes } from './wishes.ts'

const ID = '06d2k6t0000g1a2b'
const NAMED = { id: ID, slug: 'shenyang-valves', name: { text: 'Shenyang Valves', lang: 'en' as const } }

/** A product, with one of its variants or without, or the buyer's own words for what is not in the catalogue. */
const NewLine = v.pipe(
  v.object({
    product: v.optional(Id),
    /** Part number of one of the product's variants. */
    variant: v.optional(v.pipe(v.string(), v.maxLength(120))),
    words: v.optional(OptionalLine(MAX_REQUEST_LINE_LENGTH), ''),
    quantity: v.optional(v.nullable(AskedQuantity), null),
    /** Unit of a line in words; for a product it may only repeat the product's own unit. */
    unit: v.optional(v.nullable(Unit), null),
    /** Suppliers that the buyer asks for this line besides the product's own. They see neither its price nor its part number. */
    suppliers: v.optional(v.pipe(v.array(Id), v.maxLength(MAX_SUPPLIERS_OF_LINE)), []),
  }),
  v.forward(
    v.check(({ product, words }) => product !== undefined || words !== '', 'required'),
    ['words'],
  ),
)
export type NewLine = v.InferOutput<typeof NewLine>

/** Each supplier gets the lines that are about its products or name it, and no others. */
export const NewRequest = v.pipe(
  v.object({
    lines: v.pipe(v.array(NewLine), v.minLength(1), v.maxLength(MAX_REQUEST_LINES)),
    wishes: v.optional(Wishes, {}),
    message: v.optional(OptionalText(5000), ''),
    files: NewRequestFiles,
    open: v.pipe(
      v.optional(v.nullable(NewOpenRequest), null),
      v.description(
        'Publishes the lines in words to the suppliers of a category, who then may answer; null: no line is published',
      ),
    ),
    contact: ContactInput,
    showContact: ShowContact,
    consent: Consent,
  }),
  v.examples([
    {
      lines: [
        { product: ID, variant: 'BV-F-50-16-L', words: '', quantity: 100, unit: null, suppliers: [] },
        { words: 'Gasket DN 50 PN 16, graphite', quantity: 200, unit: 'piece' as const, suppliers: [ID] },
      ],
      wishes: { ...NO_WISHES, neededBy: '2027-03-01', deliveredTo: 'Yekaterinburg', incoterm: 'DAP' as const },
      message: '',
      files: [],
      open: null,
      contact: CONTACT,
      showContact: true,
      consent: true as const,
    },
  ]),
)
export type NewRequest = v.InferOutput<typeof NewRequest>

/** Positions of lines in the request, from 0. */
const Positions = v.array(v.number())

/**
 * The request was stored. `recipients` has each supplier with its number, the lines that it gets and the channels over which it is sent a
 * notice; `withoutSupplier` the lines that no supplier gets, because they name neither a product nor a supplier and are not published.
 */
export const SendRequestResponse = v.pipe(
  v.object({
    data: v.object({
      id: v.string(),
      /** The number that the buyer sees (domain/inquiry-number.ts). */
      number: v.string(),
      /** Secret in the address of the buyer's copy. */
      receipt: v.string(),
      recipients: v.array(
        v.object({
          /** Id of the inquiry, which is the thread with this supplier. */
          id: v.string(),
          number: v.string(),
          supplier: v.object({ id: v.string(), slug: v.string(), name: Localized }),
          lines: Positions,
          notified: v.array(NoticeChannel),
        }),
      ),
      withoutSupplier: Positions,
      open: v.nullable(OpenedRequest),
    }),
  }),
  v.examples([
    {
      data: {
        id: ID,
        number: '0000-G1A2B',
        receipt: RECEIPT,
        recipients: [{ id: ID, number: '0000-G1A2B', supplier: NAMED, lines: [0, 1], notified: ['email' as const] }],
        withoutSupplier: [],
        open: null,
      },
    },
  ]),
)
export type SendRequestResponse = v.InferOutput<typeof SendRequestResponse>

/** The buyer's copy of a request. */
export const RequestCopy = v.object({
  number: v.string(),
  createdAt: v.string(),
  /** ISO date by which answers are due. */
  answerBy: v.string(),
  lines: v.array(RequestLine),
  recipients: v.array(
    v.object({
      number: v.string(),
      supplier: v.object({ id: v.string(), slug: v.string(), name: Localized, kind: v.picklist(COMPANY_KINDS) }),
      lines: Positions,
      notified: v.boolean(),
    }),
  ),
  open: v.nullable(OpenedRequest),
  wishes: Wishes,
  message: v.string(),
  files: v.array(MessageFile),
  contact: SenderContact,
  showContact: v.pipe(v.boolean(), v.description('Whether suppliers were to see address and number when it was sent')),
  locale: Locale,
})
export type RequestCopy = v.InferOutput<typeof RequestCopy>

export const RequestCopyResponse = v.pipe(
  v.object({ data: RequestCopy }),
  v.examples([
    {
      data: {
        number: '0000-G1A2B',
        createdAt: '2026-11-23T09:00:00.000Z',
        answerBy: '2026-11-25',
        lines: [
          { position: 0, item: null, product: null, words: 'Gasket DN 50', quantity: 200, unit: 'piece' as const },
        ],
        recipients: [
          { number: '0000-G1A2B', supplier: { ...NAMED, kind: 'supplier' as const }, lines: [0], notified: true },
        ],
        open: null,
        wishes: NO_WISHES,
        message: '',
        files: [],
        contact: CONTACT,
        showContact: true,
        locale: 'en' as const,
      },
    },
  ]),
)
