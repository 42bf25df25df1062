/** `npm run seed`: fills an empty database. `npm run seed -- --products N` grows the catalogue to N products. */
import { parseArgs } from 'node:util'
import { growCatalogue } from '../seed/grow/grow.ts'
import { seedIfEmpty } from '../seed/load.ts'
import { migrate } from '../worker/db/migrate.ts'
import { readMigrations } from './migrations.ts'
import { progressLine } from './progress.ts'
import { describeSeed } from './report.ts'
import { type StorageBindings, StorageUnavailable, withStorage } from './storage.ts'

const USAGE = 'npm run seed -- [--products N] [--remote]'

/** The maximum that fits into D1's 10 GB. */
const MAX_PRODUCTS = 4_000_000

class UnusableArguments extends Error {
  override name = 'UnusableArguments'
}

function parsed() {
  try {
    return parseArgs({ options: { products: { type: 'string' }, remote: { type: 'boolean', default: false } } }).values
  } catch (error) {
    throw new UnusableArguments(error instanceof Error ? error.message : String(error))
  }
}

function readArguments(): { products: number | null; remote: boolean } {
  const { products, remote } = parsed()
  if (products === undefined) return { products: null, remote }
  const wanted = Number(products)
  if (!/^\d+$/.test(products) || wanted < 1 || wanted > MAX_PRODUCTS) {
    throw new UnusableArguments(`--products is a whole number from 1 to ${MAX_PRODUCTS}, not ${products}`)
  }
  return { products: wanted, remote }
}

async function fill({ DB, FILES }: StorageBindings, products: number | null): Promise<void> {
  for (const name of await migrate(DB, readMigrations())) console.log(`Migrated: ${name}`)
  const summary = await seedIfEmpty({ DB, FILES }, { growsOn: products !== null })
  console.log(summary ? describeSeed(summary) : 'There is a catalogue already: the seed has nothing to add.')
  if (products === null) return
  const show = progressLine()
  const stages = { products: 'Products', lists: 'Categories listed' }
  const added = await growCatalogue(DB, products, ({ stage, done, all }) => show(stages[stage], done, all))
  console.log(added > 0 ? `Added ${added} products.` : `There are ${products} products or more already.`)
}

/** For errors that the caller can correct; all others are printed with their stack. */
function stop(error: Error, hint?: string): never {
  console.error([error.message, hint].filter(Boolean).join('\n'))
  process.exit(1)
}

try {
  const { products, remote } = readArguments()
  await withStorage(remote, (storage) => fill(storage, products))
} catch (error) {
  if (error instanceof StorageUnavailable) stop(error)
  if (error instanceof UnusableArguments) stop(error, USAGE)
  throw error
}
