/** The glyphs of characters: the table `cmap` of a font file, in the two forms that fonts for Unicode have (OpenType 1.9). */

type GlyphOf = (codePoint: number) => number

/** @returns the first index of a sorted list whose end is not below the code point; `count` where there is none */
function firstNotBelow(count: number, endAt: (index: number) => number, codePoint: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (endAt(middle) < codePoint) low = middle + 1
    else high = middle
  }
  return low
}

/** Format 4: segments of 16-bit characters. */
function bySegments(map: DataView): GlyphOf {
  const count = map.getUint16(6) / 2
  const starts = 16 + 2 * count
  const deltas = starts + 2 * count
  const ranges = deltas + 2 * count
  return (codePoint) => {
    const index = firstNotBelow(count, (at) => map.getUint16(14 + 2 * at), codePoint)
    if (index === count) return 0
    const start = map.getUint16(starts + 2 * index)
    if (codePoint < start) return 0
    const delta = map.getUint16(deltas + 2 * index)
    const range = map.getUint16(ranges + 2 * index)
    if (range === 0) return (codePoint + delta) & 0xffff
    // The offset counts from its own place.
    const glyph = map.getUint16(ranges + 2 * index + range + 2 * (codePoint - start))
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
}

/** Format 12: groups of characters of all planes. */
function byGroups(map: DataView): GlyphOf {
  const count = map.getUint32(12)
  return (codePoint) => {
    const index = firstNotBelow(count, (at) => map.getUint32(16 + 12 * at + 4), codePoint)
    if (index === count) return 0
    const group = 16 + 12 * index
    const start = map.getUint32(group)
    return codePoint < start ? 0 : map.getUint32(group + 8) + codePoint - start
  }
}

const READERS = new Map([
  [12, byGroups],
  [4, bySegments],
])

/**
 * @param table the table `cmap`
 * @throws Error where it has neither form
 */
export function characterMap(table: DataView): GlyphOf {
  const maps = Array.from({ length: table.getUint16(2) }, (_, index) => {
    const offset = table.getUint32(4 + 8 * index + 4)
    return new DataView(table.buffer, table.byteOffset + offset, table.byteLength - offset)
  })
  for (const [format, read] of READERS) {
    const map = maps.find((each) => each.getUint16(0) === format)
    if (map) return read(map)
  }
  throw new Error('the font has no map of Unicode characters')
}
