import type { Plugin } from 'vite'

const HONO = /\/node_modules\/hono\/dist\/hono\.js$/
const CHOICE = 'new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] })'

/**
 * @returns Hono's module with the one router that this site's paths are matched by
 * @throws Error where another version of Hono chooses otherwise
 */
export function withOneRouter(source: string): string {
  if (!source.includes(CHOICE)) throw new Error(`hono/dist/hono.js no longer has ${CHOICE}`)
  return source.replace(CHOICE, 'new TrieRouter()')
}

const BASE = /\/node_modules\/hono\/dist\/hono-base\.js$/
/** Serving an application of another framework below a path; calling an app in tests, and as a service worker. */
const UNUSED: { from: string; until: string }[] = [
  { from: '\tmount(path, applicationHandler, options) {', until: '\t#addRoute(method' },
  { from: '\trequest = (input, requestInit,', until: '};\n//#endregion' },
]

/**
 * @returns Hono's module without what no bundler can know is never done
 * @throws Error where another version of Hono has it otherwise
 */
export function withoutUnused(source: string): string {
  return UNUSED.reduce((left, { from, until }) => {
    const start = left.indexOf(from)
    const end = left.indexOf(until, start)
    if (start < 0 || end < 0) throw new Error(`hono/dist/hono-base.js no longer has ${from.trim()}`)
    return left.slice(0, start) + left.slice(end)
  }, source)
}

const CONTEXT = /\/node_modules\/hono\/dist\/context\.js$/
const VARIABLES: [from: string, to: string][] = [
  ['this.#var ??= /* @__PURE__ */ new Map();\n\t\tthis.#var.set(key, value);', '(this.#var ??= {})[key] = value;'],
  ['return this.#var ? this.#var.get(key) : void 0;', 'return this.#var?.[key];'],
  ['if (!this.#var) return {};\n\t\treturn Object.fromEntries(this.#var);', 'return this.#var ??= {};'],
]

/**
 * @returns Hono's module with the variables of a request in one object
 * @throws Error where another version of Hono stores them otherwise
 */
export function withPlainVariables(source: string): string {
  return VARIABLES.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`hono/dist/context.js no longer has ${from}`)
    return changed.replace(from, to)
  }, source)
}

/**
 * Hono tries its router of regular expressions first and, since that one refuses paths such as ours (`/api/products/:id` beside
 * `/api/products/*`), takes the other. The built worker has the other alone: nothing is tried at a start, and 2 kB less are uploaded. And
 * Hono copies all variables of a request whenever one is read from `c.var`, some twenty times a page; they are read only, so a copy is not needed.
 */
export const honoPlugin = (): Plugin => ({
  name: 'kontor:hono',
  apply: 'build',
  transform(source, id) {
    if (HONO.test(id)) return { code: withOneRouter(source), map: null }
    if (CONTEXT.test(id)) return { code: withPlainVariables(source), map: null }
    return BASE.test(id) ? { code: withoutUnused(source), map: null } : null
  },
})
