import type { Plugin } from 'vite'

const PROFILE = "new URL('./data/sRGB_IEC61966_2_1.icc', import.meta.url).href"

/**
 * pdfkit makes the address of a colour profile when it is loaded, for a kind of document that is not drawn here. In the worker modules have
 * no address, so that loading it would fail.
 */
export function pdfkitPlugin(): Plugin {
  return {
    name: 'kontor:pdfkit',
    transform: {
      filter: { id: /pdfkit\.browser\.mjs$/ },
      handler(code) {
        if (!code.includes(PROFILE)) throw new Error('pdfkit no longer makes the address of its colour profile so')
        return { code: code.replace(PROFILE, "''"), map: null }
      },
    },
  }
}
