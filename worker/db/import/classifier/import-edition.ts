/** Imports a published edition of a classifier into the database at once, as the command does; the desk does it in steps (worker/editions). */
import type { D1Database } from '@cloudflare/workers-types'
import { UnusableInput } from '../unusable-input.ts'
import { readOverview } from './builtin/edition.ts'
import { type EditionFiles, readEdition, UnusableEdition } from './read-edition.ts'
import { codeReportText } from './report-text.ts'
import { writeEdition } from './write-edition.ts'

interface CodesImport extends Omit<EditionFiles, 'overview'> {
  /** Milliseconds since 1970. */
  now: number
}

/**
 * Reading the files takes seconds in which nothing else runs. The local database has closed its idle connection by then, and the next
 * statement would be sent into it and fail.
 */
const connectionsNoticed = () => new Promise<void>((resolve) => setTimeout(resolve, 50))

/** @throws UnusableInput with the report, so that the operator sees which rows were refused. */
function read(files: EditionFiles) {
  try {
    return readEdition(files)
  } catch (error) {
    if (!(error instanceof UnusableEdition)) throw error
    throw new UnusableInput(`${codeReportText(error.report)}\n\n${error.message}`)
  }
}

/**
 * @returns the edition and a report of what was read, mended and refused. Importing the same files again changes
 *   nothing.
 * @throws UnusableInput where the files are not those of the classifier; the current edition stays.
 */
export async function importEdition(db: D1Database, { now, ...files }: CodesImport) {
  const { edition, report } = read({ ...files, overview: readOverview(files.tree) })
  await connectionsNoticed()
  const written = await writeEdition(db, edition, now)
  const { dated } = edition.head
  report.edition = { id: written.id, dated, nodes: edition.rows.length, changed: written.changed }
  report.retired.before = written.retired
  return { report, written }
}
