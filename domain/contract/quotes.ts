/** …/{id}/quote: what a supplier offers in answer to a request, in versions. */
import * as v from 'valibot'
import { MAX_REASON_LENGTH } from '../limits.ts'
import { APPROVAL_STATUSES } from '../order-approval.ts'
import { QUOTE_STATUSES } from '../statuses/quote.ts'
import { INCOTERMS } from '../trade-terms.ts'
import { QuoteChange } from './quote-change.ts'
import { LINE, TERMS } from './quote-input.ts'
import { OptionalText } from './text-input.ts'
import { Currency, STORED, Unit, whole } from './values.ts'

/** A side of the deal, as it was when the quote was sent or accepted. */
export const Party = v.object({
  name: v.string(),
  country: v.string(),
  taxNumber: v.string(),
  kpp: v.string(),
  address: v.string(),
  bank: v.nullable(v.object({ name: v.string(), bic: v.string(), account: v.string(), correspondent: v.string() })),
})
export type Party = v.InferOutput<typeof Party>

export const SELLER: Party = {
  name: 'ООО «Ураларматура»',
  country: 'RU',
  taxNumber: '7707083893',
  kpp: '773601001',
  address: '620014, Екатеринбург, ул. Малышева, 36',
  bank: { name: 'ПАО Сбербанк', bic: '044525225', account: '40702810938000000001', correspondent: '' },
}

const Sum = { net: v.number(), vat: v.number(), gross: v.number() }

export const Totals = v.pipe(
  v.object({
    ...Sum,
    lines: v.array(v.object(Sum)),
    byRate: v.array(v.object({ rate: v.nullable(v.string()), ...Sum })),
  }),
  v.description('Totals in minor units of the currency'),
)

const Terms = {
  currency: Currency,
  vatIncluded: v.boolean(),
  incoterm: v.nullable(v.picklist(INCOTERMS)),
  place: v.string(),
  payment: v.string(),
  validUntil: v.string(),
  note: v.string(),
  // Versions that were sent before this field existed may be accepted in part.
  whole: v.optional(v.boolean(), false),
}
const OfferedLine = v.object({
  line: v.nullable(v.number()),
  name: v.string(),
  article: v.string(),
  note: v.string(),
  alternative: v.boolean(),
  quantity: v.string(),
  unit: Unit,
  price: v.string(),
  vat: v.nullable(v.string()),
  leadDays: v.nullable(v.object({ from: v.number(), to: v.number() })),
})

/** What a sent version says; it never changes. */
export const QuoteContent = v.object({ ...Terms, seller: Party, lines: v.array(OfferedLine) })
export type QuoteContent = v.InferOutput<typeof QuoteContent>

export const QuoteVersion = v.object({
  version: v.number(),
  hash: v.pipe(v.string(), v.description('SHA-256 of what it says; names the version when it is accepted')),
  sentAt: v.string(),
  content: QuoteContent,
  totals: Totals,
})
export type QuoteVersion = v.InferOutput<typeof QuoteVersion>

const Status = v.picklist(QUOTE_STATUSES)

const QUOTE_FIELDS = {
  id: v.string(),
  number: v.pipe(
    v.nullable(v.string()),
    v.description('Number of the quote, counted by the organization and the year; null until it is sent'),
  ),
  status: Status,
  moves: v.pipe(v.array(Status), v.description('What the reader’s side may change the status to')),
  reason: v.pipe(v.string(), v.description('Why the buyer declined it')),
  shown: v.pipe(v.nullable(QuoteVersion), v.description('The version that was asked for, or the latest; null: none')),
  order: v.pipe(
    v.nullable(v.string()),
    v.description('Id of the order that it has become; null before it is accepted'),
  ),
  approval: v.pipe(
    v.nullable(
      v.object({
        status: v.picklist(APPROVAL_STATUSES),
        at: v.pipe(v.string(), v.description('When it was requested, or decided')),
        by: v.pipe(v.string(), v.description('Who decided')),
        reason: v.string(),
      }),
    ),
    v.description('Approval of this version in the buyer’s organization; the supplier sees only that it waits'),
  ),
  changes: v.pipe(v.array(QuoteChange), v.description('What is new in it since the version before')),
  versions: v.array(v.object({ version: v.number(), sentAt: v.string() })),
}

/** As the buyer sees it. */
export const Quote = v.object(QUOTE_FIELDS)
export type Quote = v.InferOutput<typeof Quote>

const DraftLine = v.object({ ...OfferedLine.entries, price: v.pipe(v.string(), v.description('Empty: not known yet')) })

/** As its supplier sees it. */
export const OwnQuote = v.object({
  ...QUOTE_FIELDS,
  id: v.nullable(v.string()),
  version: v.pipe(v.number(), v.description('Version of the draft, for If-Match; 0 before anything was saved')),
  draft: v.pipe(
    v.object({ ...Terms, entity: v.nullable(v.string()), lines: v.array(DraftLine) }),
    v.description(
      'What the form begins with: what was saved, what was sent last, or today’s prices of what was asked for',
    ),
  ),
  isSaved: v.pipe(v.boolean(), v.description('Whether the draft has changes that were saved and not sent')),
})
export type OwnQuote = v.InferOutput<typeof OwnQuote>

const CONTENT = { ...TERMS, seller: SELLER, lines: [LINE] }
const SUM = { net: 9_020_492, vat: 1_984_508, gross: 11_005_000 }
/** Totals of a quote of one line, as an example. */
export const TOTALS = { ...SUM, lines: [SUM], byRate: [{ rate: '22', ...SUM }] }
const VERSION = {
  version: 1,
  hash: 'a'.repeat(64),
  sentAt: STORED.createdAt,
  content: CONTENT,
  totals: TOTALS,
}
const QUOTE = {
  id: STORED.id,
  number: '2026-0012',
  status: 'sent' as const,
  moves: ['accepted' as const, 'declined' as const],
  reason: '',
  shown: VERSION,
  order: null,
  approval: null,
  changes: [],
  versions: [{ version: 1, sentAt: STORED.createdAt }],
}

export const QuoteQuery = v.object({
  version: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.examples(['1']), v.transform(Number))),
    v.description('An earlier version'),
  ),
  locale: v.optional(v.string()),
})
export const QuoteResponse = v.pipe(v.object({ data: Quote }), v.examples([{ data: QUOTE }]))
export const OwnQuoteResponse = v.pipe(
  v.object({ data: OwnQuote }),
  v.examples([
    {
      data: {
        ...QUOTE,
        moves: ['sent' as const, 'withdrawn' as const],
        version: 2,
        draft: { ...TERMS, entity: STORED.id, lines: [LINE] },
        isSaved: false,
      },
    },
  ]),
)
export const SaveQuoteResponse = v.pipe(
  v.object({ data: v.object({ status: Status, version: v.number() }) }),
  v.examples([{ data: { status: 'draft' as const, version: 1 } }]),
)
export const SendQuoteResponse = v.pipe(
  v.object({
    data: v.object({ status: Status, version: v.pipe(v.number(), v.description('The version that was sent')) }),
  }),
  v.examples([{ data: { status: 'sent' as const, version: 1 } }]),
)

/** Which version the buyer has seen. */
export const SeenVersion = {
  version: v.pipe(whole(1, 10_000), v.description('The version that the buyer has read')),
}
export const QuoteRefusal = v.pipe(
  v.object({ ...SeenVersion, reason: v.optional(OptionalText(MAX_REASON_LENGTH), '') }),
  v.examples([{ version: 1, reason: 'The delivery takes too long.' }]),
)
