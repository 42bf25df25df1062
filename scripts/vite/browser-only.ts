import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ID = '\0browser-only'
const VIEWS = resolve('web')

/** Modules of functions that views call in effects and events alone. */
const OF_BROWSERS = /\.browser\.ts$/

/** @returns a module whose functions of the same names do nothing */
export function withoutBodies(code: string, id: string): string {
  const names = [...code.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name]) => name)
  const others = code.match(/^export (?!(?:async )?function |type |interface )/m)
  if (names.length === 0 || others) throw new Error(`${id} exports other things than functions`)
  return names.map((name) => `export function ${name}() {}`).join('\n')
}

/**
 * Scripts that a view imports on use (`import()` below web/), and those whose names end in `.browser.ts`, never run at the edge, which only
 * renders: in the worker one line replaces each of them, which saves some 12 kB compressed.
 */
export const browserOnlyPlugin = (): Plugin => ({
  name: 'kontor:browser-only',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  resolveDynamicImport: (_, importer) => (importer?.startsWith(VIEWS) ? ID : null),
  load: (id) => (id === ID ? "throw new Error('for browsers alone')" : null),
  transform: {
    filter: { id: OF_BROWSERS },
    handler: (code, id) => ({ code: withoutBodies(code, id), map: null }),
  },
})
