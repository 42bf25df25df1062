/** Finds codes by their digits, in any spacing and punctuation: whole codes, their beginnings, or parts of them. */
import { indexWords, nameLengthOf, nodeAt, type WordIndex } from './text-index.ts'
import type { ClassifierTree } from './tree.ts'
import { offsetsOfPrefix } from './word-starts.ts'

/**
 * How the digits match: codes begin with them (`code`) or contain them (`part`), or only a code above exists
 * (`nearest`).
 */
export type CodeReading = 'code' | 'part' | 'nearest'

const CODE = /^\d[\d\s.,/:;_·•\p{Pd}]*$/u
const QUOTED = /^["'«„“([](.*)["'»“”)\]]$/u
/** Signs of a sentence around a code; not those of inches, degrees and percent. */
const AROUND = /^[\s#:;.,–—-]+|[\s?!:;.,]+$/gu
/** A code of OKVED typed without its leading zero: 1.11 for 01.11. */
const SHORT_CLASS = /^\d[.,](?=\d)/
const SECTION = /^[a-u]$|^[ivx]{1,5}$/i
/** Minimum number of digits for a match inside a code: any two digits occur in half of all codes. */
const MIN_PART = 3

/** The digits of every node as an index; empty lines for nodes without. */
export const indexDigits = ({ ids }: Pick<ClassifierTree, 'ids'>): WordIndex =>
  indexWords(ids.map((id) => (/^[\d.]+$/.test(id) ? id.replaceAll('.', '') : '')))

/** @returns the digits of a query that looks like a code; null for any other. */
export function codeDigits({ tree }: Pick<ClassifierTree, 'tree'>, q: string): string | null {
  const typed = q.normalize('NFKC').replace(AROUND, '').replace(QUOTED, '$1').trim()
  if (!CODE.test(typed)) return null
  return `${tree === 'okved' && SHORT_CLASS.test(typed) ? '0' : ''}${typed.replace(/\D/g, '')}`
}

/** @returns the section whose letter or Roman numeral was typed. */
export function sectionOf({ tree, positions }: ClassifierTree, q: string): number | undefined {
  const typed = q.trim().toUpperCase()
  return SECTION.test(typed) ? positions.get(tree === 'tnved' ? `S${typed}` : typed) : undefined
}

/** Nodes whose digits begin with these, in the order of the tree. */
function nodesStartingWith(digits: WordIndex, prefix: string): number[] {
  const found: number[] = []
  for (const place of offsetsOfPrefix(digits.words, prefix)) {
    if (digits.text.startsWith(prefix, place)) found.push(nodeAt(digits, place, found.at(-1)))
  }
  return found
}

function nodesContaining(digits: WordIndex, part: string): number[] {
  const { text } = digits
  const found: number[] = []
  for (let place = text.indexOf(part); place >= 0; place = text.indexOf(part, place + part.length)) {
    const at = nodeAt(digits, place, found.at(-1))
    if (at !== found.at(-1)) found.push(at)
  }
  return found
}

/** Digits of a heading, which may exist only as a longer code: 8410 00 000 0. */
const HEADING = 4

/** The lowest existing node above a code that does not exist. */
function nearest(digits: WordIndex, typed: string): number[] {
  for (let length = typed.length - 1; length >= 2; length -= 1) {
    const [first] = nodesStartingWith(digits, typed.slice(0, length))
    if (first !== undefined && (length === HEADING || nameLengthOf(digits, first) === length)) return [first]
  }
  return []
}

/** @returns nodes in the order of the tree; an empty list only where not even the first two digits exist. */
export function findCodes(digits: WordIndex, typed: string): { nodes: number[]; reading: CodeReading } {
  const starting = nodesStartingWith(digits, typed)
  if (starting.length > 0) return { nodes: starting, reading: 'code' }
  const containing = typed.length >= MIN_PART ? nodesContaining(digits, typed) : []
  if (containing.length > 0) return { nodes: containing, reading: 'part' }
  return { nodes: nearest(digits, typed), reading: 'nearest' }
}
