/** `npm run import`: suppliers' feeds and published classifiers into the marketplace, with a report of every line. */
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { CLASSIFIERS } from '../domain/classifier/compact.ts'
import { ImportAnswers } from '../domain/contract/imports.ts'
import { FIELD_GROUPS } from '../domain/price-list/import-terms.ts'
import { UnusableInput } from '../worker/db/import/unusable-input.ts'
import { importBanks } from './import/banks.ts'
import { importClassifier } from './import/classifier.ts'
import { importPriceList, type ListArguments } from './import/price-list.ts'
import { StorageUnavailable } from './storage.ts'

const USAGE = `npm run import -- list FILE --company NAME [--currency CODE] [--vat included:22] [--language ru] [--price-type ID] [--country CODE]
                   [--map FILE] [--overwrite] [--apply | --publish] [--json] [--remote]
npm run import -- okved FILE…|--fetch [--dated DAY] [--as LOGIN] [--json] [--remote]
npm run import -- tnved FILE…|--fetch [--dated DAY] [--as LOGIN] [--json] [--remote]
npm run import -- bik FILE [--as LOGIN] [--json] [--remote]

  list FILE    a price list of any format that suppliers upload in their account, up to 200 MB, by the same steps: tried, with --apply
               applied as drafts, with --publish published at once; the company can undo it at /profile/import. "yml FILE" is the same with
               --publish, and --vat unknown unless it is said
  okved FILE…  OKVED-2: the statistics office's file (windows-1251), the table with English names and explanations, or both
  tnved FILE…  TN VED: the tree of the tariff; beside it, in any order, its notes, the dates of its chapters, the codes of 2022,
               the headings' history, the Harmonized System and the Combined Nomenclature for English names; or the tax
               service's archive (TNVED.ZIP), which has neither duties nor notes
  --fetch      downloads the publishers' files: the statistics office's latest OKVED-2, the tax service's TNVED.ZIP, or what the
               variables OKVED_SOURCES and TNVED_SOURCES name, addresses separated by spaces
  bik FILE     the directory of banks that the Bank of Russia publishes as XML (ED807), unpacked: legal entities' forms fill in bank and
               correspondent account by its BIC
  --company    whose products they are: a name in any language; a company that is not there is made
  --currency   of prices for which the file names none: RUB, CNY, …
  --country    of a company that is made, where the file's currency does not tell it: DE
  --vat        of prices of which the list says nothing: included:22, excluded:22, unknown
  --language   of texts in Latin letters: en, ru, zh
  --price-type which of several types of prices of a 1C export counts
  --map        which category of the file is which of ours, where names are not enough: JSON {"id or name in the file": "slug"} or CSV of
               these two columns; it is remembered for later files
  --overwrite  the file's prices, names, … also where they were typed by hand since the last import: otherwise these stay, and are reported
  --as         the operator in whose name okved, tnved and bik are imported, whose roles count; not needed while nobody has operated the
               instance yet (docs/operating.md)
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
        as: { type: 'string' },
        fetch: { type: 'boolean', default: false },
        vat: { type: 'string' },
        language: { type: 'string' },
        'price-type': { type: 'string' },
        apply: { type: 'boolean', default: false },
        publish: { type: 'boolean', default: false },
        overwrite: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        remote: { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new UnusableInput(USAGE)
  }
}

/** @returns the tax of prices as an answer to the import; none where the option is not given */
function vatOf(text: string | undefined) {
  if (text === undefined) return {}
  if (text === 'unknown') return { vat: null }
  const [, basis, rate] = /^(included|excluded):(\d{1,2})$/.exec(text) ?? []
  if (!basis) throw new UnusableInput(USAGE)
  return { vat: { included: basis === 'included', rate: Number(rate) } }
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** @throws UnusableInput for options that a price list does not have */
function listOf(file: string, company: string, { values }: ReturnType<typeof parsed>, isYml: boolean): ListArguments {
  const { currency, country, map, language, overwrite, json, remote } = values
  const said = v.safeParse(ImportAnswers, {
    ...(isYml && { vat: null }),
    ...(currency && { currency }),
    ...vatOf(values.vat),
    ...(language && { language }),
    ...(values['price-type'] && { priceType: values['price-type'] }),
  })
  const isCountry = /^(?:[A-Z]{2})?$/.test(country ?? '')
  if (!said.success || !isCountry || company.length > 250 || values.dated !== undefined) throw new UnusableInput(USAGE)
  const publishes = isYml || values.publish
  const newGoods = publishes ? ('published' as const) : ('draft' as const)
  const choice = { newGoods, overwrite: overwrite ? [...FIELD_GROUPS] : [], hideMissing: false }
  return {
    file,
    company,
    country,
    map,
    json,
    remote,
    answers: said.output,
    choice: publishes || values.apply ? choice : null,
  }
}

/** @returns the report. */
function run(): Promise<string> {
  const given = parsed()
  const { map, dated, fetch, overwrite, json, remote } = given.values
  const [kind, ...files] = given.positionals
  const [file, ...more] = files
  const company = given.values.company?.normalize('NFC').trim()
  const tree = CLASSIFIERS.find((name) => name === kind)
  if (tree && (file || fetch) && !company && !map && !overwrite && (dated === undefined || isDay(dated))) {
    return importClassifier({ tree, files, fetch, dated, as: given.values.as, json, remote })
  }
  if (fetch || !file || more.length > 0) throw new UnusableInput(USAGE)
  if (kind === 'bik' && !company && !map && !overwrite && dated === undefined)
    return importBanks(file, { as: given.values.as, json, remote })
  const isYml = kind === 'yml'
  if (!company || !(isYml || kind === 'list')) throw new UnusableInput(USAGE)
  return importPriceList(listOf(file, company, given, isYml))
}

try {
  console.log(await run())
} catch (error) {
  if (!(error instanceof UnusableInput || error instanceof StorageUnavailable)) throw error
  console.error(error.message)
  process.exitCode = 1
}
