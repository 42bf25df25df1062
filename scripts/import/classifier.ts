/** `npm run import -- okved|tnved FILE…|--fetch`: the published edition of a classifier. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { ClassifierName } from '../../domain/classifier/compact.ts'
import { storeEdition } from '../../worker/cache/edition-cache.ts'
import { importEdition } from '../../worker/db/import/classifier/import-edition.ts'
import { codeReportJson, codeReportText } from '../../worker/db/import/classifier/report-text.ts'
import { withoutArchives } from '../../worker/db/import/classifier/tax-service-archive.ts'
import { withStorage } from '../storage.ts'
import { demandFile } from './files.ts'
import { prepare } from './prepare.ts'
import { downloadAll, fetchedText, sourcesOf } from './publishers.ts'

const LARGEST_FILE = 50e6

interface ClassifierArguments {
  tree: ClassifierName
  files: string[]
  /** Whether the publishers' files are downloaded, besides the given ones. */
  fetch: boolean
  /** Day of the edition, ISO 8601. */
  dated?: string | undefined
  json: boolean
  remote: boolean
}

/** @returns the report, as text or JSON. */
export async function importClassifier({
  tree,
  files,
  fetch,
  dated,
  json,
  remote,
}: ClassifierArguments): Promise<string> {
  const downloads = fetch ? await downloadAll(sourcesOf(tree, process.env)) : []
  const given = files.map((file) => ({ name: basename(file), bytes: readFileSync(demandFile(file, LARGEST_FILE)) }))
  const read = await withoutArchives([...given, ...downloads.map(({ file }) => file)], Date.now())
  const fetched = downloads.map((one) => one.fetched)
  const report = await withStorage(remote, async (storage) => {
    await prepare(storage, remote)
    const now = Date.now()
    const { report, written } = await importEdition(storage.DB, { tree, files: read, now, ...(dated && { dated }) })
    // Stored in KV as well, so that the edge has the new edition within a minute instead of ten.
    await storeEdition(storage.KV, tree, { id: written.id, confirmedAt: now }, written.text)
    return report
  })
  if (json) return JSON.stringify({ ...codeReportJson(report), ...(fetch && { fetched }) })
  return [fetchedText(fetched), codeReportText(report)].filter(Boolean).join('\n')
}
