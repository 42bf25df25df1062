/** `npm run import`: suppliers' feeds and published classifiers into the marketplace, with a report of every line. */
import { parseArgs } from 'node:util'
import { CLASSIFIERS } from '../domain/classifier/compact.ts'
import { isCurrency } from '../domain/trade-terms.ts'
import { UnusableInput } from '../worker/db/import/unusable-input.ts'
import { importClassifier } from './import/classifier.ts'
import { importFeed } from './import/feed.ts'
import { StorageUnavailable } from './storage.ts'

const USAGE = `npm run import -- yml FILE --company NAME [--currency CODE] [--country CODE] [--map FILE] [--overwrite] [--json] [--remote]
npm run import -- okved FILE… [--dated DAY] [--json] [--remote]
npm run import -- tnved FILE… [--dated DAY] [--json] [--remote]

  yml FILE     a feed in the format of Yandex Market (YML), up to 200 MB
  okved FILE…  OKVED-2: the statistics office's file (windows-1251), the table with English names and explanations, or both
  tnved FILE…  TN VED: the tree of the tariff; beside it, in any order, its notes, the dates of its chapters, the codes of 2022,
               the headings' history, the Harmonized System and the Combined Nomenclature for English names
  --company    whose products they are: a name in any language; a company that is not there is made
  --currency   of prices for which the feed names none: RUB, CNY, …
  --country    of a company that is made, where the feed's currency does not tell it: DE
  --map        which category of the feed is which of ours, where names are not enough:
               JSON {"feed category id or name": "slug"} or CSV of these two columns
  --overwrite  the feed's prices, names, … also where they were typed by hand since the last import: otherwise these stay, and are reported
  --dated      day of the edition, 2026-10-01, where no file or file name tells it
  --json       the report as JSON
  --remote     the deployed database instead of the one on this machine`

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        company: { type: 'string' },
        currency: { type: 'string' },
        country: { type: 'string' },
        map: { type: 'string' },
        dated: { type: 'string' },
        overwrite: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        remote: { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new UnusableInput(USAGE)
  }
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** @returns the report. */
function run(): Promise<string> {
  const { values, positionals } = parsed()
  const { currency, country, map, dated, overwrite, json, remote } = values
  const [kind, ...files] = positionals
  const [file, ...more] = files
  const company = values.company?.normalize('NFC').trim()
  const tree = CLASSIFIERS.find((name) => name === kind)
  if (tree && file && !company && !map && !overwrite && (dated === undefined || isDay(dated))) {
    return importClassifier({ tree, files, dated, json, remote })
  }
  const isFeed = kind === 'yml' && company && company.length <= 250 && dated === undefined
  const areCodes = (currency === undefined || isCurrency(currency)) && /^(?:[A-Z]{2})?$/.test(country ?? '')
  if (!isFeed || !file || more.length > 0 || !areCodes) throw new UnusableInput(USAGE)
  return importFeed({ file, company, currency, country, map, overwrite, json, remote })
}

try {
  console.log(await run())
} catch (error) {
  if (!(error instanceof UnusableInput || error instanceof StorageUnavailable)) throw error
  console.error(error.message)
  process.exitCode = 1
}
