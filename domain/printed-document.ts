import { amountInWords } from './amount-in-words.ts'
import { currencyInSentence } from './currency-name.ts'
import type { I18n } from './i18n.ts'
import { inBrackets } from './listed.ts'
import { LANGUAGE_TAGS } from './locale.ts'
import { longDate } from './long-date.ts'
import { taxNumberKind } from './tax-number-kind.ts'
import type { PartyBank, TradeDocument, TradeLine, TradeParty } from './trade-document.ts'
import { MINOR_UNITS } from './trade-terms.ts'

/** A label and its value. */
export type LabelledValue = readonly [label: string, value: string]

/** A row of the table of goods. */
export interface PrintedLine {
  position: string
  name: string
  /** Article, seller's note and lead time, a line each; the note alone is typed, in any language. */
  details: { text: string; isTyped: boolean }[]
  quantity: string
  price: string
  vat: string
  amount: string
}

/** A trade document as texts in its language, which the PDF and the page for printing arrange alike. */
export interface PrintedDocument {
  title: string
  /** Version, last day, request or order. */
  facts: LabelledValue[]
  /** Seller and buyer: the heading, and a text a line. */
  parties: { heading: string; lines: string[] }[]
  /** Where to pay; empty for a quote. */
  bank: LabelledValue[]
  bankHeading: string
  priceBasis: string
  columns: Record<'position' | 'item' | 'quantity' | 'price' | 'vat' | 'amount', string>
  lines: PrintedLine[]
  totals: LabelledValue[]
  /** The last of the totals, in bold type. */
  gross: LabelledValue
  words: LabelledValue | null
  terms: LabelledValue[]
  signature: string
}

type Formats = Pick<I18n, 't' | 'number' | 'locale'>

const given = (pairs: LabelledValue[]): LabelledValue[] => pairs.filter(([, value]) => value !== '')

function partyLines(party: TradeParty, { t }: Formats): string[] {
  const { name, country, taxNumber, kpp, address, contact } = party
  const label = t(`company.tax.${taxNumberKind(country)}`)
  const numbers = [
    taxNumber && t('document.tax', { name: label, number: taxNumber }),
    kpp && t('document.kpp', { number: kpp }),
  ]
  return [name, numbers.filter(Boolean).join(', '), address, contact].filter(Boolean)
}

/** Nine digits are a Russian BIK; other countries' codes have 8, 11 or 12 characters. */
const bankCodeLabel = (bic: string) => (/^\d{9}$/.test(bic) ? 'document.bic.bik' : 'document.bic.swift')

const bankRows = ({ name }: TradeParty, bank: PartyBank, { t }: Formats): LabelledValue[] =>
  given([
    [t('document.beneficiary'), name],
    [t('document.bankName'), bank.name],
    [t(bankCodeLabel(bank.bic)), bank.bic],
    [t('document.account'), bank.account],
    [t('document.correspondent'), bank.correspondent],
  ])

/** @returns 'Ships in 1–10 business days'; '' where the seller has not stated it */
export function leadText({ leadDays }: Pick<TradeLine, 'leadDays'>, { t, number }: Formats): string {
  if (!leadDays) return ''
  const { from, to } = leadDays
  return from === to ? t('document.ready', { n: to }) : t('document.readyRange', { from: number(from), to: number(to) })
}

/** Amounts always have two decimals: on paper a missing one would be doubted. A price may have up to four. */
function amountFormats(document: TradeDocument) {
  const tag = LANGUAGE_TAGS[document.language]
  const amounts = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const prices = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 4 })
  const sums = new Intl.NumberFormat(tag, { style: 'currency', currency: document.currency, minimumFractionDigits: 2 })
  return {
    amount: (minor: number) => amounts.format(minor / MINOR_UNITS),
    price: (minor: number) => prices.format(minor / MINOR_UNITS),
    sum: (minor: number) => sums.format(minor / MINOR_UNITS),
    day: (iso: string) => longDate(iso, document.language),
  }
}

type AmountFormats = ReturnType<typeof amountFormats>

const printedLine = (line: TradeLine, index: number, format: AmountFormats, i18n: Formats): PrintedLine => ({
  position: i18n.number(index + 1),
  name: line.name,
  details: [
    { text: line.article && i18n.t('document.article', { article: line.article }), isTyped: false },
    { text: line.note, isTyped: true },
    { text: leadText(line, i18n), isTyped: false },
  ].filter(({ text }) => text !== ''),
  quantity: i18n.t(`unit.${line.unit}`, { n: line.quantity }),
  price: format.price(line.price),
  vat: line.vatRate === null ? i18n.t('document.noVat') : i18n.t('document.rate', { rate: i18n.number(line.vatRate) }),
  amount: format.amount(line.amount),
})

function priceBasis({ currency, vatIncluded, totals, language }: TradeDocument, { t }: Formats): string {
  const basis = totals.vat.length === 0 ? 'none' : vatIncluded ? 'with' : 'without'
  return t(`document.priceBasis.${basis}`, {
    currency: currencyInSentence(currency, language) + inBrackets(currency, language),
  })
}

function totalRows({ totals }: TradeDocument, format: AmountFormats, { t, number }: Formats): LabelledValue[] {
  if (totals.vat.length === 0) return []
  return [
    [t('document.net'), format.amount(totals.net)],
    ...totals.vat.map(
      ({ rate, amount }): LabelledValue => [t('document.vatOf', { rate: number(rate) }), format.amount(amount)],
    ),
  ]
}

/**
 * @param i18n of the document's language
 * @returns every text of the document (docs/behaviour.md, "Printed documents")
 */
export function printedDocument(document: TradeDocument, i18n: Formats): PrintedDocument {
  const { t } = i18n
  const { kind, seller, buyer, totals, delivery } = document
  const format = amountFormats(document)
  const isInvoice = kind === 'proForma'
  return {
    title: t(`document.title.${kind}`, { number: document.number, date: format.day(document.date) }),
    facts: given([
      [t('document.version'), document.version === null ? '' : i18n.number(document.version)],
      [t(`document.validUntil.${kind}`), document.validUntil ? format.day(document.validUntil) : ''],
      [t(`document.reference.${kind}`), document.reference],
    ]),
    parties: [
      { heading: t(`document.seller.${kind}`), lines: partyLines(seller, i18n) },
      { heading: t(`document.buyer.${kind}`), lines: partyLines(buyer, i18n) },
    ],
    bank: seller.bank ? bankRows(seller, seller.bank, i18n) : [],
    bankHeading: t('document.bank'),
    priceBasis: priceBasis(document, i18n),
    columns: {
      position: t('document.column.position'),
      item: t('document.column.item'),
      quantity: t('document.column.quantity'),
      price: t('document.column.price'),
      vat: t('document.column.vat'),
      amount: t('document.column.amount'),
    },
    lines: document.lines.map((line, index) => printedLine(line, index, format, i18n)),
    totals: totalRows(document, format, i18n),
    gross: [t(`document.gross.${kind}`), format.sum(totals.gross)],
    words: isInvoice ? [t('document.words'), amountInWords(totals.gross, document.currency, i18n)] : null,
    terms: given([
      [
        t('document.delivery'),
        delivery ? t('document.deliveryTerm', { term: `${delivery.incoterm} ${delivery.place}` }) : '',
      ],
      [t('document.payment'), document.paymentTerms],
      [t('document.parts'), document.whole ? t('document.whole') : ''],
      [t('document.note'), document.note],
    ]),
    signature: t('document.signature'),
  }
}
