/**
 * Data that the built worker reads from its assets, because in the script it was a tenth of it, parsed at every start: the
 * search vocabulary (the trade's names of things), tables of Chinese characters, the named characters of HTML, the plans of telephone numbers, the sentences of
 * problem details, the heads of lists, the words of letters, the spellings of units and what they measure, what people say of a trade, the keys of error messages, the acts of members by their calls, the elements of feeds and their
 * other names, the import's own words, cities, the examples for developers, and the script of the map's frame. The build puts these
 * objects in place of the modules that have the data (scripts/vite/data-in-assets.ts); what uses it cannot wait, so that pages, calls,
 * jobs and e-mails load it before they begin.
 */
import type { Fetcher } from '@cloudflare/workers-types'
import { readAsset } from './read-asset.ts'

/** Exported for the modules that the build makes in place of those with the data. */
export const DATA = {
  vocabulary: {},
  'traditional-characters': {},
  'pinyin-syllables': {},
  'html-characters': [],
  'phone-numbers': {},
  'problem-details': {},
  'known-elements': {},
  'feed-words': {},
  'other-names': {},
  'member-calls': {},
  'example-texts': {},
  'error-messages': {},
  'map-frame': { script: '' },
  'list-heads': {},
  'letter-words': {},
  'unit-spellings': {},
  'unit-table': { lines: '' },
  'table-heads': {},
  'activity-words': {},
  'trader-words': {},
  cities: [],
}

/** Where the build writes the data: one file, since each file is a request to the asset store before the first page of an isolate. */
export const DATA_FILE = 'words/data.json'

/** The search vocabulary alone, which is larger than all the rest: only searches need it, and most pages do not. */
export const VOCABULARY_FILE = 'words/vocabulary.json'

const loaded = new Set<string>()

async function readAll(assets: Fetcher, file: string): Promise<void> {
  const data = await (await readAsset(assets, file)).json<Record<string, object>>()
  for (const [name, target] of Object.entries(DATA)) if (name in data) Object.assign(target, data[name])
  loaded.add(file)
}

const load = (assets: Fetcher, file: string): Promise<void> | undefined =>
  import.meta.env?.DEV || loaded.has(file) ? undefined : readAll(assets, file)

/**
 * Loads the data once per isolate, without the search vocabulary; on the development server and in tests the modules have it.
 * @returns undefined where the data is loaded already; a command, where there is no `import.meta.env`, has assets of its own
 * (scripts/command-assets.ts)
 * @throws Error where the asset store has none; the next request tries again
 */
export const loadData = (assets: Fetcher): Promise<void> | undefined => load(assets, DATA_FILE)

/** Loads the search vocabulary likewise. */
export const loadVocabulary = (assets: Fetcher): Promise<void> | undefined => load(assets, VOCABULARY_FILE)
