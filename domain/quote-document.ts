import type { QuoteContent, QuoteVersion } from './contract/quotes.ts'
import type { I18n } from './i18n.ts'
import type { TradeDocument, TradeLine, TradeParty } from './trade-document.ts'

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
const minor = (price: string): number => Number((Number(price) * 100).toFixed(4))

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

/**
 * A sent version as the document that is printed.
 * @param i18n of the document's language
 */
export function quoteDocument(version: QuoteVersion, head: QuoteHead, i18n: Pick<I18n, 't' | 'locale'>): TradeDocument {
  const { content, totals } = version
  const { incoterm, place, vatIncluded } = content
  return {
    kind: 'quote',
    language: i18n.locale,
    number: head.number,
    version: version.version,
    date: version.sentAt.slice(0, 10),
    validUntil: content.validUntil,
    reference: head.reference,
    seller: { ...content.seller, contact: '' },
    buyer: buyerOf(head.buyer),
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
    note: content.note,
  }
}
