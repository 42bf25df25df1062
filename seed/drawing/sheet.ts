/**
 * A drawing sheet in the manner of an engineering catalogue: ink outlines, dash-dot centre lines, vermilion dimension
 * lines with their figures. Coordinates are user units on a 400 × 300 sheet, x to the right, y down. Every method
 * returns the sheet, so a drawing reads as one chain. The result is a plain SVG without script or links.
 */
import { localTexts } from './local-texts.ts'

export const INK = '#16243a'
const DIMENSION = '#c8452f'
const round = (n: number) => Math.round(n * 10) / 10
export const escapeXml = (text: string) => text.replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`)

/**
 * Which wording of a figure shows: the language is in the picture's address, `drawing.svg#ru`, so that one file serves all pages. The anchor
 * comes before the figures, its siblings; without a language they are in English.
 */
const RUSSIAN_TOO =
  '<style>[lang=ru],#ru:target~[lang=en]{display:none}#ru:target~[lang=ru]{display:inline}</style><g id="ru"/>'

type Weight = 'outline' | 'thin' | 'hidden' | 'centre'

const STROKES: Record<Weight, string> = {
  outline: `stroke="${INK}" stroke-width="2"`,
  thin: `stroke="${INK}" stroke-width=".9"`,
  hidden: `stroke="${INK}" stroke-width=".9" stroke-dasharray="5 3"`,
  centre: `stroke="${INK}" stroke-width=".7" stroke-dasharray="12 3 2 3"`,
}

/** How a closed shape is filled: nothing, paper (hides what is behind), hatched (cut metal), tinted (rubber, plastic). */
type Fill = 'none' | 'paper' | 'hatch' | 'tint'

const FILLS: Record<Fill, string> = { none: 'none', paper: '#fdfbf7', hatch: 'url(#h)', tint: '#16243a14' }

export class Sheet {
  private readonly parts: string[] = []
  /** Whether a figure has another wording in Russian. */
  private isRussianToo = false

  private add(part: string): this {
    this.parts.push(part)
    return this
  }

  /** Straight line from (x1, y1) to (x2, y2). */
  line(x1: number, y1: number, x2: number, y2: number, weight: Weight = 'outline'): this {
    return this.add(`<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" ${STROKES[weight]}/>`)
  }

  /** Rectangle with its top left corner at (x, y), width, height, optional corner radius. */
  rect(x: number, y: number, w: number, h: number, o: { weight?: Weight; fill?: Fill; radius?: number } = {}): this {
    const r = o.radius ? ` rx="${round(o.radius)}"` : ''
    return this.add(
      `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${r} fill="${FILLS[o.fill ?? 'none']}" ${STROKES[o.weight ?? 'outline']}/>`,
    )
  }

  /** Circle around (x, y). */
  circle(x: number, y: number, r: number, o: { weight?: Weight; fill?: Fill } = {}): this {
    return this.ellipse(x, y, r, r, o)
  }

  /** Ellipse around (x, y) with half axes rx, ry. */
  ellipse(x: number, y: number, rx: number, ry: number, o: { weight?: Weight; fill?: Fill } = {}): this {
    return this.add(
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${FILLS[o.fill ?? 'none']}" ${STROKES[o.weight ?? 'outline']}/>`,
    )
  }

  /** Any SVG path data; numbers in it are the author's to round. */
  path(d: string, o: { weight?: Weight; fill?: Fill } = {}): this {
    return this.add(
      `<path d="${d}" fill="${FILLS[o.fill ?? 'none']}" ${STROKES[o.weight ?? 'outline']} stroke-linejoin="round"/>`,
    )
  }

