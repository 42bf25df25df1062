/** Tells from which phrases and by which code a table was made, without making it again, which takes ten seconds. */
import { createHash } from 'node:crypto'
import { type Phrase, trainedTable } from './trained-table.ts'

/** The fingerprint of the stored table, written with it by `npm run train`. */
export const TRAINED_FROM_PATH = 'scripts/leaf-words/trained-from.txt'

/** One of this number of phrases is part of the fingerprint: a change of the code that affects these affects all. */
const EACH = 25

/** @returns a fingerprint of the phrases, of what the code makes of some of them, and of the table */
export function trainedFrom(phrases: Phrase[], table: string): string {
  const some = trainedTable(phrases.filter((_, at) => at % EACH === 0))
  const hash = createHash('sha256').update(JSON.stringify(phrases)).update(some).update(table)
  return `${hash.digest('hex')}\n`
}
