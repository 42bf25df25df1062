import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The renderer's source, which its files for streams and for strings share: bundled by the package, each has all of it. */
const RENDERER = resolve('node_modules/preact-render-to-string/src')

/** At the edge the whole compatibility layer is used, so that one source renders with both view libraries. */
const EDGE: Record<string, string> = {
  'react-dom/server.edge': `${RENDERER}/stream.js`,
  'react-dom/server': `${RENDERER}/index.js`,
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
}

/** In the browser only the part of React that the source uses. */
const BROWSER: Record<string, string> = {
  'react-dom/client': resolve('web/tiny/react-dom-client.ts'),
  'react-dom': resolve('web/tiny/react-dom.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: resolve('web/tiny/react.ts'),
}

/** The tiny build is the same source on Preact, on both sides (docs/architecture.md, "Two view libraries"). */
export function preactPlugin(): Plugin {
  return {
    name: 'kontor:preact',
    enforce: 'pre',
    resolveId(id, importer) {
      const replacement = (this.environment.name === 'client' ? BROWSER : EDGE)[id]
      return replacement ? this.resolve(replacement, importer, { skipSelf: true }) : null
    },
  }
}
