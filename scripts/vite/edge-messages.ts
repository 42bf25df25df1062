import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { LOCALES } from '../../domain/locale.ts'
import { typesetMessages } from '../../domain/typography.ts'
import { API_SECTIONS } from '../../worker/api/delivery/message-sections.ts'

const asset = (name: string, messages: object) => ({
  type: 'asset' as const,
  fileName: `words/${name}.json`,
  source: JSON.stringify(messages),
})

/**
 * Writes the complete messages of every language among the client's files, where the worker reads them (worker/translations.ts), and
 * the sections of the API's e-mails once more by themselves (worker/api/delivery/messages.ts).
 * They have no public address: only the worker requests /words/ from the asset store.
 */
export function edgeMessagesPlugin(): Plugin {
  return {
    name: 'kontor:edge-words',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const locale of LOCALES) {
        const words: object = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8'))
        this.emitFile(asset(locale, typesetMessages(locale, words)))
        // Plain text for mail clients: as written, without the typographic pass.
        const ofApi = Object.entries(words).filter(([section]) => API_SECTIONS.some((name) => name === section))
        this.emitFile(asset(`api-${locale}`, Object.fromEntries(ofApi)))
      }
    },
  }
}
