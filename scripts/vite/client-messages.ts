import { readFileSync } from 'node:fs'
import type { Manifest, Plugin } from 'vite'
import { LOCALES } from '../../domain/locale.ts'
import { typesetMessages } from '../../domain/typography.ts'

interface Uses {
  keys: Set<string>
  /** Prefixes of keys that are composed: `unit.${unit}`. */
  prefixes: string[]
}

/** Every message key in the scripts, whole or by its prefix. */
function usedKeys(scripts: string[]): Uses {
  const keys = new Set<string>()
  const prefixes = new Set<string>()
  for (const script of scripts) {
    for (const [, key] of script.matchAll(/['"`]([a-z]\w*(?:\.[\w-]+)+)['"`]/gi)) keys.add(key ?? '')
    for (const [, prefix] of script.matchAll(/`([a-z]\w*\.(?:[\w-]+\.)*[\w-]*)\$\{/gi)) prefixes.add(prefix ?? '')
    for (const [, prefix] of script.matchAll(/['"]([a-z]\w*\.(?:[\w-]+\.)*)['"]\s*\+/gi)) prefixes.add(prefix ?? '')
  }
  return { keys, prefixes: [...prefixes] }
}

function prune(node: object, { keys, prefixes }: Uses, path = ''): object {
  const used = Object.entries(node).flatMap(([key, value]) => {
    const full = path + key
    if (keys.has(full) || prefixes.some((prefix) => full.startsWith(prefix))) return [[key, value]]
    if (typeof value === 'string') return []
    const inner = prune(value, { keys, prefixes }, `${full}.`)
    return Object.keys(inner).length > 0 ? [[key, inner]] : []
  })
  return Object.fromEntries(used)
}

const wordsName = (locale: string) => `words-${locale}`

/**
 * The file with a language's messages in the client build.
 * @throws Error for a build without it
 */
export function wordsFile(manifest: Manifest, locale: string): string {
  const key = Object.keys(manifest).find((key) => key.startsWith(`_${wordsName(locale)}-`)) ?? ''
  const file = manifest[key]?.file
  if (!file) throw new Error(`the build has no words for ${locale}`)
  return file
}

/**
 * Writes one data file per language with the messages that the browser's scripts use. All others are rendered at the edge, which has
 * the whole of locales/.
 */
export function clientMessagesPlugin(): Plugin {
  return {
    name: 'kontor:client-words',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
      const uses = usedKeys(scripts)
      for (const locale of LOCALES) {
        const words: object = JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8'))
        const source = JSON.stringify(typesetMessages(locale, prune(words, uses)))
        this.emitFile({ type: 'asset', name: `${wordsName(locale)}.json`, source })
      }
    },
  }
}
