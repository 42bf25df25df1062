import type PDFDocument from 'pdfkit'
import { TextLines, type TypeStyle } from './lines.ts'

/** Points: A4 with margins of 14 mm, and a line below for the page's number. */
const WIDTH = 595.28
const HEIGHT = 841.89
const MARGIN = 40
const FOOT = 24

/** The height of a line in parts of the font's size: Chinese characters need more than Latin ones. */
const LEADING = 1.36

const RULE = '#9a9a9a'

export interface SheetColumn {
  x: number
  width: number
  align: 'left' | 'right'
}

/** The pages, drawn from top to bottom. */
export class DocumentSheet {
  readonly left = MARGIN
  readonly right = WIDTH - MARGIN
  readonly width = WIDTH - 2 * MARGIN
  readonly bottom = HEIGHT - MARGIN - FOOT
  y = MARGIN
  readonly #pdf: PDFDocument
  readonly #lines: TextLines

  constructor(pdf: PDFDocument, hasHan: boolean) {
    this.#pdf = pdf
    this.#lines = new TextLines(pdf, hasHan)
  }

  lineHeight = ({ size }: TypeStyle): number => size * LEADING

  broken = (text: string, width: number, type: TypeStyle): string[] => this.#lines.broken(text, width, type)

  fits(height: number): boolean {
    return this.y + height <= this.bottom
  }

  addPage(): void {
    this.#pdf.addPage()
    this.y = MARGIN
  }

  /** Begins a new page if the height does not fit on this one. */
  reserve(height: number): void {
    if (!this.fits(height)) this.addPage()
  }

  /** Draws lines into a column from a height of the page; the sheet's own position stays. */
  drawAt(lines: readonly string[], column: SheetColumn, y: number, type: TypeStyle): void {
    lines.forEach((line, index) => {
      const x = column.align === 'right' ? column.x + column.width - this.#lines.width(line, type) : column.x
      this.#lines.draw(line, x, y + index * this.lineHeight(type), type)
    })
  }

  /** Draws a text over the whole width, on as many pages as it needs. */
  paragraph(text: string, type: TypeStyle): void {
    const column = { x: this.left, width: this.width, align: 'left' } as const
    for (const line of this.broken(text, this.width, type)) {
      this.reserve(this.lineHeight(type))
      this.drawAt([line], column, this.y, type)
      this.y += this.lineHeight(type)
    }
  }

  rule(y: number, from = this.left, to = this.right): void {
    this.#pdf.lineWidth(0.5).strokeColor(RULE).moveTo(from, y).lineTo(to, y).stroke()
  }

  /** Draws the texts at the foot of every page, once all pages exist. */
  foot(textOf: (page: number, pages: number) => string, type: TypeStyle): void {
    const { start, count } = this.#pdf.bufferedPageRange()
    const column = { x: this.left, width: this.width, align: 'right' } as const
    for (let page = 0; page < count; page++) {
      this.#pdf.switchToPage(start + page)
      this.drawAt([textOf(page + 1, count)], column, HEIGHT - MARGIN - this.lineHeight(type), type)
    }
  }
}
