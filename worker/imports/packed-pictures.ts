/** Pictures that are packed in the archive of a price list: their files name them by their paths (docs/behaviour.md, "Imports of price lists"). */
import type { ZipEntry } from '../api/account/files/content/zip.ts'
import { contentId } from '../db/import/content-id.ts'
import type { FeedOffer } from '../db/import/feed.ts'
import { PACKED } from '../db/import/pictures.ts'
import { PICTURES } from '../db/import/product.ts'

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i

/** Names in archives are in UTF-8, or as Windows in Russian writes them. */
function readableName(latin1: string): string {
  const bytes = Uint8Array.from(latin1, (letter) => letter.charCodeAt(0))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return new TextDecoder('ibm866').decode(bytes)
  }
}

const normal = (path: string): string =>
  path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .toLowerCase()

/** @returns where a path may begin: "a/b/c.jpg" is also named "b/c.jpg" and "c.jpg" */
function endingsOf(path: string): string[] {
  const levels = path.split('/')
  return levels.map((_, at) => levels.slice(at).join('/'))
}

export type PictureFinder = (text: string) => string | null

/** @param company number of the supplier, whose files have ids of their own */
export function pictureFinder(entries: ZipEntry[], company: number): PictureFinder {
  const byPath = new Map<string, ZipEntry | null>()
  for (const entry of entries.filter(({ name, encrypted }) => PICTURE.test(name) && !encrypted)) {
    const [whole = '', ...shorter] = endingsOf(normal(readableName(entry.name)))
    byPath.set(whole, entry)
    // A name that several folders have is none of them.
    for (const path of shorter) byPath.set(path, byPath.has(path) ? null : entry)
  }
  return (text) => {
    const entry = byPath.get(normal(text))
    if (!entry) return null
    const { name, crc, unpacked } = entry
    return `${PACKED}${contentId([company, crc, unpacked, name].join('\n'))}/${encodeURIComponent(name)}`
  }
}

const BETWEEN = /\s*[;,|\n]\s*/

/** Replaces the names of packed pictures by their addresses; changes the offer. @returns how many it has */
export function findPictures(offer: FeedOffer, find: PictureFinder): number {
  let count = 0
  for (const element of PICTURES) {
    const texts = offer.fields.get(element)
    if (!texts) continue
    const found = texts.flatMap((text) => {
      const whole = find(text)
      const each = whole ? [whole] : text.split(BETWEEN).map((one) => find(one) ?? one)
      const isNone = each.every((one) => !one.startsWith(PACKED) || text.includes(PACKED))
      if (!isNone) count += each.length
      return isNone ? [text.replaceAll(PACKED, '')] : each
    })
    offer.fields.set(element, found)
  }
  return count
}
