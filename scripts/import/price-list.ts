/**
 * `npm run import -- list FILE --company NAME`: a price list of any format that suppliers upload, by the same steps as in the cabinet: it is
 * read, tried, and applied where that is wanted; its import is in the company's journal, where it can be undone.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { MAX_PRICE_LIST_BYTES } from '../../domain/price-list/import-terms.ts'
import { draftSupplier, dropSupplier, findSupplier, type ImportingSupplier } from '../../worker/db/import/supplier.ts'
import type { StoredImport } from '../../worker/imports/context.ts'
import { deleteFiles } from '../../worker/imports/files.ts'
import { type StorageBindings, withStorage } from '../storage.ts'
import { storeMap } from './category-map.ts'
import { requireFile } from './files.ts'
import { listReport, type RunList } from './list-report.ts'
import { answerQuestions, applyImport, type PriceList, runAllSteps, storeUpload } from './list-steps.ts'
import { openCompany } from './new-company.ts'
import { prepare } from './prepare.ts'

async function run(
  env: StorageBindings,
  id: string,
  supplier: ImportingSupplier,
  list: PriceList,
): Promise<StoredImport> {
  const { answers, choice, map, now } = list
  const read = await runAllSteps(env, id, now)
  let ready = read.status === 'asking' ? await answerQuestions(env, read, answers, now) : read
  if (map !== undefined) ready = await storeMap(env, ready, map, now)
  if (!choice || ready.status !== 'ready') return ready
  if (supplier.isDraft) await openCompany(env, supplier, ready, list)
  return applyImport(env, ready, choice, now)
}

/**
 * @throws UnusableInput where the file is refused or leaves something open; then nothing was changed, and no company was made
 */
export async function runPriceList(env: StorageBindings, list: PriceList): Promise<RunList> {
  const found = await findSupplier(env.DB, list.company)
  const supplier = found ?? (await draftSupplier(env.DB, list.company, list.now))
  const id = await storeUpload(env, supplier, list)
  let row: StoredImport | undefined
  try {
    row = await run(env, id, supplier, list)
    return { row, company: { id: supplier.id, name: list.company, created: supplier.isDraft } }
  } finally {
    // A dry run or a refused file leaves no company behind.
    if (supplier.isDraft && row?.status !== 'applied') {
      while (!(await deleteFiles(env.FILES, id)));
      await dropSupplier(env.DB, supplier)
    }
  }
}

export interface ListArguments extends Omit<PriceList, 'bytes' | 'fileName' | 'map' | 'now'> {
  file: string
  /** Path of a map of categories. */
  map?: string | undefined
  json: boolean
  remote: boolean
}

const MAX_MAP_BYTES = 10e6

/**
 * @returns the report, as text or JSON
 * @throws UnusableInput as `runPriceList`
 */
export async function importPriceList({ file, map, json, remote, ...given }: ListArguments): Promise<string> {
  requireFile(file, MAX_PRICE_LIST_BYTES)
  const list: PriceList = {
    ...given,
    ...(map !== undefined && { map: readFileSync(requireFile(map, MAX_MAP_BYTES), 'utf8') }),
    bytes: readFileSync(file),
    fileName: basename(file),
    now: Date.now(),
  }
  const done = await withStorage(remote, async (storage) => {
    await prepare(storage, remote)
    return runPriceList(storage, list)
  })
  return listReport(done, json)
}
