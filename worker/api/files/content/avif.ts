import { type Found, latin1, UnfitFile, view } from './found.ts'

interface Box {
  type: string
  /** Where its content begins and where it ends. */
  from: number
  to: number
}

/** A still picture has some ten; a file made to be slow has more. */
const MOST_BOXES = 1000

/** Boxes side by side (ISO/IEC 14496-12 section 4.2). */
function boxes(bytes: Uint8Array, from: number, to: number): Box[] {
  const data = view(bytes)
  const found: Box[] = []
  for (let at = from; at < to; ) {
    const short = data.getUint32(at)
    const long = short === 1
    const end = short === 0 ? to : at + (long ? Number(data.getBigUint64(at + 8)) : short)
    const start = at + (long ? 16 : 8)
    if (end < start || end > to || found.length >= MOST_BOXES) throw new UnfitFile('damaged')
    found.push({ type: latin1(bytes, at + 4, at + 8), from: start, to: end })
    at = end
  }
  return found
}

const inside = (bytes: Uint8Array, outer: Box | undefined, type: string, skip = 0): Box | undefined =>
  outer && boxes(bytes, outer.from + skip, outer.to).find((box) => box.type === type)

/**
 * AVIF (AV1 Image File Format over HEIF): the largest extent among the item properties is the whole picture; tiles of a
 * grid and thumbnails are smaller.
 * @throws UnfitFile, RangeError
 */
export function readAvif(bytes: Uint8Array): Found | null {
  if (latin1(bytes, 4, 8) !== 'ftyp' || !/^avi[fs]$/.test(latin1(bytes, 8, 12))) return null
  const top = boxes(bytes, 0, bytes.length)
  // meta is a full box: version and flags come before its boxes.
  const meta = top.find(({ type }) => type === 'meta')
  // Cut between two boxes it still looks whole, but for what is to be seen: that lies in mdat, or in meta's own idat.
  const isCut = !top.some(({ type }) => type === 'mdat') && !inside(bytes, meta, 'idat', 4)
  const container = inside(bytes, inside(bytes, meta, 'iprp', 4), 'ipco')
  const properties = container ? boxes(bytes, container.from, container.to) : []
  const data = view(bytes)
  const extents = properties
    .filter(({ type }) => type === 'ispe')
    .map(({ from }) => ({ width: data.getUint32(from + 4), height: data.getUint32(from + 8) }))
    .sort((a, b) => b.width * b.height - a.width * a.height)
  const [whole] = extents
  if (!whole || isCut) throw new UnfitFile('damaged')
  const rotation = properties.find(({ type }) => type === 'irot')
  const turned = rotation !== undefined && data.getUint8(rotation.from) % 2 === 1
  const { width, height } = whole
  return { type: 'image/avif', ...(turned ? { width: height, height: width } : whole), end: bytes.length }
}
