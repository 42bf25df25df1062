/** Quotes, orders and the quotes on a request as spreadsheets, with numbers as numbers. */
import type { CsvCell } from '../../../domain/csv.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { labelledText, typedText } from '../../../domain/labelled-text.ts'
import { printedDocument } from '../../../domain/printed-document.ts'
import { lineSubject } from '../../../domain/request-line-text.ts'
import type { TradeDocument, TradeLine } from '../../../domain/trade-document.ts'
import { MINOR_UNITS } from '../../../domain/trade-terms.ts'
import type { ComparedAnswers } from '../../../web/pages/account-answers/load.ts'

const lineCells = (line: TradeLine, index: number, { t }: I18n): CsvCell[] => [
  index + 1,
  line.name,
  line.article || null,
  line.note || null,
  line.quantity,
  t(`basis.units.${line.unit}`),
  line.price / MINOR_UNITS,
  line.vatRate,
  line.amount / MINOR_UNITS,
  line.leadDays?.from ?? null,
  line.leadDays?.to ?? null,
]

/** @returns the goods as a table, and below them everything else in the document, one label and value in each row */
export function documentCells(document: TradeDocument, i18n: I18n): CsvCell[][] {
  const { t } = i18n
  const paper = printedDocument(document, i18n)
  const { totals } = document
  const headings = [
    paper.columns.position,
    paper.columns.item,
    t('quote.article'),
    t('document.note'),
    paper.columns.quantity,
    t('quote.field.unit'),
    paper.columns.price,
    t('quote.field.vat'),
    paper.columns.amount,
    t('quote.leadFrom'),
    t('quote.leadTo'),
  ]
  const sums: [string, number][] = [
    ...(totals.vat.length === 0 ? [] : [[t('document.net'), totals.net] satisfies [string, number]]),
    ...totals.vat.map(({ rate, amount }): [string, number] => [
      t('document.vatOf', { rate: i18n.number(rate) }),
      amount,
    ]),
    [paper.gross[0], totals.gross],
  ]
  return [
    headings,
    ...document.lines.map((line, index) => lineCells(line, index, i18n)),
    [],
    ...sums.map(([label, amount]): CsvCell[] => [label, amount / MINOR_UNITS, document.currency]),
    [paper.title],
    ...paper.facts.map((fact): CsvCell[] => [...fact]),
    ...paper.parties.map(({ heading, lines }): CsvCell[] => [heading, ...lines]),
    [paper.priceBasis],
    ...[...paper.terms, ...paper.bank].map((term): CsvCell[] => [...term]),
  ]
}

/** Rounds to hundredths: the further digits of a converted amount have no meaning. */
const rounded = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100) / 100)

/** @returns a row for each wanted line with price, amount and days of each quote, and rows for their sums and terms */
export function comparisonCells(answers: ComparedAnswers, i18n: I18n): CsvCell[][] {
  const { t } = i18n
  const { lines, offers, comparison, currency, vat } = answers
  const suppliers = offers.map(({ supplier }) => labelledText(supplier, i18n))
  const basis = `${currency}, ${t(`answers.vatBasis.${vat}`)}`
  const ofEach = (cells: (at: number) => CsvCell[]): CsvCell[] => offers.flatMap((_, at) => cells(at))
  return [
    [
      t('quote.field.line'),
      t('quote.field.quantity'),
      t('quote.field.unit'),
      ...ofEach((at) => [suppliers[at] ?? '', null, null, null]),
    ],
    [
      basis,
      null,
      null,
      ...ofEach(() => [t('quote.price'), t('document.column.amount'), t('quote.field.leadDays'), t('quote.note')]),
    ],
    ...lines.map((line, row): CsvCell[] => [
      lineSubject(line, i18n),
      line.quantity,
      line.unit && t(`basis.units.${line.unit}`),
      ...ofEach((at) => {
        const cell = comparison.rows[row]?.[at]
        if (!cell) return [t('answers.gap'), null, null, null]
        const name = offers[at]?.shown.content.lines[cell.at]?.name ?? ''
        const note = cell.isAlternative
          ? `${t('quote.field.alternative')}: ${labelledText(typedText(name), i18n)}`
          : null
        return [cell.apart ? null : rounded(cell.price), rounded(cell.amount), cell.days, note]
      }),
    ]),
    [
      t('answers.total'),
      null,
      null,
      ...ofEach((at) => [null, rounded(comparison.totals[at]?.amount ?? null), null, null]),
    ],
    [
      t('quote.validUntil'),
      null,
      null,
      ...ofEach((at) => [offers[at]?.shown.content.validUntil ?? null, null, null, null]),
    ],
    [
      t('quote.field.payment'),
      null,
      null,
      ...ofEach((at) => [offers[at]?.shown.content.payment || null, null, null, null]),
    ],
  ]
}
