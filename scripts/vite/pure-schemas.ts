import { type Plugin, parseAst } from 'vite'

/** Modules of nothing but schemas and the types from them. */
const CONTRACT = /\/domain\/contract\/.*\.ts$/

/** Calls that run a schema, and may throw. */
const RUN = new Set(['parse', 'safeParse', 'assert', 'is'])

const PURE = '/* @__PURE__ */ '

const property = (node: object, name: string): unknown => Object.entries(node).find(([key]) => key === name)?.[1]

const nameOf = (node: unknown): unknown =>
  typeof node === 'object' && node !== null ? property(node, 'name') : undefined

/** Whether a call makes a part of a schema: one of Valibot, `v.object(…)`, or of a function of ours, `Line(100)`. */
function makesSchema(node: object): boolean {
  const callee = property(node, 'type') === 'CallExpression' ? property(node, 'callee') : undefined
  if (typeof callee !== 'object' || callee === null) return false
  if (property(callee, 'type') === 'Identifier') return true
  const called = nameOf(property(callee, 'property'))
  return nameOf(property(callee, 'object')) === 'v' && typeof called === 'string' && !RUN.has(called)
}

/** @returns where calls that make parts of schemas begin */
function startsIn(node: object): number[] {
  const start = property(node, 'start')
  const own = makesSchema(node) && typeof start === 'number' ? [start] : []
  const inner = Object.values(node)
    .flat()
    .flatMap((part) => (typeof part === 'object' && part !== null ? startsIn(part) : []))
  return [...own, ...inner]
}

/** @returns a module of JavaScript in which calls that create schemas are marked as free of side effects */
export const withPureSchemas = (code: string): string =>
  [...new Set(startsIn(parseAst(code)))]
    .toSorted((one, other) => other - one)
    .reduce((text, at) => text.slice(0, at) + PURE + text.slice(at), code)

/**
 * Lets the bundler remove schemas that are never run: those of responses, which types and the API's document need and the built worker does
 * not. Valibot marks its functions as pure itself, but bundlers do not see that in `v.…`, members of a namespace, nor in functions of ours.
 */
export function pureSchemasPlugin(): Plugin {
  return {
    name: 'kontor:pure-schemas',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'kontor',
    transform: (source, id) => (CONTRACT.test(id) ? { code: withPureSchemas(source), map: null } : null),
  }
}
