import type { I18n } from '../../domain/i18n.ts'
import { LANGUAGE_TAGS } from '../../domain/locale.ts'
import { type LabelledValue, type PrintedDocument, printedDocument } from '../../domain/printed-document.ts'
import type { TradeDocument } from '../../domain/trade-document.ts'
import type { FontFiles } from './fonts.ts'
import { Pages } from './pdf/pages.ts'
import { DocumentSheet, type SheetColumn, SMALL, TEXT } from './sheet.ts'
import { drawTable } from './table.ts'

const TITLE = { face: 'bold', size: 15 } as const
const HEADING = { face: 'bold', size: 9 } as const
const BOLD = { face: 'bold', size: 10 } as const
const GAP = 14

/** Draws pairs as two columns; rows stay together on a page. */
function drawPairs(sheet: DocumentSheet, pairs: readonly LabelledValue[], labelWidth: number): void {
  const label: SheetColumn = { x: sheet.left, width: labelWidth, align: 'left' }
  const value: SheetColumn = { x: sheet.left + labelWidth + 8, width: sheet.width - labelWidth - 8, align: 'left' }
  for (const [name, text] of pairs) {
    const names = sheet.broken(name, label.width, TEXT)
    const texts = sheet.broken(text, value.width, TEXT)
    const height = Math.max(names.length, texts.length) * sheet.lineHeight(TEXT)
    sheet.reserve(Math.min(height, sheet.bottom / 2))
    sheet.drawAt(names, label, sheet.y, TEXT)
    for (const line of texts) {
      sheet.reserve(sheet.lineHeight(TEXT))
      sheet.drawAt([line], value, sheet.y, TEXT)
      sheet.y += sheet.lineHeight(TEXT)
    }
    if (names.length > texts.length) sheet.y += (names.length - texts.length) * sheet.lineHeight(TEXT)
  }
}

function drawParties(sheet: DocumentSheet, { parties }: PrintedDocument): void {
  const width = (sheet.width - GAP) / 2
  const blocks = parties.map(({ heading, lines }, index) => ({
    heading,
    column: { x: sheet.left + index * (width + GAP), width, align: 'left' } as const,
    lines: lines.flatMap((line) => sheet.broken(line, width, TEXT)),
  }))
  const height = Math.max(...blocks.map(({ lines }) => lines.length)) * sheet.lineHeight(TEXT)
  sheet.reserve(height + sheet.lineHeight(HEADING))
  for (const { heading, column, lines } of blocks) {
    sheet.drawAt([heading], column, sheet.y, HEADING)
    sheet.drawAt(lines, column, sheet.y + sheet.lineHeight(HEADING) + 2, TEXT)
  }
  sheet.y += height + sheet.lineHeight(HEADING) + GAP
}

/** The sums and their words, together on one page. */
function drawTotals(sheet: DocumentSheet, { totals, gross, words }: PrintedDocument): void {
  const spoken = words ? sheet.broken(`${words[0]}: ${words[1]}`, sheet.width, TEXT) : []
  sheet.reserve((totals.length + spoken.length) * sheet.lineHeight(TEXT) + sheet.lineHeight(BOLD) + 2 * GAP)
  sheet.y += 6
  const amount: SheetColumn = { x: sheet.right - 150, width: 150, align: 'right' }
  const label: SheetColumn = { x: sheet.left, width: sheet.width - 158, align: 'right' }
  for (const [pair, type] of [...totals.map((pair) => [pair, TEXT] as const), [gross, BOLD] as const]) {
    sheet.drawAt([pair[0]], label, sheet.y, type)
    sheet.drawAt([pair[1]], amount, sheet.y, type)
    sheet.y += sheet.lineHeight(type) + 1
  }
  sheet.y += 6
  for (const line of spoken) sheet.paragraph(line, TEXT)
}

function drawAll(sheet: DocumentSheet, printed: PrintedDocument): void {
  sheet.paragraph(printed.title, TITLE)
  sheet.y += 4
  drawPairs(sheet, printed.facts, 110)
  sheet.y += GAP
  drawParties(sheet, printed)
  if (printed.bank.length > 0) {
    sheet.paragraph(printed.bankHeading, HEADING)
    sheet.y += 2
    drawPairs(sheet, printed.bank, 130)
    sheet.y += GAP
  }
  sheet.paragraph(printed.priceBasis, SMALL)
  sheet.y += 4
  drawTable(sheet, printed)
  drawTotals(sheet, printed)
  sheet.y += GAP
  drawPairs(sheet, printed.terms, 110)
  sheet.y += 3 * GAP
  sheet.reserve(sheet.lineHeight(TEXT))
  sheet.rule(sheet.y, sheet.left, sheet.left + 200)
  sheet.y += 3
  sheet.paragraph(printed.signature, SMALL)
}

/**
 * Draws a document. The same document gives the same bytes.
 * @param i18n of the document's language
 * @returns a PDF whose fonts contain only the characters of the document
 */
export function drawPdf(document: TradeDocument, fonts: FontFiles, i18n: I18n): Promise<Uint8Array<ArrayBuffer>> {
  const printed = printedDocument(document, i18n)
  const pages = new Pages(fonts)
  const sheet = new DocumentSheet(pages)
  drawAll(sheet, printed)
  sheet.foot((page, count) => `${printed.title} · ${i18n.t('document.page', { page, pages: count })}`, SMALL)
  return pages.file({
    title: printed.title,
    author: document.seller.name,
    date: new Date(document.date),
    language: LANGUAGE_TAGS[document.language],
  })
}
