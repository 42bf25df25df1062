import type { FontFiles } from '../fonts.ts'
import { DocumentFont } from './font.ts'
import { dateString, dictionary, list, PdfObjects, textString } from './objects.ts'

export type FontName = keyof FontFiles

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const

/** What a reader's window and list of files show. */
interface DocumentInfo {
  title: string
  author: string
  date: Date
  /** Tag of BCP 47. */
  language: string
}

const rounded = (points: number): number => Math.round(points * 1000) / 1000

/** PDF counts from the lower edge of a page. */
const fromBelow = (y: number): number => rounded(PAGE.height - y)

/** Pages of a document with texts and lines; places are points from the upper left corner. */
export class Pages {
  /** The operators that draw each page (ISO 32000-1, annex A). */
  readonly #pages: string[][] = []
  readonly #fonts = new Map<FontName, DocumentFont>()

  constructor({ regular, bold, han }: FontFiles) {
    this.#fonts.set('regular', new DocumentFont(regular))
    this.#fonts.set('bold', new DocumentFont(bold))
    if (han) this.#fonts.set('han', new DocumentFont(han))
  }

  get count(): number {
    return this.#pages.length
  }

  get hasHan(): boolean {
    return this.#fonts.has('han')
  }

  add(): void {
    this.#pages.push([])
  }

  /** @throws Error for a font that the document was made without */
  #font(name: FontName): DocumentFont {
    const font = this.#fonts.get(name)
    if (!font) throw new Error(`the document has no font '${name}'`)
    return font
  }

  /** @returns points */
  width(text: string, font: FontName, size: number): number {
    return this.#font(font).width(text) * size
  }

  /** Draws a text on a page. Its baseline is where the regular font has it, so that fonts in one line agree. */
  text(text: string, place: { page: number; x: number; y: number }, font: FontName, size: number): void {
    const baseline = fromBelow(place.y + this.#font('regular').ascent * size)
    const glyphs = this.#font(font).encode(text)
    this.#pages[place.page]?.push(`BT /${font} ${size} Tf ${rounded(place.x)} ${baseline} Td <${glyphs}> Tj ET`)
  }

  /** Draws a horizontal line, half a point wide. */
  rule(page: number, y: number, from: number, to: number, grey: number): void {
    const height = fromBelow(y)
    this.#pages[page]?.push(`${grey} G 0.5 w ${rounded(from)} ${height} m ${rounded(to)} ${height} l S`)
  }

  /** The same pages give the same bytes. */
  async file({ title, author, date, language }: DocumentInfo): Promise<Uint8Array<ArrayBuffer>> {
    const objects = new PdfObjects()
    const fonts: Record<string, string> = {}
    let index = 0
    for (const [name, font] of this.#fonts) if (font.isUsed) fonts[name] = await font.embed(objects, index++)
    const resources = objects.add(dictionary({ Font: dictionary(fonts) }))
    const tree = objects.reserve()
    const pages: string[] = []
    for (const operators of this.#pages) {
      const contents = await objects.addStream(new TextEncoder().encode(operators.join('\n')))
      const box = list([0, 0, PAGE.width, PAGE.height])
      pages.push(
        objects.add(
          dictionary({ Type: '/Page', Parent: tree, MediaBox: box, Resources: resources, Contents: contents }),
        ),
      )
    }
    objects.add(dictionary({ Type: '/Pages', Kids: list(pages), Count: pages.length }), tree)
    const catalogue = dictionary({
      Type: '/Catalog',
      Pages: tree,
      Lang: textString(language),
      // A reader's window names the document instead of its file.
      ViewerPreferences: dictionary({ DisplayDocTitle: 'true' }),
    })
    const info = dictionary({ Title: textString(title), Author: textString(author), CreationDate: dateString(date) })
    return objects.file(objects.add(catalogue), objects.add(info))
  }
}
