/** `npm run import -- yml FILE --company NAME`: a supplier's products. */
import { createReadStream, readFileSync } from 'node:fs'
import { importYml } from '../../worker/db/import/import-yml.ts'
import { reportText } from '../../worker/db/import/report.ts'
import { withStorage } from '../storage.ts'
import { demandFile } from './files.ts'
import { prepare } from './prepare.ts'

const LARGEST_FEED = 200e6
const LARGEST_MAP = 10e6

interface FeedArguments {
  file: string
  company: string
  /** ISO 4217, of prices for which the feed names none. */
  currency?: string | undefined
  /** ISO 3166-1 alpha-2, of a new company. */
  country?: string | undefined
  map?: string | undefined
  overwrite: boolean
  json: boolean
  remote: boolean
}

/** @returns the report, as text or JSON. */
export async function importFeed(given: FeedArguments): Promise<string> {
  const { file, company, currency, country, map, overwrite, json, remote } = given
  demandFile(file, LARGEST_FEED)
  const mapText = map === undefined ? undefined : readFileSync(demandFile(map, LARGEST_MAP), 'utf8')
  const report = await withStorage(remote, async (storage) => {
    await prepare(storage, remote)
    return importYml(storage.DB, {
      open: () => createReadStream(file),
      company,
      overwrite,
      now: Date.now(),
      ...(currency !== undefined && { currency }),
      ...(country !== undefined && { country }),
      ...(mapText !== undefined && { map: mapText }),
    })
  })
  return json ? JSON.stringify(report) : reportText(report)
}
