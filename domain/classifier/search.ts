/**
 * Search in a classifier: by code, or by words of any language, in spite of endings, a slip of the finger, the wrong keyboard
 * layout and Russian in Latin letters. Runs at the edge and in the browser alike; keeps nothing about who asks.
 */
import type { Locale } from '../locale.ts'
import { otherLayout } from '../search-text/keyboard.ts'
import { type CodeReading, codeDigits, findCodes, makeDigits, sectionOf } from './code-search.ts'
import { haystackOf, lineOf, makeHaystack, makeLatinHaystack, type WordHaystack } from './haystack.ts'
import { type QueryWord, toLatinWords, toQueryWords, typedWords } from './query-words.ts'
import { type Haystacks, rankByWords } from './rank.ts'
import { corrected, makeVocabulary, type Vocabulary } from './spelling.ts'
import type { CodeTree } from './tree.ts'
import { findWord, type WordHits } from './word-hits.ts'

/** How the query was understood; the page says so where it is not as it stands. */
export type Reading = CodeReading | 'section' | 'words' | 'layout' | 'latin' | 'spelling'

export interface Found {
  /** Nodes, best first. */
  nodes: number[]
  reading: Reading
  /** Not every word was found: these have the most of them. */
  partial: boolean
  /** The words that were looked for, to be marked in the names; none for a code. */
  words: QueryWord[]
  /** Digits that were looked for; '' for words. */
  digits: string
}

export interface CodeIndex {
  tree: CodeTree
  digits: WordHaystack
  haystacks: Haystacks
  /** Made when first needed: most queries are spelled right. */
  vocabulary: () => { en: Vocabulary; ru: Vocabulary }
}

const LONGEST_QUERY = 200

const NOTHING: Found = { nodes: [], reading: 'words', partial: false, words: [], digits: '' }

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** @returns what searches in a tree need; some tens of milliseconds' work for the whole tariff. */
export function indexTree(tree: CodeTree): CodeIndex {
  const { names } = tree
  const lines = (locale: Locale) => names[locale].map((name, at) => lineOf(name, tree.words[at] ?? ''))
  const latin = once(() => makeLatinHaystack(lines('ru')))
  return {
    tree,
    digits: makeDigits(tree),
    haystacks: {
      en: makeHaystack(lines('en')),
      ru: makeHaystack(lines('ru')),
      zh: haystackOf(lines('zh').join('\n'), tree.size),
      get latin() {
        return latin()
      },
    },
    vocabulary: once(() => ({ en: makeVocabulary(names.en), ru: makeVocabulary(names.ru) })),
  }
}

function spelled({ vocabulary }: CodeIndex, typed: string[]): string[] | null {
  const { en, ru } = vocabulary()
  const mended = typed.map((word) => corrected(/[а-я]/.test(word) ? ru : en, word) ?? word)
  return mended.some((word, at) => word !== typed[at]) ? mended : null
}

interface Attempt {
  reading: Reading
  words: QueryWord[]
}

/** What the query may mean, the likeliest first. */
function* readings(index: CodeIndex, q: string): Generator<Attempt> {
  const typed = typedWords(q)
  yield { reading: 'words', words: toQueryWords(typed) }
  const other = otherLayout(q.toLowerCase())
  if (other !== null) yield { reading: 'layout', words: toQueryWords(typedWords(other)) }
  if (typed.some((word) => /^[a-z]{3,}$/.test(word))) yield { reading: 'latin', words: toLatinWords(typed) }
  const mended = spelled(index, typed)
  if (mended) yield { reading: 'spelling', words: toQueryWords(mended) }
}

/** Every reading in full before any of them in part. */
function findWords(index: CodeIndex, q: string): Found {
  const known = new Map<string, WordHits>()
  const hitsOf = (word: QueryWord) => {
    const key = `${word.script} ${word.typed}`
    const hits = known.get(key) ?? findWord(index.haystacks[word.script], word)
    known.set(key, hits)
    return hits
  }
  const find = ({ words }: Attempt, atLeast: number) =>
    words.length === 0 ? [] : rankByWords(index.tree, index.haystacks, words, { atLeast, hitsOf })
  const tried: Attempt[] = []
  for (const attempt of readings(index, q)) {
    const nodes = find(attempt, attempt.words.length)
    if (nodes.length > 0) return { ...attempt, nodes, partial: false, digits: '' }
    if (attempt.words.length > 1) tried.push(attempt)
  }
  for (const attempt of tried) {
    const nodes = find(attempt, Math.ceil(attempt.words.length / 2))
    if (nodes.length > 0) return { ...attempt, nodes, partial: true, digits: '' }
  }
  return { ...NOTHING, words: toQueryWords(typedWords(q)) }
}

/** @param q whatever somebody typed; of a longer query only the first 200 characters count. */
export function searchCodes(index: CodeIndex, q: string): Found {
  const query = q.slice(0, LONGEST_QUERY)
  const section = sectionOf(index.tree, query)
  if (section !== undefined) return { ...NOTHING, nodes: [section], reading: 'section' }
  const digits = codeDigits(index.tree, query)
  const found = digits ? findCodes(index.digits, digits) : null
  if (found && found.nodes.length > 0) return { ...NOTHING, ...found, digits: digits ?? '' }
  return findWords(index, query)
}
