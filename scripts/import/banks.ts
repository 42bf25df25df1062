/** `npm run import -- bik FILE`: the Bank of Russia's directory of banks, which replaces the one before. */
import { createReadStream } from 'node:fs'
import { readBankDirectory } from '../../worker/db/import/bank-directory.ts'
import { UnusableInput } from '../../worker/db/import/unusable-input.ts'
import { insertRows } from '../../worker/db/insert.ts'
import { banks } from '../../worker/db/schema.ts'
import { withStorage } from '../storage.ts'
import { demandFile } from './files.ts'
import { prepare } from './prepare.ts'

const LARGEST_FILE = 50e6

/** @returns the report, as text or JSON */
export async function importBanks(file: string, { json, remote }: { json: boolean; remote: boolean }): Promise<string> {
  const read = await readBankDirectory(createReadStream(demandFile(file, LARGEST_FILE)))
  if (!read) throw new UnusableInput(`${file} is no whole directory of banks (ED807) with an active bank.`)
  // The directory has a bank once; a file that names one twice is taken at its last word.
  const rows = [...new Map(read.map((bank) => [bank.bic, bank])).values()]
  await withStorage(remote, async (storage) => {
    await prepare(storage, remote)
    await storage.DB.batch([storage.DB.prepare('DELETE FROM banks'), ...insertRows(storage.DB, banks, rows)])
  })
  const withAccount = rows.filter(({ correspondent }) => correspondent !== '').length
  const report = { banks: rows.length, withAccount }
  return json ? JSON.stringify(report) : `${rows.length} banks, ${withAccount} of them with a correspondent account.`
}
