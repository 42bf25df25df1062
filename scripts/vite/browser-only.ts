import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ID = '\0browser-only'
const VIEWS = resolve('web')

/**
 * What a view fetches when somebody uses it (`import()` below web/) never runs at the edge, which draws and goes: in the worker a line
 * stands for all of it, 10 kB compressed.
 */
export const browserOnlyPlugin = (): Plugin => ({
  name: 'kontor:browser-only',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  resolveDynamicImport: (_, importer) => (importer?.startsWith(VIEWS) ? ID : null),
  load: (id) => (id === ID ? "throw new Error('for browsers alone')" : null),
})
