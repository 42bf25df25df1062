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
const MOUNT = '\tmount(path, applicationHandler, options) {'

/**
 * @returns Hono's module without what serves an application of another framework below a path, which no bundler can know is never done
 * @throws Error where another version of Hono has it otherwise
 */
export function withoutMounting(source: string): string {
  const start = source.indexOf(MOUNT)
  const end = source.indexOf('\t#addRoute(method', start)
  if (start < 0 || end < 0) throw new Error('hono/dist/hono-base.js no longer has mount(), followed by #addRoute()')
  return source.slice(0, start) + source.slice(end)
}

/**
 * Hono tries its router of regular expressions first and, since that one refuses paths such as ours (`/api/products/:id` beside
 * `/api/products/*`), takes the other. The built worker has the other alone: nothing is tried at a start, and 2 kB less are uploaded.
 */
export const honoRouterPlugin = (): Plugin => ({
  name: 'kontor:hono-router',
  apply: 'build',
  transform(source, id) {
    if (HONO.test(id)) return { code: withOneRouter(source), map: null }
    return BASE.test(id) ? { code: withoutMounting(source), map: null } : null
  },
})
