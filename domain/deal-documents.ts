import type { Order } from './contract/orders.ts'
import type { QuoteContent, QuoteVersion } from './contract/quotes.ts'
import type { I18n } from './i18n.ts'
import type { TradeDocument, TradeLine, TradeParty } from './trade-document.ts'
import { MINOR_UNITS } from './trade-terms.ts'

/** What a printed quote says beside its version. */
export interface QuoteHead {
  /** Of the organization and the year: '2026-0012'. */
  number: string
  /** Number of the request that it answers. */
  reference: string
  /** Name and organization of the buyer; '' where the request has none. */
  buyer: { name: string; company: string }
}

const buyerOf = ({ name, company }: QuoteHead['buyer']): TradeParty => ({
  name: company || name,
  country: '',
  taxNumber: '',
  kpp: '',
  address: '',
  contact: company ? name : '',
  bank: null,
})

/** Prices are decimal texts of the currency; a document counts in its minor units, hundredths in all currencies of offers. */
const minor = (price: string): number => Number((Number(price) * MINOR_UNITS).toFixed(4))

function lineOf(
  line: QuoteContent['lines'][number],
  { net, gross }: { net: number; gross: number },
  vatIncluded: boolean,
  { t }: Pick<I18n, 't'>,
): TradeLine {
  return {
    name: line.name,
    article: line.article,
    note: [line.alternative ? t('document.alternative') : '', line.note].filter(Boolean).join(' · '),
    quantity: Number(line.quantity),
    unit: line.unit,
    price: minor(line.price),
    vatRate: line.vat === null ? null : Number(line.vat),
    amount: vatIncluded ? gross : net,
    leadDays: line.leadDays,
  }
}

/** The goods and terms that both documents state. */
const offered = (
  content: QuoteContent,
  totals: QuoteVersion['totals'],
  i18n: Pick<I18n, 't' | 'locale'>,
): Pick<
  TradeDocument,
  | 'language'
  | 'seller'
  | 'currency'
  | 'vatIncluded'
  | 'lines'
  | 'totals'
  | 'delivery'
  | 'paymentTerms'
  | 'whole'
  | 'note'
> => {
  const { incoterm, place, vatIncluded } = content
  return {
    language: i18n.locale,
    seller: { ...content.seller, contact: '' },
    currency: content.currency,
    vatIncluded,
    lines: content.lines.map((line, index) =>
      lineOf(line, totals.lines[index] ?? { net: 0, gross: 0 }, vatIncluded, i18n),
    ),
    totals: {
      net: totals.net,
      vat: totals.byRate.flatMap(({ rate, vat }) => (rate === null ? [] : [{ rate: Number(rate), amount: vat }])),
      gross: totals.gross,
    },
    delivery: incoterm ? { incoterm, place } : null,
    paymentTerms: content.payment,
    whole: false,
    note: content.note,
  }
}

/**
 * A sent version as the document that is printed.
 * @param i18n of the document's language
 */
export const quoteDocument = (
  { content, totals, version, sentAt }: QuoteVersion,
  head: QuoteHead,
  i18n: Pick<I18n, 't' | 'locale'>,
): TradeDocument => ({
  ...offered(content, totals, i18n),
  kind: 'quote',
  whole: content.whole ?? false,
  number: head.number,
  version,
  date: sentAt.slice(0, 10),
  validUntil: content.validUntil,
  reference: head.reference,
  buyer: buyerOf(head.buyer),
})

/**
 * An order as the invoice by which it is paid in advance.
 * @param i18n of the document's language
 */
export const proFormaDocument = (
  { number, agreed, totals, contact, createdAt }: Pick<Order, 'number' | 'agreed' | 'totals' | 'contact' | 'createdAt'>,
  i18n: Pick<I18n, 't' | 'locale'>,
): TradeDocument => ({
  ...offered(agreed.content, totals, i18n),
  kind: 'proForma',
  number,
  version: null,
  date: createdAt.slice(0, 10),
  validUntil: null,
  reference: number,
  buyer: { ...agreed.buyer, contact },
})
