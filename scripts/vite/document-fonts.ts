import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { FONT_FILES } from '../../worker/documents/font-files.ts'

const FOLDER = 'node_modules/@expo-google-fonts'

/** Where the fonts of printed documents come from: Noto Sans and Noto Sans SC, under the SIL Open Font License. */
export const DOCUMENT_FONTS = {
  regular: `${FOLDER}/noto-sans/400Regular/NotoSans_400Regular.ttf`,
  bold: `${FOLDER}/noto-sans/700Bold/NotoSans_700Bold.ttf`,
  han: `${FOLDER}/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf`,
} as const

/**
 * Copies the fonts among the client's files, where the worker reads them (worker/documents/fonts.ts). Like the translations they have no
 * public address. Their licence has to be distributed with them.
 */
export function documentFontsPlugin(): Plugin {
  return {
    name: 'kontor:document-fonts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const copy = (fileName: string, file: string) =>
        this.emitFile({ type: 'asset', fileName: `fonts/${fileName}`, source: readFileSync(file) })
      copy(FONT_FILES.regular, DOCUMENT_FONTS.regular)
      copy(FONT_FILES.bold, DOCUMENT_FONTS.bold)
      copy(FONT_FILES.han, DOCUMENT_FONTS.han)
      copy('LICENSE.txt', `${FOLDER}/noto-sans-sc/LICENSE_FONT`)
    },
  }
}
