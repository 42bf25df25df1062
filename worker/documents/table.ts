import type { PrintedDocument, PrintedLine } from '../../domain/printed-document.ts'
import { type DocumentSheet, type SheetColumn, SMALL, TEXT } from './sheet.ts'

const HEAD = { face: 'bold', size: 8 } as const
/** Space above and below a row. */
const PADDING = 4
const GAP = 8

type Key = keyof PrintedDocument['columns']

/** Widths of the columns except the item's, which has the remaining width. */
const WIDTHS = { position: 22, quantity: 66, price: 76, vat: 50, amount: 88 } as const

function columnsOf(sheet: DocumentSheet): Record<Key, SheetColumn> {
  let x = sheet.left
  const next = (width: number, align: SheetColumn['align']): SheetColumn => {
    const column = { x, width, align }
    x += width + GAP
    return column
  }
  const others = Object.values(WIDTHS).reduce((sum, width) => sum + width + GAP, 0)
  return {
    position: next(WIDTHS.position, 'left'),
    item: next(sheet.width - others, 'left'),
    quantity: next(WIDTHS.quantity, 'right'),
    price: next(WIDTHS.price, 'right'),
    vat: next(WIDTHS.vat, 'right'),
    amount: next(WIDTHS.amount, 'right'),
  }
}

const KEYS = ['position', 'item', 'quantity', 'price', 'vat', 'amount'] as const

function drawHead(sheet: DocumentSheet, columns: Record<Key, SheetColumn>, titles: PrintedDocument['columns']): void {
  const cells = KEYS.map((key) => ({ key, lines: sheet.broken(titles[key], columns[key].width, HEAD) }))
  const height = Math.max(...cells.map(({ lines }) => lines.length)) * sheet.lineHeight(HEAD)
  sheet.rule(sheet.y)
  for (const { key, lines } of cells) sheet.drawAt(lines, columns[key], sheet.y + PADDING, HEAD)
  sheet.y += height + 2 * PADDING
  sheet.rule(sheet.y)
}

/** The texts of a row, broken into the lines of their columns. */
function rowOf(sheet: DocumentSheet, columns: Record<Key, SheetColumn>, line: PrintedLine) {
  const broken = (key: Key, text: string) => ({
    column: columns[key],
    lines: sheet.broken(text, columns[key].width, TEXT),
  })
  const name = broken('item', line.name)
  const details = line.details.flatMap(({ text }) => sheet.broken(text, columns.item.width, SMALL))
  const others = [
    broken('position', line.position),
    broken('quantity', line.quantity),
    broken('price', line.price),
    broken('vat', line.vat),
    broken('amount', line.amount),
  ]
  const nameHeight = name.lines.length * sheet.lineHeight(TEXT)
  const height = Math.max(
    nameHeight + details.length * sheet.lineHeight(SMALL),
    ...others.map(({ lines }) => lines.length * sheet.lineHeight(TEXT)),
  )
  return { name, details, others, nameHeight, height: height + 2 * PADDING }
}

/** Draws the table of goods: a row is never cut by the end of a page, and each page begins with the head. */
export function drawTable(sheet: DocumentSheet, { columns: titles, lines }: PrintedDocument): void {
  const columns = columnsOf(sheet)
  // Otherwise the head could be at the bottom of a page without a row below it.
  sheet.reserve(90)
  drawHead(sheet, columns, titles)
  for (const line of lines) {
    const { name, details, others, nameHeight, height } = rowOf(sheet, columns, line)
    if (!sheet.fits(height)) {
      sheet.addPage()
      drawHead(sheet, columns, titles)
    }
    const y = sheet.y + PADDING
    sheet.drawAt(name.lines, name.column, y, TEXT)
    sheet.drawAt(details, name.column, y + nameHeight, SMALL)
    for (const cell of others) sheet.drawAt(cell.lines, cell.column, y, TEXT)
    sheet.y += height
    sheet.rule(sheet.y)
  }
}
