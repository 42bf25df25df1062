/** The calls of the desk with which an edition is imported, and the work that they leave to the instance's job (worker/editions). */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { ClassifierName } from '../../domain/classifier/compact.ts'
import {
  type EditionImport,
  EditionImportList,
  EditionImportResponse,
  EditionStatusResponse,
  StoreEditionFileResponse,
} from '../../domain/contract/editions.ts'
import { isEditionWork } from '../../domain/statuses/edition-import.ts'
import { database } from '../../worker/db/connection.ts'
import type { InputFile } from '../../worker/db/import/classifier/input-file.ts'
import { UnusableInput } from '../../worker/db/import/unusable-input.ts'
import { continueEditionImports } from '../../worker/jobs/edition-imports.ts'
import { takeStep } from '../../worker/jobs/job-table.ts'
import { runStep } from '../../worker/jobs/run-jobs.ts'
import type { DeskCall } from '../as-operator.ts'
import { commandAssets } from '../command-assets.ts'
import type { StorageBindings } from '../storage.ts'

const PATH = '/api/operator/editions'
/** Milliseconds between two checks whether another process has done its step. */
const PAUSE = 1_000

const readOne = async (call: DeskCall, id: string): Promise<EditionImport> =>
  v.parse(EditionImportResponse, await call('GET', `${PATH}/${id}`)).data

/** @throws UnusableInput where a step has failed: the instance tries it again by itself */
async function requireNoFailure({ DB }: StorageBindings, id: string): Promise<void> {
  const name = `${continueEditionImports.name} ${id}`
  const [row] = await database(DB).all<{ error: string | null }>(sql`SELECT error FROM jobs WHERE name = ${name}`)
  if (row?.error)
    throw new UnusableInput(`${row.error}\nThe edition before is still served. The instance tries it again.`)
}

/**
 * Does the steps of the job, one at a time and under its lease, until the import needs none. Another process, such as a running site, may do
 * some of them; what a killed one has left is done as well.
 */
async function runAllSteps(env: StorageBindings, call: DeskCall, id: string): Promise<EditionImport> {
  const bindings = { ...env, ENVIRONMENT: 'local', ASSETS: commandAssets }
  for (;;) {
    const step = await takeStep(bindings, Date.now(), [continueEditionImports.name])
    if (step) await runStep(bindings, step, [continueEditionImports], Date.now())
    else {
      const one = await readOne(call, id)
      if (!isEditionWork(one.status)) return one
      await requireNoFailure(env, id)
      await setTimeout(PAUSE)
    }
  }
}

async function stored(call: DeskCall, { name, bytes }: InputFile): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  return v.parse(StoreEditionFileResponse, await call('POST', `${PATH}/files`, form)).data.id
}

/** Only one edition of a classifier is applied at a time: one that a killed command has begun to apply is finished first. */
async function othersApplied(env: StorageBindings, call: DeskCall, tree: ClassifierName): Promise<void> {
  const { data } = v.parse(EditionImportList, await call('GET', PATH))
  const other = data.find((one) => one.tree === tree && one.status === 'applying')
  if (!other) return
  console.error(`Another edition is being applied since ${other.createdAt}: it comes first.`)
  await runAllSteps(env, call, other.id)
}

interface NewEdition {
  tree: ClassifierName
  files: readonly InputFile[]
  /** Day of the edition, ISO 8601; undefined: as the files say. */
  dated: string | undefined
}

/**
 * Stores the files, has them read and compared, and applies what was read.
 * @returns the import, applied or refused, and whether the same edition was served before
 * @throws UnusableInput where the API refuses, or a step fails
 */
export async function applyEdition(env: StorageBindings, call: DeskCall, { tree, files, dated }: NewEdition) {
  await othersApplied(env, call, tree)
  const ids: string[] = []
  for (const file of files) ids.push(await stored(call, file))
  const begun = v.parse(EditionStatusResponse, await call('POST', PATH, { tree, dated: dated ?? null, files: ids }))
  const { id } = begun.data
  let one = await runAllSteps(env, call, id)
  const wasServed = one.isServed
  // Where another edition was applied meanwhile, this one is compared with that one, and is ready again.
  while (one.status === 'ready') {
    await call('POST', `${PATH}/${id}/apply`)
    one = await runAllSteps(env, call, id)
  }
  return { one, wasServed }
}
