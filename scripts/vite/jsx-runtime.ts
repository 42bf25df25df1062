import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'react/jsx-runtime'
const MODULE = `\0kontor:${ID}`
const PACKAGE = resolve('node_modules/react/cjs/react-jsx-runtime.production.js')

/** What the worker has instead of React's module: in production `jsxs`, for several children, is the same function as `jsx`. */
const jsxRuntime = `import runtime from ${JSON.stringify(PACKAGE)}
export const { Fragment, jsx } = runtime
export { jsx as jsxs }
`

/**
 * Gives the worker React's JSX runtime as a module with named exports. The package has it as CommonJS, of which each file with JSX would
 * get an object of its own: seven thousand calls of the form `(0, name.jsx)(…)`, with another name in each file.
 */
export function jsxRuntimePlugin(): Plugin {
  return {
    name: 'kontor:jsx-runtime',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId: (id) => (id === ID ? MODULE : null),
    load: (id) => (id === MODULE ? jsxRuntime : null),
  }
}
