/**
 * The table of what words mean, where there is no file system: the build puts it among the worker's assets (scripts/vite/leaf-words-file.ts).
 * It is a file of its own, because most requests search for nothing.
 */
import type { Fetcher } from '@cloudflare/workers-types'
import { type LeafWords, readLeafWords } from './leaf-words.ts'

/** Where the build writes it, without a public address. */
export const LEAF_WORDS_FILE = 'words/leaf-words.tsv'

const readDevelopment = async (): Promise<string> => Object.values((await import('./dev-file.ts')).FILES).join('')

async function readAsset(assets: Fetcher): Promise<string> {
  // The host name is a placeholder: the asset store reads only the path.
  const response = await assets.fetch(`https://assets.local/${LEAF_WORDS_FILE}`)
  if (!response.ok) throw new Error(`no ${LEAF_WORDS_FILE} among the assets: ${response.status}`)
  return response.text()
}

let loaded: LeafWords | undefined

/**
 * Loads the table once an isolate.
 * @throws Error where the asset store has none; the next search tries again
 */
export async function loadLeafWords(assets: Fetcher): Promise<LeafWords> {
  loaded ??= readLeafWords(import.meta.env?.DEV ? await readDevelopment() : await readAsset(assets))
  return loaded
}
