import type { Plugin } from 'vite'

/** Modules of nothing but schemas and the types from them. */
const CONTRACT = /\/domain\/contract\/.*\.ts$/

/** A call that makes a part of a schema; what runs one, as `v.parse`, throws, and stays. */
const MADE = /(?<![\w$.'"`/])v\.(?!(?:parse|safeParse|assert|is)\b)[a-z]\w*\(/g

/** @returns a module of JavaScript in which making a schema is said to have no effect of its own */
export const withPureSchemas = (code: string): string => code.replaceAll(MADE, '/* @__PURE__ */ $&')

/**
 * Lets the bundler leave out schemas that are never run: those of responses, which types and the API's document need and the built worker does
 * not. Valibot's functions are marked, but not as members of a namespace.
 */
export function pureSchemasPlugin(): Plugin {
  return {
    name: 'kontor:pure-schemas',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'kontor',
    transform: (source, id) => (CONTRACT.test(id) ? { code: withPureSchemas(source), map: null } : null),
  }
}
