/**
 * Pictures that are packed in the archive of a price list: the price list names them by their paths (docs/behaviour.md, "Imports of price
 * lists").
 */
import * as v from 'valibot'
import { getOrCreate } from '../../domain/get-or-create.ts'
import { articleMatcher, byPlace, type WithArticles } from '../../domain/pictures/article-of-file.ts'
import { contentId } from '../db/import/content-id.ts'
import { type FeedOffer, fieldOf } from '../db/import/feed.ts'
import { httpsAddress, MAX_PICTURES, PACKED } from '../db/import/pictures.ts'
import { PICTURES } from '../db/import/product.ts'
import type { ReadEntry } from '../db/import/reader.ts'
import type { ZipEntry } from '../zip/zip.ts'

/** Characters of a picture's path. */
const MAX_PATH_LENGTH = 500

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)$/i

/** Decodes names in archives, which are in UTF-8, or in the encoding of Russian Windows. */
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

/** @returns all endings of a path: "a/b/c.jpg" may also be named as "b/c.jpg" and "c.jpg" */
function endingsOf(path: string): string[] {
  const levels = path.split('/')
  return levels.map((_, at) => levels.slice(at).join('/'))
}

export interface PictureFinder {
  /** @returns the address of the picture that a text names; null for none */
  named: (text: string) => string | null
  /** @returns the addresses of the pictures whose names have the article of an offer, by its id */
  ofOffer: (id: string) => string[]
  /** Pictures of no product. */
  unused: () => string[]
}

export const NO_PICTURES: PictureFinder = { named: () => null, ofOffer: () => [], unused: () => [] }

interface Placed {
  name: string
  place: number
}

/** Pictures by the ids of the offers whose articles are in their names. Names that are too long are left out. */
function picturesByOffer(paths: string[], goods: readonly WithArticles[]): Map<string, Placed[]> {
  const found = new Map<string, Placed[]>()
  if (paths.length === 0) return found
  const matched = articleMatcher(goods)
  for (const name of paths.filter(({ length }) => length <= MAX_PATH_LENGTH)) {
    const { ids, place } = matched(name)
    for (const id of ids) getOrCreate(found, id, (): Placed[] => []).push({ name, place })
  }
  return found
}

const picturesIn = (entries: ZipEntry[]) => entries.filter(({ name, encrypted }) => PICTURE.test(name) && !encrypted)

/**
 * @param entries of the archive
 * @param company number of the supplier, whose files have ids of their own
 * @param goods of the price list with their articles
 */
export function pictureFinder(entries: ZipEntry[], company: number, goods: readonly WithArticles[]): PictureFinder {
  const byEnding = new Map<string, string | null>()
  const byPath = new Map<string, ZipEntry>()
  for (const entry of picturesIn(entries)) {
    const [whole = '', ...shorter] = endingsOf(normal(readableName(entry.name)))
    byPath.set(whole, entry)
    byEnding.set(whole, whole)
    // An ending that several folders share names none of them.
    for (const path of shorter) byEnding.set(path, byEnding.has(path) ? null : whole)
  }
  const byOffer = picturesByOffer([...byPath.keys()], goods)
  const used = new Set<string>()
  const addressOf = (path: string): string[] => {
    const entry = byPath.get(path)
    if (!entry) return []
    used.add(path)
    const { name, crc, unpacked } = entry
    return [`${PACKED}${contentId([company, crc, unpacked, name].join('\n'))}/${encodeURIComponent(name)}`]
  }
  return {
    named: (text) => addressOf(byEnding.get(normal(text)) ?? '')[0] ?? null,
    ofOffer: (id) =>
      (byOffer.get(id) ?? [])
        .sort(byPlace)
        .slice(0, MAX_PICTURES)
        .flatMap(({ name }) => addressOf(name)),
    unused: () => [...byPath.keys()].filter((path) => !used.has(path)),
  }
}

/** Articles in the JSON of an offer's variants; what cannot be read has none, and is reported where the variants are read. */
const WithSku = v.fallback(v.object({ sku: v.string() }), { sku: '' })
const Skus = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(WithSku)), [])

/** The articles of an offer and of its variants, which may be in the names of its pictures. */
function articlesOf(offer: FeedOffer): string[] {
  const skus = v.parse(Skus, fieldOf(offer, 'variants')).map(({ sku }) => sku)
  return [...(offer.fields.get('vendorcode') ?? []), offer.id, ...skus].filter((text) => text.trim() !== '')
}

/** @returns the articles of all goods of a file, to which names of pictures are compared; [] for an archive without pictures */
export async function readArticles(entries: AsyncIterable<ReadEntry>, packed: ZipEntry[]): Promise<WithArticles[]> {
  const goods: WithArticles[] = []
  if (picturesIn(packed).length === 0) return goods
  for await (const entry of entries) {
    if (entry.kind === 'offer') goods.push({ id: entry.offer.id, articles: articlesOf(entry.offer) })
  }
  return goods
}

const BETWEEN = /\s*[;,|\n]\s*/

/**
 * Replaces the names of packed pictures by their addresses; an offer that names none gets those with its article in their names. Changes
 * the offer.
 * @returns the number of pictures found
 */
export function findPictures(offer: FeedOffer, { named: find, ofOffer }: PictureFinder): number {
  let count = 0
  let isShown = false
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
    isShown ||= found.some((one) => one.startsWith(PACKED) || httpsAddress(one) !== null)
  }
  const own = isShown ? [] : ofOffer(offer.id)
  if (own.length > 0) offer.fields.set('picture', own)
  return count + own.length
}
