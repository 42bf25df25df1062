/** Codes by their digits: in any spacing and punctuation, whole, unfinished, or a part from the middle. */
import { lengthOf, makeHaystack, nodeAt, type WordHaystack } from './haystack.ts'
import type { CodeTree } from './tree.ts'
import { startsLike } from './word-starts.ts'

/** How digits were taken: they begin codes, stand within them, or this is the nearest code there is. */
export type CodeReading = 'code' | 'part' | 'nearest'

const CODE = /^\d[\d\s.,/\-\u2010-\u2015]*$/
/** A class of OKVED typed without its leading nought: 1.11. */
const SHORT_CLASS = /^\d[.,](?=\d)/
const SECTION = /^[a-u]$|^[ivx]{1,5}$/i
/** Two digits stand within every second code. */
const SHORTEST_PART = 3

/** The digits of every node, a line each; empty for what has none. */
export const makeDigits = ({ ids }: Pick<CodeTree, 'ids'>): WordHaystack =>
  makeHaystack(ids.map((id) => (/^[\d.]+$/.test(id) ? id.replaceAll('.', '') : '')))

/** @returns the digits of what looks like a code; null for anything else. */
export function codeDigits({ tree }: Pick<CodeTree, 'tree'>, q: string): string | null {
  const typed = q.normalize('NFKC').trim()
  if (!CODE.test(typed)) return null
  return `${tree === 'okved' && SHORT_CLASS.test(typed) ? '0' : ''}${typed.replace(/\D/g, '')}`
}

/** @returns the section whose letter or Roman number was typed. */
export function sectionOf({ tree, places }: CodeTree, q: string): number | undefined {
  const typed = q.trim().toUpperCase()
  return SECTION.test(typed) ? places.get(tree === 'tnved' ? `S${typed}` : typed) : undefined
}

/** Nodes whose digits begin so, in the order of the tree. */
function nodesBeginning(digits: WordHaystack, beginning: string): number[] {
  const found: number[] = []
  for (const place of startsLike(digits.words, beginning)) {
    if (digits.text.startsWith(beginning, place)) found.push(nodeAt(digits, place, found.at(-1)))
  }
  return found
}

function nodesWith(digits: WordHaystack, part: string): number[] {
  const { text } = digits
  const found: number[] = []
  for (let place = text.indexOf(part); place >= 0; place = text.indexOf(part, place + part.length)) {
    const at = nodeAt(digits, place, found.at(-1))
    if (at !== found.at(-1)) found.push(at)
  }
  return found
}

/** A heading may be given as a longer code alone: 8410 00 000 0. */
const HEADING = 4

/** The lowest node above where the code would stand. */
function nearest(digits: WordHaystack, typed: string): number[] {
  for (let length = typed.length - 1; length >= 2; length -= 1) {
    const [first] = nodesBeginning(digits, typed.slice(0, length))
    if (first !== undefined && (length === HEADING || lengthOf(digits, first) === length)) return [first]
  }
  return []
}

/** @returns nodes in the order of the tree; an empty list only where not even the first two digits exist. */
export function findCodes(digits: WordHaystack, typed: string): { nodes: number[]; reading: CodeReading } {
  const beginning = nodesBeginning(digits, typed)
  if (beginning.length > 0) return { nodes: beginning, reading: 'code' }
  const within = typed.length >= SHORTEST_PART ? nodesWith(digits, typed) : []
  if (within.length > 0) return { nodes: within, reading: 'part' }
  return { nodes: nearest(digits, typed), reading: 'nearest' }
}
