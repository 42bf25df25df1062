import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const CJS = 'node_modules/react-dom/cjs'

/** The package's own entry imports both renderers, each a hundred kilobytes that an isolate would evaluate before its first page. */
const PARTS: Record<string, string> = {
  'react-dom/server': `${CJS}/react-dom-server-legacy.browser.production.js`,
  'react-dom/server.edge': `${CJS}/react-dom-server.edge.production.js`,
}

/**
 * Splits React's server renderer at the edge: the one for whole pages, and the one for streaming, which is loaded with the first
 * stream.
 */
export function reactServerPlugin(): Plugin {
  return {
    name: 'kontor:react-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId(id) {
      const part = PARTS[id]
      return part ? resolve(part) : null
    },
  }
}
