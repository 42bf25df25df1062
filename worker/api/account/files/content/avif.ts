import { UnfitFile } from '../../../../zip/unfit-file.ts'
import type { WindowedFile } from '../../../../zip/windowed-file.ts'
import type { DetectedFile } from './detected.ts'

interface Box {
  type: string
  /** Offsets of the content's start and end. */
  from: number
  to: number
}

/** A still picture has about ten boxes; a file made to be slow to read has more. */
const MAX_BOXES = 1000

/** Bytes of a box header; a box longer than 4 GiB has its length after it. */
const HEADER = 8
const LONG_HEADER = 16

/** @param to end of the enclosing box */
async function boxAt(file: WindowedFile, at: number, to: number): Promise<Box> {
  const short = (await file.view(at, 4)).getUint32(0)
  const long = short === 1
  const size = long ? Number((await file.view(at + HEADER, 8)).getBigUint64(0)) : short
  const type = await file.latin1(at + 4, at + HEADER)
  return { type, from: at + (long ? LONG_HEADER : HEADER), to: short === 0 ? to : at + size }
}

/** Adjacent boxes (ISO/IEC 14496-12 section 4.2). */
async function boxes(file: WindowedFile, from: number, to: number): Promise<Box[]> {
  const list: Box[] = []
  for (let at = from; at < to; ) {
    const box = await boxAt(file, at, to)
    if (box.to < box.from || box.to > to || list.length >= MAX_BOXES) throw new UnfitFile('damaged')
    list.push(box)
    at = box.to
  }
  return list
}

async function inside(file: WindowedFile, outer: Box | undefined, type: string, skip = 0): Promise<Box | undefined> {
  const inner = outer && (await boxes(file, outer.from + skip, outer.to))
  return inner?.find((box) => box.type === type)
}

/** @returns the largest extent among the properties; undefined where there is none. */
async function largestExtent(file: WindowedFile, properties: Box[]) {
  const extents: { width: number; height: number }[] = []
  for (const { type, from } of properties) {
    if (type !== 'ispe') continue
    const data = await file.view(from + 4, 8)
    extents.push({ width: data.getUint32(0), height: data.getUint32(4) })
  }
  return extents.sort((a, b) => b.width * b.height - a.width * a.height)[0]
}

/**
 * AVIF (AV1 Image File Format over HEIF): the largest extent among the item properties is that of the whole picture;
 * the tiles of a grid and thumbnails are smaller.
 * @throws UnfitFile, RangeError
 */
export async function readAvif(file: WindowedFile): Promise<DetectedFile | null> {
  if (!/^ftypavi[fs]$/.test(await file.latin1(4, 12))) return null
  const top = await boxes(file, 0, file.size)
  // meta is a full box: version and flags come before its boxes.
  const meta = top.find(({ type }) => type === 'meta')
  // A file cut between two boxes is still well-formed, so the box with the pixels must exist: mdat, or meta's own idat.
  const isCut = !top.some(({ type }) => type === 'mdat') && !(await inside(file, meta, 'idat', 4))
  const container = await inside(file, await inside(file, meta, 'iprp', 4), 'ipco')
  const properties = container ? await boxes(file, container.from, container.to) : []
  const whole = await largestExtent(file, properties)
  if (!whole || isCut) throw new UnfitFile('damaged')
  const rotation = properties.find(({ type }) => type === 'irot')
  const turned = rotation !== undefined && (await file.view(rotation.from, 1)).getUint8(0) % 2 === 1
  const { width, height } = whole
  return { type: 'image/avif', ...(turned ? { width: height, height: width } : whole), end: file.size }
}
