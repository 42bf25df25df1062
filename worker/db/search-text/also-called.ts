/** Other names of the things that a text names, in every language: a code may use another name than the text. */
import { synonymGroups, termsEdition } from './synonyms.ts'
import { nameKey } from './term-names.ts'
import { HAN, splitWords } from './tokens.ts'

interface Names {
  edition: number
  /** All names of a thing by the key of each of them. */
  byKey: Map<string, string[]>
  /** Chinese names of two characters or more, the longest first: a single character is a part of too many words. */
  han: string[]
  /** Number of words of the longest name. */
  longest: number
}

const keyOf = (name: string): string => splitWords(name).map(nameKey).join(' ')

function readNames(): Names {
  const byKey = new Map<string, string[]>()
  for (const names of synonymGroups()) for (const name of names) byKey.set(keyOf(name), names)
  const keys = [...byKey.keys()]
  return {
    edition: termsEdition(),
    byKey,
    han: keys.filter((key) => HAN.test(key) && key.length > 1).sort((a, b) => b.length - a.length),
    longest: Math.max(...keys.map((key) => key.split(' ').length)),
  }
}

/** The names, read at the first use and again after each change of the operators' terms. */
let read: Names | undefined
function namesOfTrade(): Names {
  if (read?.edition !== termsEdition()) read = readNames()
  return read
}

const MAX_NAMES = 12

/** @returns up to 12 other names of the things that are named in a text */
export function alsoCalled(text: string): string[] {
  const { byKey, han, longest } = namesOfTrade()
  const words = splitWords(text).map(nameKey)
  const found = new Set<string>()
  for (let from = 0; from < words.length; from += 1) {
    for (let length = Math.min(longest, words.length - from); length > 0; length -= 1) {
      const names = byKey.get(words.slice(from, from + length).join(' '))
      if (!names) continue
      for (const name of names) found.add(name)
      from += length - 1
      break
    }
  }
  const chinese = han.find((name) => text.includes(name))
  for (const name of byKey.get(chinese ?? '') ?? []) found.add(name)
  return [...found].slice(0, MAX_NAMES)
}
