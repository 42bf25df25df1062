import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { LOCALES } from '../../domain/locale.ts'
import { typesetMessages } from '../../domain/typography.ts'

/**
 * Writes the complete messages of every language among the client's files, where the worker reads them (worker/render/translations.ts).
 * They have no public address: only the worker requests /words/ from the asset store.
 */
export function edgeMessagesPlugin(): Plugin {
  return {
    name: 'kontor:edge-words',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const locale of LOCALES) {
        const words: object = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8'))
        this.emitFile({
          type: 'asset',
          fileName: `words/${locale}.json`,
          source: JSON.stringify(typesetMessages(locale, words)),
        })
      }
    },
  }
}
