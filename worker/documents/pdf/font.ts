import { dictionary, hex16, list, type PdfObjects, utf16 } from './objects.ts'
import { subsetOf } from './subset.ts'
import { readTrueType } from './true-type.ts'

/** PDF measures glyphs in thousandths of the size. */
const THOUSAND = 1000

/** The most pairs in one block of a character map (Adobe Technical Note 5411). */
const MAX_PAIRS = 100

/** Characters by the numbers of their glyphs, so that a reader can copy and search the text. */
function toUnicode(characters: readonly string[]): Uint8Array {
  const pairs = characters.map((character, glyph) => `<${hex16(glyph)}> <${utf16(character)}>`).slice(1)
  const blocks = Array.from({ length: Math.ceil(pairs.length / MAX_PAIRS) }, (_, index) => {
    const block = pairs.slice(MAX_PAIRS * index, MAX_PAIRS * (index + 1))
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`
  })
  return new TextEncoder().encode(`/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('')}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`)
}

/** Six letters before the name of a font mark it as one with some of its glyphs; they differ between the fonts of a file. */
const subsetTag = (index: number): string => `KONTO${String.fromCharCode('A'.charCodeAt(0) + index)}`

/** No colour, weight or slant is said of it: a reader uses what the file has. */
const SYMBOLIC = 4

/** A font of a document: it measures texts, and is embedded with the glyphs of the characters that were encoded. */
export class DocumentFont {
  readonly #font
  /** Old numbers of the glyphs by the new ones, and their characters. Glyph 0 is drawn for what the font lacks. */
  readonly #glyphs = [0]
  readonly #characters = ['']
  readonly #numbers = new Map<string, number>()

  /** @param bytes a TrueType file */
  constructor(bytes: Uint8Array) {
    this.#font = readTrueType(bytes)
  }

  get isUsed(): boolean {
    return this.#glyphs.length > 1
  }

  /** From the baseline to the top, in parts of the size. */
  get ascent(): number {
    return this.#font.ascent / this.#font.unitsPerEm
  }

  /** In parts of the size. */
  width(text: string): number {
    let width = 0
    for (const character of text) width += this.#font.advanceOf(this.#glyph(character))
    return width / this.#font.unitsPerEm
  }

  /** @returns the text as hexadecimal numbers of glyphs */
  encode(text: string): string {
    let digits = ''
    for (const character of text) digits += hex16(this.#numberOf(character))
    return digits
  }

  /** @returns the reference to the font, with the glyphs that have been encoded until now */
  async embed(objects: PdfObjects, index: number): Promise<string> {
    const font = this.#font
    const scaled = (length: number) => Math.round((length * THOUSAND) / font.unitsPerEm)
    const name = `/${subsetTag(index)}+${font.name}`
    const file = subsetOf(font, this.#glyphs)
    const descriptor = objects.add(
      dictionary({
        Type: '/FontDescriptor',
        FontName: name,
        Flags: SYMBOLIC,
        FontBBox: list(font.box.map(scaled)),
        ItalicAngle: 0,
        Ascent: scaled(font.ascent),
        Descent: scaled(font.descent),
        CapHeight: scaled(font.capHeight),
        StemV: 0,
        FontFile2: await objects.addStream(file, { Length1: file.length }),
      }),
    )
    const glyphs = objects.add(
      dictionary({
        Type: '/Font',
        Subtype: '/CIDFontType2',
        BaseFont: name,
        CIDSystemInfo: dictionary({ Registry: '(Adobe)', Ordering: '(Identity)', Supplement: 0 }),
        FontDescriptor: descriptor,
        CIDToGIDMap: '/Identity',
        W: list([0, list(this.#glyphs.map((glyph) => scaled(font.advanceOf(glyph))))]),
      }),
    )
    return objects.add(
      dictionary({
        Type: '/Font',
        Subtype: '/Type0',
        BaseFont: name,
        Encoding: '/Identity-H',
        DescendantFonts: list([glyphs]),
        ToUnicode: await objects.addStream(toUnicode(this.#characters)),
      }),
    )
  }

  #glyph = (character: string): number => this.#font.glyphOf(character.codePointAt(0) ?? 0)

  /** Two characters with the same glyph have two numbers, so that each is copied as what it is. */
  #numberOf(character: string): number {
    const known = this.#numbers.get(character)
    if (known !== undefined) return known
    const glyph = this.#glyph(character)
    if (glyph === 0) return 0
    const number = this.#glyphs.push(glyph) - 1
    this.#characters.push(character)
    this.#numbers.set(character, number)
    return number
  }
}
