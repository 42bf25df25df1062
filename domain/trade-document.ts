import type { Locale } from './locale.ts'
import type { Currency, Incoterm, Unit } from './trade-terms.ts'

/** What a supplier gives a buyer on paper: an offer, or the invoice in advance by which an order is paid. */
const TRADE_DOCUMENT_KINDS = ['quote', 'proForma'] as const
type TradeDocumentKind = (typeof TRADE_DOCUMENT_KINDS)[number]

/** An account to pay to. `bic` is the BIK in Russia, CNAPS or SWIFT elsewhere. */
export interface PartyBank {
  name: string
  bic: string
  account: string
  correspondent: string
}

/** One side of the deal. Empty texts are left out of the document. */
export interface TradeParty {
  name: string
  /** ISO 3166-1 alpha-2; '' for a buyer without one */
  country: string
  taxNumber: string
  kpp: string
  address: string
  /** Name, phone or e-mail of the person who deals with it. */
  contact: string
  bank: PartyBank | null
}

/** A line of the document. Amounts are minor units of its currency; a price may have a fraction of one. */
export interface TradeLine {
  name: string
  /** Article or part number; '' where there is none. */
  article: string
  /** What the seller adds: that it is an alternative, a marking, a packing. */
  note: string
  quantity: number
  unit: Unit
  price: number
  /** Per cent; null: sold without VAT. */
  vatRate: number | null
  amount: number
  /** Days from order to dispatch; null where none were stated. */
  leadDays: { from: number; to: number } | null
}

/** Sums in minor units. */
interface TradeTotals {
  /** Without VAT. */
  net: number
  /** One entry for each rate of the lines, by falling rate. */
  vat: { rate: number; amount: number }[]
  /** With VAT. */
  gross: number
}

/** Everything that a printed quote or pro-forma invoice says, whatever draws it. Days are 'YYYY-MM-DD'. */
export interface TradeDocument {
  kind: TradeDocumentKind
  language: Locale
  number: string
  /** Of a quote that was sent again with changes, from 1; null: there are no versions. */
  version: number | null
  date: string
  /** The last day on which it may be accepted or paid. */
  validUntil: string | null
  /** Number of the request or the order that it belongs to; ''. */
  reference: string
  seller: TradeParty
  buyer: TradeParty
  currency: Currency
  /** Whether the prices and amounts of lines contain VAT. */
  vatIncluded: boolean
  lines: TradeLine[]
  totals: TradeTotals
  delivery: { incoterm: Incoterm; place: string } | null
  paymentTerms: string
  /** Whether all lines are sold together only. */
  whole: boolean
  note: string
}
