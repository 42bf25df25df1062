/** Bits of a composed glyph's parts (OpenType 1.9, `glyf`): what follows a part, and how long it is. */
const WIDE_ARGUMENTS = 0x0001
const ONE_SCALE = 0x0008
const MORE_PARTS = 0x0020
const TWO_SCALES = 0x0040
const FOUR_SCALES = 0x0080

const HEADER = 10

/** Offsets of the indexes of the glyphs that a glyph is composed of; none for a glyph with an outline of its own. */
export function componentGlyphs(outline: DataView): number[] {
  const parts: number[] = []
  if (outline.byteLength === 0 || outline.getInt16(0) >= 0) return parts
  let at = HEADER
  let flags = MORE_PARTS
  while (flags & MORE_PARTS) {
    flags = outline.getUint16(at)
    parts.push(at + 2)
    at += flags & WIDE_ARGUMENTS ? 8 : 6
    if (flags & ONE_SCALE) at += 2
    else if (flags & TWO_SCALES) at += 4
    else if (flags & FOUR_SCALES) at += 8
  }
  return parts
}
