import { TextLines, type TypeStyle } from './lines.ts'
import { PAGE, type Pages } from './pdf/pages.ts'

/** Points: margins of 14 mm, and a line below for the page's number. */
const MARGIN = 40
const FOOT = 24

/** The height of a line in parts of the font's size: Chinese characters need more than Latin ones. */
const LEADING = 1.36

/** From 0, black, to 1, white. */
const RULE_GREY = 0.6

export const TEXT = { face: 'regular', size: 9 } as const
export const SMALL = { face: 'regular', size: 7.5 } as const

export interface SheetColumn {
  x: number
  width: number
  align: 'left' | 'right'
}

/** The pages, drawn from top to bottom. */
export class DocumentSheet {
  readonly left = MARGIN
  readonly right = PAGE.width - MARGIN
  readonly width = PAGE.width - 2 * MARGIN
  readonly bottom = PAGE.height - MARGIN - FOOT
  y = MARGIN
  readonly #pages: Pages
  readonly #lines: TextLines

  constructor(pages: Pages) {
    this.#pages = pages
    this.#lines = new TextLines(pages)
    pages.add()
  }

  lineHeight = ({ size }: TypeStyle): number => size * LEADING

  broken = (text: string, width: number, type: TypeStyle): string[] => this.#lines.broken(text, width, type)

  fits(height: number): boolean {
    return this.y + height <= this.bottom
  }

  addPage(): void {
    this.#pages.add()
    this.y = MARGIN
  }

  /** Begins a new page if the height does not fit on this one. */
  reserve(height: number): void {
    if (!this.fits(height)) this.addPage()
  }

  /** Draws lines into a column from a height of a page, the last one if none is named; the sheet's own position stays. */
  drawAt(
    lines: readonly string[],
    column: SheetColumn,
    y: number,
    type: TypeStyle,
    page = this.#pages.count - 1,
  ): void {
    lines.forEach((line, index) => {
      const x = column.align === 'right' ? column.x + column.width - this.#lines.width(line, type) : column.x
      this.#lines.draw(line, { page, x, y: y + index * this.lineHeight(type) }, type)
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
    this.#pages.rule(this.#pages.count - 1, y, from, to, RULE_GREY)
  }

  /** Draws the texts at the foot of every page, once all pages exist. */
  foot(textOf: (page: number, pages: number) => string, type: TypeStyle): void {
    const { count } = this.#pages
    const column = { x: this.left, width: this.width, align: 'right' } as const
    for (let page = 0; page < count; page++) {
      this.drawAt([textOf(page + 1, count)], column, PAGE.height - MARGIN - this.lineHeight(type), type, page)
    }
  }
}
