import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Sources that run at the edge alone: their words stay there. */
const EDGE_ONLY = /\/load\.ts$|\/head\.ts$|\.test\.tsx?$/

interface Uses {
  keys: Set<string>
  /** Beginnings of keys that are put together: `unit.${unit}`. */
  prefixes: string[]
}

/** Every message key that the browser's sources name, whole or by its beginning. */
function usedKeys(): Uses {
  const keys = new Set<string>()
  const prefixes = new Set<string>()
  for (const file of globSync('web/**/*.{ts,tsx}').filter((path) => !EDGE_ONLY.test(path))) {
    const source = readFileSync(file, 'utf8')
    for (const [, key] of source.matchAll(/['"`]([a-z]\w*(?:\.[\w-]+)+)['"`]/gi)) keys.add(key ?? '')
    for (const [, prefix] of source.matchAll(/`([a-z]\w*\.(?:[\w-]+\.)*[\w-]*)\$\{/gi)) prefixes.add(prefix ?? '')
  }
  return { keys, prefixes: [...prefixes] }
}

function prune(node: object, { keys, prefixes }: Uses, path = ''): object {
  const kept = Object.entries(node).flatMap(([key, value]) => {
    const full = path + key
    if (keys.has(full) || prefixes.some((prefix) => full.startsWith(prefix))) return [[key, value]]
    if (typeof value === 'string') return []
    const inner = prune(value, { keys, prefixes }, `${full}.`)
    return Object.keys(inner).length > 0 ? [[key, inner]] : []
  })
  return Object.fromEntries(kept)
}

/**
 * Leaves out of the browser's dictionaries what only the edge says: titles, descriptions, whole pages that need no script.
 * The files in locales/ stay whole, and so does the edge's copy.
 */
export function clientWordsPlugin(): Plugin {
  return {
    name: 'kontor:client-words',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!/\/locales\/\w+\.json$/.test(id)) return null
      return JSON.stringify(prune(JSON.parse(readFileSync(id, 'utf8')), usedKeys()))
    },
  }
}
