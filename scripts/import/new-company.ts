import { type ImportingSupplier, openSupplier, requireCountry } from '../../worker/db/import/supplier.ts'
import type { StoredImport } from '../../worker/imports/context.ts'
import { readHead } from '../../worker/imports/files.ts'
import type { StorageBindings } from '../storage.ts'
import type { PriceList } from './list-steps.ts'

/** Opens the company that was made for a file, once it is known that there is something to import. */
export async function openCompany(
  env: StorageBindings,
  supplier: ImportingSupplier,
  row: StoredImport,
  list: PriceList,
): Promise<void> {
  const { company: name, country, answers, now } = list
  const { currency: ofFile, website = null } = await readHead(env.FILES, row.id)
  const quoted = ofFile || (answers.currency ?? row.report?.samples.find(({ price }) => price !== null)?.currency ?? '')
  const rate = await env.DB.prepare('SELECT 1 FROM rates WHERE currency = ?').bind(quoted).first()
  const currency = rate ? quoted : 'RUB'
  await openSupplier(env.DB, supplier, { name, country: requireCountry(country, quoted), currency, website, now })
}
