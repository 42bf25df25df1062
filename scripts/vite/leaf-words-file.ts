import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { LEAF_WORDS_FILE } from '../../worker/db/search-text/leaf-words/load-leaf-words.ts'
import { TABLE_PATH } from '../leaf-words/table-path.ts'

/** Writes the table of what words mean among the client's files: the first search of an isolate reads it. In the script every isolate would. */
export function leafWordsFilePlugin(): Plugin {
  return {
    name: 'kontor:leaf-words-file',
    apply: 'build',
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: LEAF_WORDS_FILE, source: readFileSync(TABLE_PATH, 'utf8') })
    },
  }
}