  /** Closed polygon through [x, y] points. */
  polygon(points: [number, number][], o: { weight?: Weight; fill?: Fill } = {}): this {
    return this.path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, o)
  }

  /** The same drawing n times, moved by (dx, dy) each time: rows of holes, rungs, teeth. */
  repeat(n: number, draw: (sheet: this, index: number) => void): this {
    for (let i = 0; i < n; i++) draw(this, i)
    return this
  }

  /** n copies around (x, y) on radius r: bolt circles, rolling elements, blades. The angle is in radians. */
  around(
    n: number,
    x: number,
    y: number,
    r: number,
    draw: (sheet: this, x: number, y: number, angle: number) => void,
  ): this {
    for (let i = 0; i < n; i++) {
      const angle = (i / n) * 2 * Math.PI - Math.PI / 2
      draw(this, x + r * Math.cos(angle), y + r * Math.sin(angle), angle)
    }
    return this
  }

  /** Centre cross through (x, y) with arms of length r beyond which nothing is drawn. */
  centre(x: number, y: number, r: number): this {
    return this.line(x - r, y, x + r, y, 'centre').line(x, y - r, x, y + r, 'centre')
  }

  /** Horizontal dimension between x1 and x2, its line at height y; extension lines start at `from` (the measured edge). */
  dimX(x1: number, x2: number, y: number, text: string, from?: number): this {
    if (from !== undefined) this.extension(x1, from, x1, y).extension(x2, from, x2, y)
    this.arrow(x1, y, x2, y)
    return this.figure((x1 + x2) / 2, y - 4, text)
  }

  /** Vertical dimension between y1 and y2, its line at x; extension lines start at `from`. */
  dimY(y1: number, y2: number, x: number, text: string, from?: number): this {
    if (from !== undefined) this.extension(from, y1, x, y1).extension(from, y2, x, y2)
    this.arrow(x, y1, x, y2)
    const middle = (y1 + y2) / 2
    return this.figure(x - 4, middle, text, ` transform="rotate(-90 ${round(x - 4)} ${round(middle)})"`)
  }

  /** A note with a leader line from the point (x, y) to the text's place (tx, ty): diameters, threads, material. */
  note(x: number, y: number, tx: number, ty: number, text: string): this {
    const end = tx >= x ? 'start' : 'end'
    this.add(
      `<path d="M${round(x)} ${round(y)}L${round(tx)} ${round(ty)}" stroke="${DIMENSION}" stroke-width=".8"/><circle cx="${round(x)}" cy="${round(y)}" r="1.8" fill="${DIMENSION}"/>`,
    )
    return this.figure(tx + (end === 'start' ? 4 : -4), ty + 4, text, ` text-anchor="${end}"`)
  }

  /** Lettering in ink, centred on x with its middle at y, `size` units high: what is stamped on the thing itself. */
  label(x: number, y: number, text: string, size: number): this {
    return this.add(
      `<text x="${round(x)}" y="${round(y + size * 0.35)}" text-anchor="middle" font-family="ui-monospace,Consolas,monospace" font-size="${round(size)}" fill="${INK}" stroke="none">${escapeXml(text)}</text>`,
    )
  }

  private extension(x1: number, y1: number, x2: number, y2: number): this {
    return this.add(
      `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${DIMENSION}" stroke-width=".5"/>`,
    )
  }

  private arrow(x1: number, y1: number, x2: number, y2: number): this {
    return this.add(
      `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${DIMENSION}" stroke-width=".8" marker-start="url(#a)" marker-end="url(#a)"/>`,
    )
  }

  private figure(x: number, y: number, text: string, extra = ' text-anchor="middle"'): this {
    const anchor = extra.includes('text-anchor') ? extra : `${extra} text-anchor="middle"`
    const add = (words: string, lang = '') =>
      this.add(
        `<text x="${round(x)}" y="${round(y)}"${lang && ` lang="${lang}"`}${anchor} font-family="ui-monospace,Consolas,monospace" font-size="11" fill="${DIMENSION}" stroke="none">${escapeXml(words)}</text>`,
      )
    const { en, ru } = localTexts(text)
    if (en === ru) return add(text)
    add(en, 'en')
    this.isRussianToo = true
    return add(ru, 'ru')
  }

  /**
   * The finished picture: 400 × 300, about 2–6 kB.
   * @param isGeneral whether it shows a kind of thing, without dimensions and notes, which would be those of one product
   */
  toSvg(isGeneral = false): string {
    const parts = isGeneral ? this.parts.filter((part) => !part.includes(DIMENSION)) : this.parts
    return (
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300" fill="none" stroke-linecap="round"><defs>' +
      `<pattern id="h" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="#fdfbf7"/><path d="M0 0V6" stroke="${INK}" stroke-width=".8"/></pattern>` +
      `<marker id="a" viewBox="0 0 8 6" refX="8" refY="3" markerWidth="8" markerHeight="6" orient="auto-start-reverse" markerUnits="userSpaceOnUse"><path d="M0 .5L8 3L0 5.5Z" fill="${DIMENSION}"/></marker></defs>` +
      `${this.isRussianToo && !isGeneral ? RUSSIAN_TOO : ''}${parts.join('')}</svg>`
    )
  }
}
