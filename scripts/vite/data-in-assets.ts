import { resolve } from 'node:path'
import { htmlDecodeTree } from 'entities/decode'
import metadata from 'libphonenumber-js/metadata.min.json'
import type { Plugin } from 'vite'
import { ACTIVITY_WORDS } from '../../domain/classifier/activity-words.ts'
import { TRADER_WORDS } from '../../domain/classifier/trader-words.ts'
import { PROBLEM_DETAILS } from '../../domain/contract/problem-details.ts'
import { EXAMPLE_TEXTS } from '../../domain/developers/texts.ts'
import { CITIES } from '../../domain/places/cities.ts'
import { TABLE_HEADS } from '../../domain/price-table/head-words.ts'
import { LIST_HEADS } from '../../domain/request-list/head-words.ts'
import { LETTER_WORDS } from '../../domain/request-list/letter-words.ts'
import { UNIT_SPELLINGS } from '../../domain/request-list/unit-spellings.ts'
import { PINYIN_SYLLABLES } from '../../domain/search-text/pinyin-syllables.ts'
import { TRADITIONAL_CHARACTERS } from '../../domain/search-text/traditional-characters.ts'
import { ERROR_MESSAGES } from '../../web/components/error-messages.ts'
import { MEMBER_CALLS } from '../../worker/api/http/journal/member-calls.ts'
import { DATA_FILE, VOCABULARY_FILE } from '../../worker/asset-data.ts'
import { feedWords } from '../../worker/db/import/feed-words.ts'
import { KNOWN_ELEMENTS } from '../../worker/db/import/known-elements.ts'
import { OTHER_NAMES } from '../../worker/db/import/other-names.ts'
import { UNIT_TABLE } from '../../worker/db/search-text/unit-table.ts'
import { VOCABULARY } from '../../worker/db/search-text/vocabulary.ts'
import { mapFrame } from './map-frame.ts'

const LOADED = resolve('worker/asset-data.ts')

/** The module whose data has a file of its own. */
const VOCABULARY_NAME = 'vocabulary'

/** Modules that are data: the source that replaces each in the worker, and the data itself. */
const MODULES = [
  {
    name: VOCABULARY_NAME,
    file: /\/worker\/db\/search-text\/vocabulary\.ts$/,
    source: 'export const VOCABULARY = DATA.vocabulary',
    data: VOCABULARY,
  },
  {
    name: 'traditional-characters',
    file: /\/domain\/search-text\/traditional-characters\.ts$/,
    source: "export const TRADITIONAL_CHARACTERS = DATA['traditional-characters']",
    data: TRADITIONAL_CHARACTERS,
  },
  {
    name: 'pinyin-syllables',
    file: /\/domain\/search-text\/pinyin-syllables\.ts$/,
    source: "export const PINYIN_SYLLABLES = DATA['pinyin-syllables']",
    data: PINYIN_SYLLABLES,
  },
  {
    // The decoder reads it by index alone, so that an array is as good as the typed one of the package.
    name: 'html-characters',
    file: /\/entities\/dist\/generated\/decode-data-html\.js$/,
    source: "export const htmlDecodeTree = DATA['html-characters']",
    data: [...htmlDecodeTree],
  },
  {
    name: 'phone-numbers',
    file: /\/libphonenumber-js\/metadata\.min\.json\.js$/,
    source: "export default DATA['phone-numbers']",
    data: metadata,
  },
  {
    name: 'problem-details',
    file: /\/domain\/contract\/problem-details\.ts$/,
    source: "export const PROBLEM_DETAILS = DATA['problem-details']",
    data: PROBLEM_DETAILS,
  },
  {
    name: 'known-elements',
    file: /\/worker\/db\/import\/known-elements\.ts$/,
    source: "export const KNOWN_ELEMENTS = DATA['known-elements']",
    data: KNOWN_ELEMENTS,
  },
  {
    name: 'feed-words',
    file: /\/worker\/db\/import\/feed-words\.ts$/,
    source: "export const feedWords = DATA['feed-words']",
    data: feedWords,
  },
  {
    name: 'other-names',
    file: /\/worker\/db\/import\/other-names\.ts$/,
    source: "export const OTHER_NAMES = DATA['other-names']",
    data: OTHER_NAMES,
  },
  {
    name: 'member-calls',
    file: /\/worker\/api\/http\/journal\/member-calls\.ts$/,
    source: "export const MEMBER_CALLS = DATA['member-calls']",
    data: MEMBER_CALLS,
  },
  {
    name: 'example-texts',
    file: /\/domain\/developers\/texts\.ts$/,
    source: "export const EXAMPLE_TEXTS = DATA['example-texts']",
    data: EXAMPLE_TEXTS,
  },
  {
    name: 'error-messages',
    file: /\/web\/components\/error-messages\.ts$/,
    source: "export const ERROR_MESSAGES = DATA['error-messages']",
    data: ERROR_MESSAGES,
  },
  {
    name: 'map-frame',
    file: /virtual:map-frame$/,
    source: "export const FRAME = DATA['map-frame']",
    // Bundled by generateBundle below.
    data: null,
  },
  {
    name: 'list-heads',
    file: /\/domain\/request-list\/head-words\.ts$/,
    source: "export const LIST_HEADS = DATA['list-heads']",
    data: LIST_HEADS,
  },
  {
    name: 'letter-words',
    file: /\/domain\/request-list\/letter-words\.ts$/,
    source: "export const LETTER_WORDS = DATA['letter-words']",
    data: LETTER_WORDS,
  },
  {
    name: 'unit-spellings',
    file: /\/domain\/request-list\/unit-spellings\.ts$/,
    source: "export const UNIT_SPELLINGS = DATA['unit-spellings']",
    data: UNIT_SPELLINGS,
  },
  {
    name: 'unit-table',
    file: /\/worker\/db\/search-text\/unit-table\.ts$/,
    source: "export const UNIT_TABLE = DATA['unit-table']",
    data: UNIT_TABLE,
  },
  {
    name: 'table-heads',
    file: /\/domain\/price-table\/head-words\.ts$/,
    source: "export const TABLE_HEADS = DATA['table-heads']",
    data: TABLE_HEADS,
  },
  {
    name: 'activity-words',
    file: /\/domain\/classifier\/activity-words\.ts$/,
    source: "export const ACTIVITY_WORDS = DATA['activity-words']",
    data: ACTIVITY_WORDS,
  },
  {
    name: 'trader-words',
    file: /\/domain\/classifier\/trader-words\.ts$/,
    source: "export const TRADER_WORDS = DATA['trader-words']",
    data: TRADER_WORDS,
  },
  {
    name: 'cities',
    file: /\/domain\/places\/cities\.ts$/,
    source: "export const CITIES = DATA['cities']",
    data: CITIES,
  },
] as const

/**
 * Keeps data out of the built worker's script: it is written among the client's files, without a public address, and the worker fills
 * these modules from there (worker/asset-data.ts).
 */
export function dataInAssetsPlugin(): Plugin {
  return {
    name: 'kontor:data-in-assets',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const found = this.environment.name === 'kontor' && MODULES.find(({ file }) => file.test(id))
      return found ? `import { DATA } from ${JSON.stringify(LOADED)}\n${found.source}` : null
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const all = Object.fromEntries(MODULES.map(({ name, data }) => [name, data]))
      const { [VOCABULARY_NAME]: vocabulary, ...rest } = all
      const emit = (fileName: string, data: object) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(data) })
      emit(DATA_FILE, { ...rest, 'map-frame': await mapFrame() })
      emit(VOCABULARY_FILE, { [VOCABULARY_NAME]: vocabulary })
    },
  }
}
