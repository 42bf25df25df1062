/** `npm run import -- okved|tnved FILE…|--fetch`: the published edition of a classifier, by the calls of the desk. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { ClassifierName } from '../../domain/classifier/compact.ts'
import { MAX_FILE_BYTES } from '../../domain/file-types.ts'
import { UnusableInput } from '../../worker/db/import/unusable-input.ts'
import { asOperator } from '../as-operator.ts'
import { withStorage } from '../storage.ts'
import { editionJson, editionText } from './edition-report.ts'
import { applyEdition } from './edition-steps.ts'
import { requireFile } from './files.ts'
import { prepare } from './prepare.ts'
import { downloadAll, fetchedText, sourcesOf } from './publishers.ts'

interface ClassifierArguments {
  tree: ClassifierName
  files: string[]
  /** Whether the publishers' files are downloaded, besides the given ones. */
  fetch: boolean
  /** Day of the edition, ISO 8601. */
  dated?: string | undefined
  /** Login of the operator; needed once somebody operates the instance. */
  as: string | undefined
  json: boolean
  remote: boolean
}

/**
 * @returns the report, as text or JSON
 * @throws UnusableInput with the report where the files are refused; otherwise as `asOperator`
 */
export async function importClassifier(given: ClassifierArguments): Promise<string> {
  const { tree, dated, as, fetch, json, remote } = given
  const downloads = fetch ? await downloadAll(sourcesOf(tree, process.env)) : []
  const named = given.files.map((file) => ({
    name: basename(file),
    bytes: readFileSync(requireFile(file, MAX_FILE_BYTES.document)),
  }))
  const files = [...named, ...downloads.map(({ file }) => file)]
  const fetched = downloads.map((one) => one.fetched)
  const { one, wasServed } = await withStorage(remote, async (storage) => {
    await prepare(storage, remote)
    return asOperator(storage, as, (call) => applyEdition(storage, call, { tree, files, dated }))
  })
  if (one.status !== 'applied') throw new UnusableInput(editionText(one, wasServed))
  if (json) return JSON.stringify({ ...editionJson(one), ...(fetch && { fetched }) })
  return [fetchedText(fetched), editionText(one, wasServed)].filter(Boolean).join('\n')
}
