/** Reads the whole file once, in pieces, and stores its offers in parts: later steps never need more than one of them. */
import type { R2Bucket } from '@cloudflare/workers-types'
import type { Question } from '../../domain/price-list/import-terms.ts'
import type { TableColumn } from '../../domain/price-table/roles.ts'
import type { FeedOffer } from '../db/import/feed.ts'
import { groupedEntries } from '../db/import/offer-groups.ts'
import type { ReadEntry } from '../db/import/reader.ts'
import { type Survey, surveyEntries } from '../db/import/survey.ts'
import type { StoredTable } from '../db/schema.ts'
import { tableEntries } from '../price-table/table-offers.ts'
import { writeHead, writeIds, writeUsed } from './files.ts'
import type { OpenFile } from './open-file.ts'
import { NO_PICTURES, type PictureFinder } from './packed-pictures.ts'
import { partWriter } from './part-writer.ts'
import { RefusedFile } from './refused-file.ts'
import { sharedArticles } from './shared-articles.ts'
import { categoryCounter } from './used-categories.ts'

async function* tapped(entries: AsyncIterable<ReadEntry>, take: (offer: FeedOffer) => Promise<void>) {
  for await (const entry of entries) {
    if (entry.kind === 'offer') await take(entry.offer)
    yield entry
  }
}

/** More than half of the names in Latin letters: the language of one word does not matter. */
const areLatin = ({ latinNames, offers }: Survey): boolean => latinNames * 2 > offers

/** @returns the questions that the file leaves open for its supplier */
function questionsOf(survey: Survey): Question[] {
  const { head, namesCurrency, hasPrices, withoutVat, priceTypes } = survey
  return [
    ...(priceTypes ? ['priceType' as const] : []),
    ...(hasPrices && head.currency === '' && !namesCurrency ? ['currency' as const] : []),
    ...(withoutVat > 0 ? ['vat' as const] : []),
    ...(areLatin(survey) ? ['language' as const] : []),
  ]
}

interface ReadFile {
  survey: Survey
  parts: number
  questions: Question[]
}

/** The entries of a file: of a table by the roles of its columns, of CommerceML with prices of one type. */
export const entriesOf = (
  file: OpenFile,
  found: StoredTable | null,
  columns: TableColumn[],
  priceType?: string,
): AsyncIterable<ReadEntry> =>
  'table' in file
    ? groupedEntries(tableEntries(file.table, { heads: found?.heads ?? [], from: found?.from ?? 1, columns }))
    : file.entries(priceType)

/**
 * Stores the parts of a file; running it twice stores the same.
 * @param typed articles of goods that were typed by hand
 * @param find pictures that are packed with the file
 * @throws RefusedFile
 */
export async function storeParts(
  bucket: R2Bucket,
  id: string,
  entries: AsyncIterable<ReadEntry>,
  typed: ReadonlySet<string>,
  find: PictureFinder = NO_PICTURES,
): Promise<ReadFile> {
  const writer = partWriter(bucket, id, find)
  const categories = categoryCounter()
  const articles = sharedArticles(typed)
  const take = async (offer: FeedOffer) => {
    categories.take(offer)
    articles.take(offer)
    await writer.take(offer)
  }
  const survey = await surveyEntries(tapped(entries, take))
  if (survey.offers === 0) throw new RefusedFile('no-offers')
  await writer.flush()
  await writeHead(bucket, id, {
    currency: survey.head.currency,
    website: survey.head.website,
    categories: survey.categories,
    isPart: survey.isPart,
    ambiguous: Object.fromEntries(survey.ambiguous),
    shared: [...articles.shared],
  })
  await writeUsed(bucket, id, categories.used())
  await writeIds(bucket, id, writer.ids.keys())
  return { survey, parts: writer.partsWritten(), questions: questionsOf(survey) }
}
