import { characterMap } from './character-map.ts'

/** A TrueType file (OpenType 1.9, with outlines in `glyf`), as far as a document needs it. Lengths are in units of the font. */
export interface TrueType {
  /** Name for programs, such as NotoSans-Bold. */
  name: string
  unitsPerEm: number
  ascent: number
  descent: number
  capHeight: number
  box: readonly number[]
  glyphCount: number
  /** A table of the file; undefined where the font has none of this name. */
  table(tag: string): DataView | undefined
  /** @returns the index of a character's glyph, 0 (an empty box) for a character that the font lacks */
  glyphOf(codePoint: number): number
  advanceOf(glyph: number): number
  leftBearingOf(glyph: number): number
  /** The outline of a glyph, empty for a space. */
  outlineOf(glyph: number): DataView
}

const TAG_BYTES = 4

function tagAt(view: DataView, offset: number): string {
  let tag = ''
  for (let at = 0; at < TAG_BYTES; at++) tag += String.fromCharCode(view.getUint8(offset + at))
  return tag
}

/** The tables of a file by their tags, each as a view of its bytes. */
function tablesOf(bytes: Uint8Array): Map<string, DataView> {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map<string, DataView>()
  for (let index = 0; index < file.getUint16(4); index++) {
    const entry = 12 + 16 * index
    const offset = bytes.byteOffset + file.getUint32(entry + 8)
    tables.set(tagAt(file, entry), new DataView(bytes.buffer, offset, file.getUint32(entry + 12)))
  }
  return tables
}

const POSTSCRIPT_NAME = 6

/** @returns the name for programs; it has ASCII characters only, whatever its encoding */
function postscriptName(names: DataView): string {
  const texts = names.getUint16(4)
  for (let index = 0; index < names.getUint16(2); index++) {
    const entry = 6 + 12 * index
    if (names.getUint16(entry + 6) !== POSTSCRIPT_NAME) continue
    const start = texts + names.getUint16(entry + 10)
    let name = ''
    for (let at = 0; at < names.getUint16(entry + 8); at++) name += String.fromCharCode(names.getUint8(start + at))
    return name.replace(/[^!-~]/g, '')
  }
  return 'Font'
}

/**
 * Reads a font file.
 * @throws Error where a table is missing that a document needs
 */
export function readTrueType(bytes: Uint8Array): TrueType {
  const tables = tablesOf(bytes)
  const required = (tag: string): DataView => {
    const table = tables.get(tag)
    if (!table) throw new Error(`the font has no table '${tag}'`)
    return table
  }
  const head = required('head')
  const horizontal = required('hhea')
  const metrics = required('hmtx')
  const places = required('loca')
  const outlines = required('glyf')
  const measured = horizontal.getUint16(34)
  // Offsets are stored halved where they fit into 16 bits.
  const place = (glyph: number) =>
    head.getInt16(50) === 0 ? 2 * places.getUint16(2 * glyph) : places.getUint32(4 * glyph)
  return {
    name: postscriptName(required('name')),
    unitsPerEm: head.getUint16(18),
    ascent: horizontal.getInt16(4),
    descent: horizontal.getInt16(6),
    capHeight: required('OS/2').getInt16(88),
    box: [36, 38, 40, 42].map((offset) => head.getInt16(offset)),
    glyphCount: required('maxp').getUint16(4),
    table: (tag) => tables.get(tag),
    glyphOf: characterMap(required('cmap')),
    // Glyphs past those with measures of their own are as wide as the last of them.
    advanceOf: (glyph) => metrics.getUint16(4 * Math.min(glyph, measured - 1)),
    leftBearingOf: (glyph) =>
      glyph < measured ? metrics.getInt16(4 * glyph + 2) : metrics.getInt16(4 * measured + 2 * (glyph - measured)),
    outlineOf: (glyph) =>
      new DataView(outlines.buffer, outlines.byteOffset + place(glyph), place(glyph + 1) - place(glyph)),
  }
}
