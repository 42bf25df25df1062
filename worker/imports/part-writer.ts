import type { R2Bucket } from '@cloudflare/workers-types'
import type { FeedOffer } from '../db/import/feed.ts'
import { createPause } from '../jobs/pauses.ts'
import { type PartOffer, writePart } from './files.ts'
import { findPictures, type PictureFinder } from './packed-pictures.ts'
import { RefusedFile } from './refused-file.ts'

/**
 * Offers of a part, and characters of their texts: with its index text a part fits into one batch of D1. The first 20 parts, enough for a
 * usual price list, are larger; further ones are smaller, since other requests wait while one of them is processed.
 */
const MAX_OFFERS = { usual: 100, long: 30 }
const USUAL_PARTS = 20
const MAX_CHARACTERS = 300_000
/** Most packed pictures of a part, which one step stores. */
const MAX_PICTURES = 40
/** Most offers of a file: their ids are in memory while it is read. */
const MAX_IN_FILE = 200_000

/** Milliseconds of all pauses: reading is one step, which has to end before its lease does. */
const MAX_PAUSES = 40_000

const charactersOf = ({ fields, params }: FeedOffer): number =>
  [...fields.values()].flat().reduce((sum, text) => sum + text.length, 0) +
  params.reduce((sum, { name, value }) => sum + name.length + value.length, 0)

/** Collects offers and stores them, a part at a time. */
export function partWriter(bucket: R2Bucket, id: string, find: PictureFinder) {
  const lines = new Map<string, number>()
  let part: PartOffer[] = []
  let characters = 0
  let parts = 0
  let pictures = 0
  let offers = 0
  const letOthersIn = createPause(MAX_PAUSES)

  async function flush(): Promise<void> {
    if (part.length === 0) return
    await writePart(bucket, id, parts, part)
    await letOthersIn()
    parts += 1
    part = []
    characters = 0
    pictures = 0
  }

  return {
    flush,
    /** Lines of all complete offers, by their ids. */
    ids: lines,
    partsWritten: () => parts,
    async take(offer: FeedOffer): Promise<void> {
      offers += 1
      if (offers > MAX_IN_FILE) throw new RefusedFile('too-long', String(MAX_IN_FILE))
      const first = lines.get(offer.id) ?? null
      if (first === null && offer.broken === null) lines.set(offer.id, offer.line)
      part.push({ ...offer, first })
      characters += charactersOf(offer)
      pictures += findPictures(offer, find)
      const most = parts < USUAL_PARTS ? MAX_OFFERS.usual : MAX_OFFERS.long
      const isFull = part.length >= most || characters > MAX_CHARACTERS || pictures >= MAX_PICTURES
      if (isFull) await flush()
    },
  }
}
