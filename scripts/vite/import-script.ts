import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Replaces the bundler's helper for `import()` by web/app/startup/import-script.ts. */
export const importScriptPlugin = (): Plugin => ({
  name: 'kontor:import-script',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { importScript as __vitePreload } from ${JSON.stringify(resolve('web/app/startup/import-script.ts'))}`
      : null,
})
