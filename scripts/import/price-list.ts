/**
 * `npm run import -- list FILE --company NAME`: a price list of any format that suppliers upload, by the same steps as in the cabinet: it is
 * read, tried, and with --apply applied; its import is in the company's journal, where it can be undone.
 */
import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { ImportReport } from '../../domain/contract/import-report.ts'
import type { ImportAnswers } from '../../domain/contract/imports.ts'
import { LARGEST_PRICE_LIST, type Question } from '../../domain/price-list/import-terms.ts'
import { database } from '../../worker/db/connection.ts'
import { newId } from '../../worker/db/id.ts'
import { reasonOf } from '../../worker/db/import/faults.ts'
import { findSupplier } from '../../worker/db/import/supplier.ts'
import { UnusableInput } from '../../worker/db/import/unusable-input.ts'
import { imports } from '../../worker/db/schema.ts'
import type { ImportRow } from '../../worker/imports/context.ts'
import { fileKey } from '../../worker/imports/files.ts'
import { advance, readImport } from '../../worker/imports/progress.ts'
import { importFiles } from '../../worker/jobs/imports.ts'
import { type StorageBindings, withStorage } from '../storage.ts'
import { demandFile } from './files.ts'
import { prepare } from './prepare.ts'

export interface ListArguments {
  file: string
  company: string
  answers: ImportAnswers
  apply: boolean
  json: boolean
  remote: boolean
}

/** What is said on the command line where a file leaves it open. */
const FLAGS: Record<Question, string> = {
  columns: '',
  priceType: '--price-type ID',
  currency: '--currency RUB',
  vat: '--vat included:22, excluded:22 or unknown',
  language: '--language ru',
}

/** Puts the file where an upload is, with an import that begins to be read. @returns its id */
async function place({ DB, FILES }: StorageBindings, { file, company, answers }: ListArguments): Promise<string> {
  const supplier = await findSupplier(DB, company)
  if (!supplier) throw new UnusableInput(`No company is called "${company}".`)
  const now = Date.now()
  const id = newId(now)
  const { size } = statSync(file)
  await FILES.put(fileKey(id), readFileSync(file))
  const row = { id, company: supplier.num, fileName: basename(file), size, status: 'reading' as const, answers }
  await database(DB)
    .insert(imports)
    .values({ ...row, createdAt: now, updatedAt: now })
  return id
}

/** Steps of imports read no asset. */
const bindingsFor = (env: StorageBindings) => ({ ...env, ENVIRONMENT: 'local', ASSETS: Object() })

async function worked(env: StorageBindings, id: string): Promise<ImportRow> {
  const bindings = bindingsFor(env)
  let cursor: unknown = null
  for (;;) {
    const result = await importFiles.step(bindings, { now: Date.now(), argument: { id }, cursor, isLastAttempt: true })
    if ('done' in result) break
    cursor = result.next
  }
  const row = await readImport(bindings, id)
  if (!row) throw new Error('the import is not there')
  if (row.error) throw new UnusableInput(`Refused: ${row.error} ${row.errorDetail ?? ''}\nNothing was changed.`)
  return row
}

/** Takes the columns of a table as they are guessed, or were said of the same heads; what else is open has to be said. */
async function answered(env: StorageBindings, row: ImportRow, answers: ImportAnswers): Promise<ImportRow> {
  const { questions = [], table, read } = row.found
  const bindings = bindingsFor(env)
  if (questions.includes('columns') && table && !row.answers.columns) {
    const change = { answers: { ...row.answers, columns: table.columns }, status: 'reading' as const, position: 0 }
    await advance(bindings, row, change, Date.now())
    const next = await worked(env, row.id)
    return next.status === 'asking' ? answered(env, next, answers) : next
  }
  const open = questions.filter((question) => question !== 'columns' && answers[question] === undefined)
  if (open.length > 0) {
    const types = (row.found.priceTypes?.types ?? []).map(({ id, name }) => `\n  ${id}: ${name}`).join('')
    throw new UnusableInput(`The file does not say: ${open.map((one) => FLAGS[one]).join('; ')}${types}`)
  }
  await advance(bindings, row, { status: 'checking', position: 0, report: read ?? null }, Date.now())
  return worked(env, row.id)
}

async function applied(env: StorageBindings, row: ImportRow): Promise<ImportRow> {
  const { added = 0, room } = row.report ?? {}
  if (room != null && added > room) throw new UnusableInput(`The company may add ${room} products, not ${added}.`)
  const choice = { newGoods: 'draft' as const, overwrite: [], hideMissing: false }
  const bindings = bindingsFor(env)
  await advance(bindings, row, { choice, status: 'applying', position: 0 }, Date.now())
  return worked(env, row.id)
}

function textOf(report: ImportReport, status: string): string {
  const { added, changed, unchanged, refused, missing } = report.applied ? { ...report, ...report.applied } : report
  const lines = report.lines.map(
    ({ outcome, code, detail, count, lines }) =>
      `${outcome}: ${reasonOf({ line: lines[0] ?? 0, code, detail })} (${count} ×; line ${lines.join(', ')})`,
  )
  const counts = `${status}: ${added} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused, ${missing.count} missing from the file`
  return [counts, ...lines].join('\n')
}

/**
 * @returns the report, as text or JSON
 * @throws UnusableInput where the file is refused or leaves something open
 */
export async function importPriceList(given: ListArguments): Promise<string> {
  demandFile(given.file, LARGEST_PRICE_LIST)
  const row = await withStorage(given.remote, async (storage) => {
    await prepare(storage, given.remote)
    const read = await worked(storage, await place(storage, given))
    const ready = read.status === 'asking' ? await answered(storage, read, given.answers) : read
    return given.apply && ready.status === 'ready' ? applied(storage, ready) : ready
  })
  const { report, status } = row
  if (!report) throw new Error('the import has no report')
  return given.json ? JSON.stringify(report) : textOf(report, status)
}
