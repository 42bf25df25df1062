/** `npm run import -- yml FILE --company NAME`: suppliers' data into the marketplace, with a report of every line. */
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { importYml } from '../worker/db/import/import-yml.ts'
import { reportText } from '../worker/db/import/report.ts'
import { UnusableInput } from '../worker/db/import/unusable-input.ts'
import { migrate } from '../worker/db/migrate.ts'
import { type Storage as SeedStorage, seedIfEmpty } from '../worker/db/seed/load.ts'
import { readMigrations } from './migrations.ts'
import { describeSeed } from './report.ts'
import { StorageUnavailable, withStorage } from './storage.ts'

const USAGE = `npm run import -- yml FILE --company NAME [--map FILE] [--json] [--remote]

  FILE       a feed in the format of Yandex Market (YML), up to 200 MB
  --company  whose products they are: a name in any language; a company that is not there is made
  --map      which category of the feed is which of ours, where names do not tell:
             JSON {"feed category id or name": "slug"} or CSV of these two columns
  --json     the report as JSON
  --remote   the deployed database instead of the one on this machine`

const LARGEST_FEED = 200e6
const LARGEST_MAP = 10e6

/** @throws UnusableInput when there is no such file, or it is too large to be what it should. */
function demandFile(path: string, largest: number): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile()) throw new UnusableInput(`There is no file ${path}.`)
  if (stat.size > largest) throw new UnusableInput(`${path} is larger than ${largest / 1e6} MB.`)
  return path
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        company: { type: 'string' },
        map: { type: 'string' },
        json: { type: 'boolean', default: false },
        remote: { type: 'boolean', default: false },
      },
    })
    const [kind, file, ...more] = positionals
    const company = values.company?.normalize('NFC').trim()
    if (kind !== 'yml' || !file || more.length > 0 || !company || company.length > 250) throw new UnusableInput(USAGE)
    return { ...values, company, file }
  } catch (error) {
    throw error instanceof UnusableInput ? error : new UnusableInput(USAGE)
  }
}

/**
 * Categories to match and rates to reckon with are there from the seed on; a deployed database is only filled when
 * asked to. What is said goes beside a JSON report.
 */
async function prepare(storage: SeedStorage, remote: boolean): Promise<void> {
  if (remote) {
    const category = await storage.DB.prepare('SELECT 1 FROM categories LIMIT 1').first()
    if (!category) throw new UnusableInput('The deployed database has no categories: npm run seed -- --remote')
    return
  }
  await migrate(storage.DB, readMigrations())
  const summary = await seedIfEmpty(storage)
  if (summary) console.error(describeSeed(summary))
}

async function run(): Promise<void> {
  const { file, company, map, json, remote } = readArguments()
  demandFile(file, LARGEST_FEED)
  const mapText = map === undefined ? undefined : readFileSync(demandFile(map, LARGEST_MAP), 'utf8')
  const report = await withStorage(remote, async (storage) => {
    await prepare(storage, remote)
    const input = { bytes: createReadStream(file), company, now: Date.now() }
    return importYml(storage.DB, { ...input, ...(mapText !== undefined && { map: mapText }) })
  })
  console.log(json ? JSON.stringify(report) : reportText(report))
}

try {
  await run()
} catch (error) {
  if (!(error instanceof UnusableInput || error instanceof StorageUnavailable)) throw error
  console.error(error.message)
  process.exitCode = 1
}
