import { joinedBytes } from '../../joined-bytes.ts'
import { componentGlyphs } from './composed-glyph.ts'
import type { TrueType } from './true-type.ts'

const bytesOf = (view: DataView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength)

/** Adds the parts of composed glyphs after the glyphs themselves, whose numbers the text already has. */
function withParts(font: TrueType, used: readonly number[]): Map<number, number> {
  const numbers = new Map(used.map((glyph, index) => [glyph, index]))
  // A map's iterator reaches what is added on the way.
  for (const glyph of numbers.keys()) {
    const outline = font.outlineOf(glyph)
    for (const at of componentGlyphs(outline)) {
      const part = outline.getUint16(at)
      if (!numbers.has(part)) numbers.set(part, numbers.size)
    }
  }
  return numbers
}

/** The outline with the new numbers of its parts, filled to a multiple of four bytes. */
function renumbered(outline: DataView, numbers: ReadonlyMap<number, number>): Uint8Array {
  const copy = new Uint8Array(4 * Math.ceil(outline.byteLength / 4))
  copy.set(bytesOf(outline))
  const view = new DataView(copy.buffer)
  for (const at of componentGlyphs(outline)) view.setUint16(at, numbers.get(outline.getUint16(at)) ?? 0)
  return copy
}

/** A copy of a table in which some 16-bit fields are changed. */
function withFields(font: TrueType, tag: string, fields: Readonly<Record<number, number>>): Uint8Array {
  const table = font.table(tag)
  if (!table) throw new Error(`the font has no table '${tag}'`)
  const copy = bytesOf(table).slice()
  for (const [offset, value] of Object.entries(fields)) new DataView(copy.buffer).setUint16(Number(offset), value)
  return copy
}

function checksum(bytes: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) {
    const word =
      ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    sum = (sum + word) >>> 0
  }
  return sum
}

const TRUE_TYPE = 0x00010000

/** A font file of tables; they are in the order of their tags, and each begins at a multiple of four bytes. */
function fontFile(tables: readonly (readonly [tag: string, bytes: Uint8Array])[]): Uint8Array {
  const power = 2 ** Math.floor(Math.log2(tables.length))
  const directory = new DataView(new ArrayBuffer(12 + 16 * tables.length))
  directory.setUint32(0, TRUE_TYPE)
  directory.setUint16(4, tables.length)
  directory.setUint16(6, 16 * power)
  directory.setUint16(8, Math.log2(power))
  directory.setUint16(10, 16 * (tables.length - power))
  const parts = [bytesOf(directory)]
  let offset = directory.byteLength
  tables.forEach(([tag, bytes], index) => {
    const entry = 12 + 16 * index
    for (let at = 0; at < tag.length; at++) directory.setUint8(entry + at, tag.charCodeAt(at))
    directory.setUint32(entry + 4, checksum(bytes))
    directory.setUint32(entry + 8, offset)
    directory.setUint32(entry + 12, bytes.length)
    const padding = (4 - (bytes.length % 4)) % 4
    parts.push(bytes, new Uint8Array(padding))
    offset += bytes.length + padding
  })
  return joinedBytes(parts)
}

/**
 * A font file with some of the glyphs, and those that they are composed of.
 * @param used glyphs in the order of their new numbers; the first is glyph 0, which is drawn for missing characters
 */
export function subsetOf(font: TrueType, used: readonly number[]): Uint8Array {
  const numbers = withParts(font, used)
  const glyphs = [...numbers.keys()]
  const outlines = glyphs.map((glyph) => renumbered(font.outlineOf(glyph), numbers))
  const places = new DataView(new ArrayBuffer(4 * (glyphs.length + 1)))
  const metrics = new DataView(new ArrayBuffer(4 * glyphs.length))
  let place = 0
  glyphs.forEach((glyph, number) => {
    metrics.setUint16(4 * number, font.advanceOf(glyph))
    metrics.setInt16(4 * number + 2, font.leftBearingOf(glyph))
    place += outlines[number]?.length ?? 0
    places.setUint32(4 * (number + 1), place)
  })
  // Programs of the font, without which outlines made for them are drawn unevenly on a screen.
  const programs = ['cvt ', 'fpgm', 'prep'].flatMap((tag) => {
    const table = font.table(tag)
    return table ? [[tag, bytesOf(table)] as const] : []
  })
  const tables = [
    ...programs,
    ['glyf', joinedBytes(outlines)] as const,
    // The sum over the original file (two fields) is left out, and offsets have 32 bits.
    ['head', withFields(font, 'head', { 8: 0, 10: 0, 50: 1 })] as const,
    ['hhea', withFields(font, 'hhea', { 34: glyphs.length })] as const,
    ['hmtx', bytesOf(metrics)] as const,
    ['loca', bytesOf(places)] as const,
    ['maxp', withFields(font, 'maxp', { 4: glyphs.length })] as const,
  ]
  return fontFile(tables.sort(([a], [b]) => (a < b ? -1 : 1)))
}
