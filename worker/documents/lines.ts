import { CHINESE_CHARACTERS } from './fonts.ts'
import { lineParts } from './line-parts.ts'
import type { FontName, Pages } from './pdf/pages.ts'

export interface TypeStyle {
  face: 'regular' | 'bold'
  /** Points. */
  size: number
}

/** A part of a line that one font can draw. */
interface Run {
  font: FontName
  text: string
}

/** The Chinese font has one weight. Without it, its characters become the other font's empty box. */
function runsOf(text: string, face: FontName, hasHan: boolean): Run[] {
  if (!hasHan) return [{ font: face, text }]
  const runs: Run[] = []
  let end = 0
  for (const match of text.matchAll(CHINESE_CHARACTERS)) {
    if (match.index > end) runs.push({ font: face, text: text.slice(end, match.index) })
    runs.push({ font: 'han', text: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) runs.push({ font: face, text: text.slice(end) })
  return runs
}

/** Measures, breaks and draws texts whose characters are in several fonts. */
export class TextLines {
  readonly #pages: Pages

  constructor(pages: Pages) {
    this.#pages = pages
  }

  /** Points. */
  width(text: string, { face, size }: TypeStyle): number {
    return runsOf(text, face, this.#pages.hasHan).reduce(
      (sum, run) => sum + this.#pages.width(run.text, run.font, size),
      0,
    )
  }

  /** @returns the lines of a text in a column, broken where Unicode allows it, and inside a word that is wider than the column */
  broken(text: string, width: number, type: TypeStyle): string[] {
    const lines: string[] = []
    let line = ''
    const end = () => {
      lines.push(line.trimEnd())
      line = ''
    }
    for (const { part, required } of lineParts(text)) {
      if (line && this.width((line + part).trimEnd(), type) > width) end()
      line += part
      while (this.width(line.trimEnd(), type) > width && line.length > 1) {
        const fitting = this.#fitting(line, width, type)
        lines.push(line.slice(0, fitting))
        line = line.slice(fitting)
      }
      if (required) end()
    }
    if (line.trim() || lines.length === 0) end()
    return lines
  }

  /** How many characters fit, one at least. */
  #fitting(line: string, width: number, type: TypeStyle): number {
    const characters = Array.from(line)
    let length = characters[0]?.length ?? 1
    for (const character of characters.slice(1)) {
      if (this.width(line.slice(0, length + character.length), type) > width) break
      length += character.length
    }
    return length
  }

  /** Draws one line; `y` is its upper edge. */
  draw(text: string, place: { page: number; x: number; y: number }, { face, size }: TypeStyle): void {
    let { x } = place
    for (const run of runsOf(text, face, this.#pages.hasHan)) {
      this.#pages.text(run.text, { ...place, x }, run.font, size)
      x += this.#pages.width(run.text, run.font, size)
    }
  }
}
