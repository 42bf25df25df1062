import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const VIRTUAL = '\0kontor:words-'
const english = resolve('locales/en.json')

type Node = string | { [key: string]: Node }
const read = (locale: string): Node => JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8'))

/** A message is a text or a group of plural forms, which differ from language to language; anything else holds messages. */
const isMessage = (node: Node): node is string => typeof node === 'string' || typeof node.other === 'string'

/** @returns the messages of a language in the order of the English ones */
const inOrder = (node: Node, en: Node): Node[] =>
  isMessage(en) || typeof node === 'string'
    ? [node]
    : Object.entries(en).flatMap(([key, inner]) => inOrder(node[key] ?? '', inner))

/** The way back, as it runs at the edge. */
const REBUILD = `
const isMessage = (node) => typeof node === 'string' || typeof node.other === 'string'
const rebuild = (en) => isMessage(en) ? words[at++]
  : Object.fromEntries(Object.entries(en).map(([key, inner]) => [key, rebuild(inner)]))
let at = 0
export default rebuild(en)`

/**
 * Writes the keys of the dictionaries into the worker once: Russian and Chinese are lists of messages in the order of the English
 * ones. Three times the same keys are 7 kB of the compressed script.
 */
export function sharedKeysPlugin(): Plugin {
  return {
    name: 'kontor:shared-keys',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId(source) {
      const [, locale] = /\/locales\/(ru|zh)\.json$/.exec(source) ?? []
      return locale && VIRTUAL + locale
    },
    load(id) {
      if (!id.startsWith(VIRTUAL)) return
      const words = inOrder(read(id.slice(VIRTUAL.length)), read('en'))
      return `import en from ${JSON.stringify(english)}\nconst words = ${JSON.stringify(words)}${REBUILD}`
    },
  }
}
