/** Attributes samples to source files, by the build's source maps, and to the purposes of those files. */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import type { CpuProfile, ProfileNode } from './inspector.ts'

/** Purposes by paths of the source maps; the first match counts. */
const OWNERS: [RegExp, string][] = [
  [/node_modules\/(react|react-dom|scheduler|preact|preact-render-to-string|@hono\/react-renderer)\//, 'view library'],
  [/node_modules\/(hono|hono-openapi|isbot)\//, 'routing'],
  [/worker\/(middleware|app|index|observe)/, 'routing'],
  [/node_modules\/(drizzle-orm|valibot|@hono\/standard-validator)\//, 'queries and rows'],
  [/worker\/(api|db|trees)\//, 'queries and rows'],
  [/worker\/gateway\//, 'gateway'],
  [/worker\/render\//, 'page pipeline'],
  [/(^|\/)web\/|node_modules\/(rosetta|valtio|dlv|templite)\//, 'components and words'],
]

/** Purposes of the engine's and the runtime's own work, by function names. */
const NATIVE: [RegExp, string][] = [
  [/^(stringify|parse|encode|decode|encodeInto|json|text|arrayBuffer|digest|btoa)$/, 'serialising'],
  [/^\(garbage collector\)$/, 'garbage collection'],
  [/^\(idle\)$/, 'idle'],
]

const nameOf = (owners: [RegExp, string][], text: string) => owners.find(([pattern]) => pattern.test(text))?.[1]

/** Finds the source of a place in a build's script. */
function sources(folder: string) {
  const maps = new Map<string, SourceMap | null>()
  const mapOf = (url: string): SourceMap | null => {
    const known = maps.get(url)
    if (known !== undefined) return known
    const file = join(folder, `${url}.map`)
    const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null
    maps.set(url, map)
    return map
  }
  return ({ callFrame: { url, lineNumber, columnNumber } }: ProfileNode): string | null => {
    const entry = mapOf(url)?.findEntry(lineNumber, columnNumber)
    return entry && 'originalSource' in entry ? entry.originalSource : null
  }
}

export interface Share {
  name: string
  /** Share of the time in which the worker was not idle. */
  share: number
}

/** Sums up samples by name, the largest first. */
function sumUp({ samples, timeDeltas }: CpuProfile, names: Map<number, string>): Share[] {
  const times = new Map<string, number>()
  for (const [at, node] of samples.entries()) {
    const name = names.get(node) ?? 'idle'
    if (name !== 'idle') times.set(name, (times.get(name) ?? 0) + (timeDeltas[at] ?? 0))
  }
  const all = [...times.values()].reduce((sum, time) => sum + time, 0)
  return [...times].map(([name, time]) => ({ name, share: time / all })).sort((one, other) => other.share - one.share)
}

/**
 * @param folder of the worker's script and its source maps: 'dist/kontor'
 * @returns shares of purposes, and of single functions
 */
export function sharesOf(profile: CpuProfile, folder: string): { owners: Share[]; functions: Share[] } {
  const sourceOf = sources(folder)
  const owners = new Map<number, string>()
  const functions = new Map<number, string>()
  for (const node of profile.nodes) {
    const { functionName, url } = node.callFrame
    const source = sourceOf(node)
    const native = url.startsWith('cloudflare-internal:d1') ? 'D1’s binding' : nameOf(NATIVE, functionName)
    const owner = source ? nameOf(OWNERS, source) : native
    owners.set(node.id, owner ?? 'runtime')
    const place = source?.replace(/^.*?(node_modules\/|worker\/|web\/)/, '$1')
    functions.set(node.id, owner === 'idle' ? 'idle' : `${functionName || '(anonymous)'} ${place ?? ''}`.trim())
  }
  return { owners: sumUp(profile, owners), functions: sumUp(profile, functions) }
}
