import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DOCUMENT_FONTS } from '../../../scripts/vite/document-fonts.ts'
import { componentGlyphs } from './composed-glyph.ts'
import { subsetOf } from './subset.ts'
import { readTrueType } from './true-type.ts'

const font = readTrueType(new Uint8Array(readFileSync(DOCUMENT_FONTS.regular)))
const han = readTrueType(new Uint8Array(readFileSync(DOCUMENT_FONTS.han)))
const glyphsOf = (text: string, of = font) => Array.from(text, (character) => of.glyphOf(character.codePointAt(0) ?? 0))

/** The tables of a font file, as its directory has them; the sum of each is checked. */
function tablesOf(bytes: Uint8Array): Record<string, DataView> {
  const file = new DataView(bytes.buffer, bytes.byteOffset)
  const entries = Array.from({ length: file.getUint16(4) }, (_, index) => 12 + 16 * index)
  return Object.fromEntries(
    entries.map((entry) => {
      const tag = new TextDecoder().decode(bytes.subarray(entry, entry + 4))
      const table = new DataView(bytes.buffer, bytes.byteOffset + file.getUint32(entry + 8), file.getUint32(entry + 12))
      let sum = 0
      for (let at = 0; at + 4 <= table.byteLength; at += 4) sum = (sum + table.getUint32(at)) >>> 0
      if (table.byteLength % 4 === 0) expect(sum).toBe(file.getUint32(entry + 4))
      return [tag, table]
    }),
  )
}

function outlinesOf(bytes: Uint8Array): DataView[] {
  const { loca, glyf, maxp } = tablesOf(bytes)
  if (!loca || !glyf || !maxp) throw new Error('a table is missing')
  return Array.from({ length: maxp.getUint16(4) }, (_, glyph) => {
    const start = loca.getUint32(4 * glyph)
    return new DataView(glyf.buffer, glyf.byteOffset + start, loca.getUint32(4 * (glyph + 1)) - start)
  })
}

const bytesOf = (view: DataView | undefined) =>
  view && Array.from(new Uint8Array(view.buffer, view.byteOffset, view.byteLength))

test('every glyph of a subset has its outline, and those that are composed have their parts', () => {
  const used = [0, ...new Set(glyphsOf('ABC ёйщ Äçé ₽₸¥ № 0123456789'))]
  const outlines = outlinesOf(subsetOf(font, used))
  let composed = 0
  used.forEach((glyph, number) => {
    const original = font.outlineOf(glyph)
    const outline = outlines[number]
    if (!outline) throw new Error(`no glyph ${number}`)
    const places = componentGlyphs(original)
    if (places.length === 0) {
      expect(bytesOf(outline)?.slice(0, original.byteLength)).toEqual(bytesOf(original))
      return
    }
    composed += 1
    for (const at of places) {
      const part = outlines[outline.getUint16(at)]
      const originalPart = font.outlineOf(original.getUint16(at))
      expect(bytesOf(part)?.slice(10, originalPart.byteLength)).toEqual(bytesOf(originalPart)?.slice(10))
    }
  })
  expect(composed).toBeGreaterThan(3)
})

test('a subset is as small as its glyphs', () => {
  const used = [0, ...new Set(glyphsOf('形式发票', han))]
  expect(used).toHaveLength(5)
  expect(subsetOf(han, used).length).toBeLessThan(8_000)
})

test('a character that a font lacks has glyph 0, in either plane', () => {
  expect(glyphsOf('汉\u{1f600}')).toEqual([0, 0])
  expect(glyphsOf('汉', han)).not.toEqual([0])
  expect(han.glyphOf(0x1f100)).not.toBe(han.glyphOf(0xf100))
})
