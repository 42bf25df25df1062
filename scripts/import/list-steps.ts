/** The steps of a price list on the command line: those of the cabinet's job, with the answers that were given as options. */
import type { AppliedAs, ImportAnswers } from '../../domain/contract/imports.ts'
import type { Question } from '../../domain/price-list/import-terms.ts'
import { database } from '../../worker/db/connection.ts'
import { newId } from '../../worker/db/id.ts'
import { reasonOf } from '../../worker/db/import/faults.ts'
import type { ImportingSupplier } from '../../worker/db/import/supplier.ts'
import { UnusableInput } from '../../worker/db/import/unusable-input.ts'
import { imports } from '../../worker/db/schema.ts'
import type { StoredImport } from '../../worker/imports/context.ts'
import { fileKey } from '../../worker/imports/files.ts'
import { advance, readImport } from '../../worker/imports/progress.ts'
import { importFiles } from '../../worker/jobs/imports.ts'
import { commandAssets } from '../command-assets.ts'
import type { StorageBindings } from '../storage.ts'

export interface PriceList {
  bytes: Uint8Array
  fileName: string
  /** Its name in any language; a company that does not exist is created. */
  company: string
  /** ISO 3166-1 alpha-2, for a company that is created, where it does not follow from the file's currency. */
  country?: string | undefined
  answers: ImportAnswers
  /** Text of a map of categories, which is remembered for later files. */
  map?: string | undefined
  /** Null: only a dry run. */
  choice: AppliedAs | null
  /** Milliseconds since 1970. */
  now: number
}

/** The option that answers each question that a file leaves open. */
const FLAGS: Record<Question, string> = {
  columns: '',
  priceType: '--price-type ID',
  currency: '--currency RUB',
  vat: '--vat included:22, excluded:22 or unknown',
  language: '--language ru',
}

const bindingsFor = (env: StorageBindings) => ({ ...env, ENVIRONMENT: 'local', ASSETS: commandAssets })

/** Stores the file as an upload, with an import in status `reading`. @returns the import's id */
export async function storeUpload(
  { DB, FILES }: StorageBindings,
  { num }: ImportingSupplier,
  list: PriceList,
): Promise<string> {
  const { bytes, fileName, answers, choice, now } = list
  const id = newId(now)
  await FILES.put(fileKey(id), bytes)
  // Stored with `choice`, so that the dry run reports what would be overwritten.
  const row = { id, company: num, fileName, size: bytes.length, status: 'reading' as const, answers, choice }
  await database(DB)
    .insert(imports)
    .values({ ...row, createdAt: now, updatedAt: now })
  return id
}

const MAX_REASONS = 5

/** @returns why the whole file was refused, with the first lines that were */
function refusal({ error, errorDetail, report }: StoredImport): string {
  const lines = (report?.lines ?? []).filter(({ outcome }) => outcome === 'refused')
  const reasons = lines.slice(0, MAX_REASONS).map(({ code, detail, lines: [line = 0] }) => {
    return `\nline ${line}: ${reasonOf({ line, code, detail })}`
  })
  return `Refused: ${error} ${errorDetail ?? ''}${reasons.join('')}\nNothing was changed.`
}

/**
 * Runs all steps of the import's current work.
 * @throws UnusableInput where the file is refused
 */
export async function runAllSteps(env: StorageBindings, id: string, now: number): Promise<StoredImport> {
  const bindings = bindingsFor(env)
  let cursor: unknown = null
  for (;;) {
    const result = await importFiles.step(bindings, { now, argument: { id }, cursor, isLastAttempt: true })
    if ('done' in result) break
    cursor = result.next
  }
  const row = await readImport(bindings, id)
  if (!row) throw new Error('the import is not there')
  if (row.error) throw new UnusableInput(refusal(row))
  return row
}

/** Repeats the dry run with the current answers. */
export async function repeatDryRun(env: StorageBindings, row: StoredImport, now: number): Promise<StoredImport> {
  await advance(bindingsFor(env), row, { status: 'checking', position: 0, report: row.found.read ?? null }, now)
  return runAllSteps(env, row.id, now)
}

/** Accepts a table's columns as guessed, or as answered for the same heads earlier. @throws UnusableInput for any other open question */
export async function answerQuestions(
  env: StorageBindings,
  row: StoredImport,
  answers: ImportAnswers,
  now: number,
): Promise<StoredImport> {
  const { questions = [], table } = row.found
  if (questions.includes('columns') && table && !row.answers.columns) {
    const change = { answers: { ...row.answers, columns: table.columns }, status: 'reading' as const, position: 0 }
    await advance(bindingsFor(env), row, change, now)
    const next = await runAllSteps(env, row.id, now)
    return next.status === 'asking' ? answerQuestions(env, next, answers, now) : next
  }
  const open = questions.filter((question) => question !== 'columns' && answers[question] === undefined)
  if (open.length > 0) {
    const types = (row.found.priceTypes?.types ?? []).map(({ id, name }) => `\n  ${id}: ${name}`).join('')
    throw new UnusableInput(`The file does not say: ${open.map((one) => FLAGS[one]).join('; ')}${types}`)
  }
  return repeatDryRun(env, row, now)
}

/** @throws UnusableInput where there is no room for its goods */
export async function applyImport(env: StorageBindings, row: StoredImport, choice: AppliedAs, now: number) {
  const { added = 0, room } = row.report ?? {}
  const isOver = choice.newGoods !== 'published' && room != null && added > room
  if (isOver) throw new UnusableInput(`The company may add ${room} products, not ${added}.`)
  await advance(bindingsFor(env), row, { choice, status: 'applying', position: 0 }, now)
  return runAllSteps(env, row.id, now)
}
