/** What the worker reads from its build's assets, for code of the worker that a command runs in its own process, where nothing is built. */
import { readFileSync } from 'node:fs'
import type { Fetcher } from '@cloudflare/workers-types'
import { CLASSIFIERS } from '../domain/classifier/compact.ts'
import { LOCALES } from '../domain/locale.ts'
import { DATA_FILE, VOCABULARY_FILE } from '../worker/asset-data.ts'
import { overviewFile } from '../worker/db/import/classifier/builtin/load-overview.ts'
import { LEAF_WORDS_FILE } from '../worker/db/search-text/leaf-words/load-leaf-words.ts'
import { TABLE_PATH } from './leaf-words/table-path.ts'
import { overviewText } from './vite/overview-files.ts'

/** Content by path. The data that the build takes out of the modules is still in them. */
const CONTENTS: Record<string, () => string> = {
  [DATA_FILE]: () => '{}',
  [VOCABULARY_FILE]: () => '{}',
  [LEAF_WORDS_FILE]: () => readFileSync(TABLE_PATH, 'utf8'),
  ...Object.fromEntries(CLASSIFIERS.map((tree) => [overviewFile(tree), () => overviewText(tree)])),
  ...Object.fromEntries(
    LOCALES.map((locale) => [`words/api-${locale}.json`, () => readFileSync(`locales/${locale}.json`, 'utf8')]),
  ),
}

export const commandAssets: Fetcher = Object({
  fetch: async (address: string) => {
    const content = CONTENTS[new URL(address).pathname.slice(1)]
    return content ? new Response(content()) : new Response(null, { status: 404 })
  },
})
