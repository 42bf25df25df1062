/** Reads the whole file once, in pieces, and stores its offers in parts: later steps never need more than one of them. */
import type { R2Bucket } from '@cloudflare/workers-types'
import type { Question } from '../../domain/price-list/import-terms.ts'
import type { FeedOffer } from '../db/import/feed.ts'
import type { ReadEntry } from '../db/import/reader.ts'
import { type Survey, surveyFeed } from '../db/import/survey.ts'
import { readYml } from '../db/import/yml.ts'
import { fileKey, type PartOffer, writeHead, writeIds, writePart } from './files.ts'
import { BEGINNING, demandXml } from './recognize.ts'
import { RefusedFile } from './refused-file.ts'

/** Offers of a part, and characters of their texts: with its index text a part fits into one batch of D1. */
const MOST_OFFERS = 100
const MOST_CHARACTERS = 300_000
/** Offers of a file: their ids are in memory while it is read. */
const MOST_IN_FILE = 200_000

const ROOT = 'yml_catalog'

/** The root elements of CommerceML, which 1C exports. */
const COMMERCEML = /^(?:коммерческаяинформация|commerceinformation)$/iu

const charactersOf = ({ fields, params }: FeedOffer): number =>
  [...fields.values()].flat().reduce((sum, text) => sum + text.length, 0) +
  params.reduce((sum, { name, value }) => sum + name.length + value.length, 0)

async function* bytesOf(bucket: R2Bucket, id: string): AsyncGenerator<Uint8Array> {
  const stored = await bucket.get(fileKey(id))
  if (!stored) throw new Error('the file of the import is not there')
  const reader = stored.body.getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    await reader.cancel()
  }
}

/** Collects offers and stores them, a part at a time. */
function partWriter(bucket: R2Bucket, id: string) {
  const lines = new Map<string, number>()
  let part: PartOffer[] = []
  let characters = 0
  let parts = 0
  let offers = 0

  async function flush(): Promise<void> {
    if (part.length === 0) return
    await writePart(bucket, id, parts, part)
    parts += 1
    part = []
    characters = 0
  }

  return {
    flush,
    /** Ids of all offers that are whole. */
    ids: lines,
    partsWritten: () => parts,
    async take(offer: FeedOffer): Promise<void> {
      offers += 1
      if (offers > MOST_IN_FILE) throw new RefusedFile('too-long', String(MOST_IN_FILE))
      const first = lines.get(offer.id) ?? null
      if (first === null && offer.broken === null) lines.set(offer.id, offer.line)
      part.push({ ...offer, first })
      characters += charactersOf(offer)
      if (part.length >= MOST_OFFERS || characters > MOST_CHARACTERS) await flush()
    },
  }
}

/** @throws RefusedFile for XML that is no YML feed */
function demandYml(root: string): void {
  if (root !== ROOT) throw new RefusedFile(COMMERCEML.test(root) ? 'commerceml' : 'other-xml', root.slice(0, 60))
}

async function* tapped(entries: AsyncIterable<ReadEntry>, take: (offer: FeedOffer) => Promise<void>) {
  let isBegun = false
  for await (const entry of entries) {
    if (entry.kind === 'root') {
      demandYml(entry.name)
      isBegun = true
    }
    if (entry.kind === 'offer') await take(entry.offer)
    yield entry
  }
  if (!isBegun) throw new RefusedFile('no-xml')
}

/** More than half of the names in Latin letters: the language of one word does not matter. */
const areLatin = ({ latinNames, offers }: Survey): boolean => latinNames * 2 > offers

/** @returns what the file does not say and its supplier has to */
function questionsOf(survey: Survey): Question[] {
  const { head, namesCurrency, hasPrices, withoutVat } = survey
  return [
    ...(hasPrices && head.currency === '' && !namesCurrency ? ['currency' as const] : []),
    ...(withoutVat > 0 ? ['vat' as const] : []),
    ...(areLatin(survey) ? ['language' as const] : []),
  ]
}

export interface ReadFile {
  survey: Survey
  parts: number
  questions: Question[]
}

/**
 * Stores the parts of a file; run twice it stores the same.
 * @throws RefusedFile
 */
export async function readFile(bucket: R2Bucket, id: string): Promise<ReadFile> {
  const beginning = await bucket.get(fileKey(id), { range: { offset: 0, length: BEGINNING } })
  demandXml(new Uint8Array((await beginning?.arrayBuffer()) ?? new ArrayBuffer(0)))
  const writer = partWriter(bucket, id)
  const survey = await surveyFeed(tapped(readYml(bytesOf(bucket, id)), writer.take))
  if (survey.offers === 0) throw new RefusedFile('no-offers')
  await writer.flush()
  await writeHead(bucket, id, {
    currency: survey.head.currency,
    categories: survey.categories,
    ambiguous: Object.fromEntries(survey.ambiguous),
  })
  await writeIds(bucket, id, writer.ids.keys())
  return { survey, parts: writer.partsWritten(), questions: questionsOf(survey) }
}
