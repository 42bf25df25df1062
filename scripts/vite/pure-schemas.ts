import type { Plugin } from 'vite'

/** Modules of nothing but schemas and the types from them. */
const CONTRACT = /\/domain\/contract\/.*\.ts$/

/** A call that creates a part of a schema. Calls that run one, such as `v.parse`, may throw and are not marked. */
const MADE = /(?<![\w$.'"`/])v\.(?!(?:parse|safeParse|assert|is)\b)[a-z]\w*\(/g

/** @returns a module of JavaScript in which calls that create schemas are marked as free of side effects */
export const withPureSchemas = (code: string): string => code.replaceAll(MADE, '/* @__PURE__ */ $&')

/**
 * Lets the bundler remove schemas that are never run: those of responses, which types and the API's document need and the built worker does
 * not. Valibot marks its functions as pure itself, but bundlers do not see that in `v.…`, members of a namespace.
 */
export function pureSchemasPlugin(): Plugin {
  return {
    name: 'kontor:pure-schemas',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'kontor',
    transform: (source, id) => (CONTRACT.test(id) ? { code: withPureSchemas(source), map: null } : null),
  }
}
