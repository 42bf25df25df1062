/** `npm run import`: suppliers' feeds and published classifiers into the marketplace, with a report of every line. */
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { CLASSIFIERS } from '../domain/classifier/compact.ts'
import { ImportAnswers } from '../domain/contract/imports.ts'
import { isCurrency } from '../domain/trade-terms.ts'
import { UnusableInput } from '../worker/db/import/unusable-input.ts'
import { importBanks } from './import/banks.ts'
import { importClassifier } from './import/classifier.ts'
import { importFeed } from './import/feed.ts'
import { importPriceList } from './import/price-list.ts'
import { StorageUnavailable } from './storage.ts'

const USAGE = `npm run import -- yml FILE --company NAME [--currency CODE] [--country CODE] [--map FILE] [--overwrite] [--json] [--remote]
npm run import -- list FILE --company NAME [--currency CODE] [--vat included:22] [--language ru] [--price-type ID] [--apply] [--json] [--remote]
npm run import -- okved FILE…|--fetch [--dated DAY] [--json] [--remote]
npm run import -- tnved FILE…|--fetch [--dated DAY] [--json] [--remote]
npm run import -- bik FILE [--json] [--remote]

  yml FILE     a feed in the format of Yandex Market (YML), up to 200 MB
  list FILE    a price list of any format that suppliers upload in their account, of a company that is there, by the same steps: tried, with
               --apply applied as drafts; the company can undo it at /profile/import
  okved FILE…  OKVED-2: the statistics office's file (windows-1251), the table with English names and explanations, or both
  tnved FILE…  TN VED: the tree of the tariff; beside it, in any order, its notes, the dates of its chapters, the codes of 2022,
               the headings' history, the Harmonized System and the Combined Nomenclature for English names; or the tax
               service's archive (TNVED.ZIP), which has neither duties nor notes
  --fetch      downloads the publishers' files: the statistics office's latest OKVED-2, the tax service's TNVED.ZIP, or what the
               variables OKVED_SOURCES and TNVED_SOURCES name, addresses separated by spaces
  bik FILE     the directory of banks that the Bank of Russia publishes as XML (ED807), unpacked: legal entities' forms fill in bank and
               correspondent account by its BIC
  --company    whose products they are: a name in any language; a company that is not there is made
  --currency   of prices for which the feed names none: RUB, CNY, …
  --country    of a company that is made, where the feed's currency does not tell it: DE
  --vat        of prices of which the list says nothing: included:22, excluded:22, unknown
  --language   of texts in Latin letters: en, ru, zh
  --price-type which of several types of prices of a 1C export counts
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
        fetch: { type: 'boolean', default: false },
        vat: { type: 'string' },
        language: { type: 'string' },
        'price-type': { type: 'string' },
        apply: { type: 'boolean', default: false },
        overwrite: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        remote: { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new UnusableInput(USAGE)
  }
}

/** @returns the tax of prices as an answer; none where it is not said */
function vatOf(text: string | undefined) {
  if (text === undefined) return {}
  if (text === 'unknown') return { vat: null }
  const [, basis, rate] = /^(included|excluded):(\d{1,2})$/.exec(text) ?? []
  if (!basis) throw new UnusableInput(USAGE)
  return { vat: { included: basis === 'included', rate: Number(rate) } }
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** @returns the report. */
function run(): Promise<string> {
  const { values, positionals } = parsed()
  const { currency, country, map, dated, fetch, overwrite, json, remote } = values
  const [kind, ...files] = positionals
  const [file, ...more] = files
  const company = values.company?.normalize('NFC').trim()
  const tree = CLASSIFIERS.find((name) => name === kind)
  if (tree && (file || fetch) && !company && !map && !overwrite && (dated === undefined || isDay(dated))) {
    return importClassifier({ tree, files, fetch, dated, json, remote })
  }
  if (fetch) throw new UnusableInput(USAGE)
  if (kind === 'bik' && file && more.length === 0 && !company && !map && !overwrite && dated === undefined)
    return importBanks(file, { json, remote })
  if (kind === 'list' && file && company && more.length === 0 && !map && !overwrite) {
    const said = {
      ...(currency && { currency }),
      ...vatOf(values.vat),
      ...(values.language && { language: values.language }),
    }
    const answers = v.safeParse(ImportAnswers, {
      ...said,
      ...(values['price-type'] && { priceType: values['price-type'] }),
    })
    if (!answers.success) throw new UnusableInput(USAGE)
    return importPriceList({ file, company, answers: answers.output, apply: values.apply, json, remote })
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
