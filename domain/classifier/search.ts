/**
 * Search in a classifier: by code, or by words of any of the languages, whatever their endings. Where nothing is found,
 * the query is read as typed in the wrong keyboard layout, as Russian in Latin letters, or with one misspelling per
 * word. Runs at the edge and in the browser alike.
 */
import { getOrCreate } from '../get-or-create.ts'
import { MAX_QUERY_LENGTH } from '../limits.ts'
import type { Locale } from '../locale.ts'
import { once } from '../once.ts'
import { aliasesIn } from './aliases.ts'
import { type CodeReading, codeDigits, findCodes, indexDigits, sectionOf } from './code-search.ts'
import { hanNames, namesBySound } from './han-words.ts'
import { type CodeInterpretation, interpretations, typedWords } from './interpretations.ts'
import { type QueryWord, toQueryWords } from './query-words.ts'
import { NO_NODES, type Ranked, rankByWords, type TextIndexes } from './rank.ts'
import { makeVocabulary, type Vocabulary } from './spelling.ts'
import { saysActivity } from './spoken-activities.ts'
import { withoutStopPhrases } from './stop-phrases.ts'
import { indexLatin, indexLine, indexWords, openTextIndex, type WordIndex } from './text-index.ts'
import { doneBy, tradedBy, tradesOf } from './traded-goods.ts'
import type { ClassifierTree } from './tree.ts'
import { findWord, nameHasWord, type WordMatches } from './word-matches.ts'

/** How the query was read; the page mentions it where it differs from what was typed. */
type Reading = CodeReading | 'section' | CodeInterpretation['reading']

export interface SearchResult {
  /** Nodes, best first. */
  nodes: number[]
  /** How many of them have all words, or the digits: they come first. */
  whole: number
  reading: Reading
  /** True where no node has all words: these have as many of them as possible. */
  partial: boolean
  /** Whether words in its first node's name, or in one of its aliases, are the query and little else. */
  isNamed: boolean
  /** The words that were searched for, to be marked in the names; empty for a code. */
  words: QueryWord[]
  /** The digits that were searched for; '' for words. */
  digits: string
}

export interface ClassifierIndex {
  tree: ClassifierTree
  /** Matches of the words that were searched for last: while a query is typed, its first words come again with each key. */
  recent: Map<string, WordMatches>
  digits: WordIndex
  texts: TextIndexes
  /** Created at the first misspelled query, since most need none. */
  vocabulary: () => { en: Vocabulary; ru: Vocabulary }
  /** Created at the first Chinese query that is not a name as a whole. */
  hanNames: () => ReadonlySet<string>
  /** Created at the first query in pinyin: the sounds of thousands of names take some tens of milliseconds. */
  bySound: () => ReadonlyMap<string, string>
}

/** Subtracted from the score per word of an interpretation that has other words than the typed ones. */
const GUESS_PENALTY = 3

const NO_RESULT: SearchResult = {
  nodes: [],
  whole: 0,
  reading: 'words',
  partial: false,
  isNamed: false,
  words: [],
  digits: '',
}

function lazyTexts(create: { [Script in keyof TextIndexes]: () => TextIndexes[Script] }): TextIndexes {
  const en = once(create.en)
  const ru = once(create.ru)
  const zh = once(create.zh)
  const latin = once(create.latin)
  return {
    get en() {
      return en()
    },
    get ru() {
      return ru()
    },
    get zh() {
      return zh()
    },
    get latin() {
      return latin()
    },
  }
}

/**
 * @returns the search index of a tree. Each of its parts is created at the first query that needs it, in some tens of
 *   milliseconds for the whole tariff: pages of codes need none of the texts, and most visitors search in one language.
 */
export function indexTree(tree: ClassifierTree): ClassifierIndex {
  const lines = (locale: Locale) =>
    tree.names[locale].map((name, at) => indexLine(name, aliasesIn(tree.words[at] ?? '', locale)))
  const digits = once(() => indexDigits(tree))
  const chinese = once(() => hanNames(tree.words))
  return {
    tree,
    recent: new Map(),
    get digits() {
      return digits()
    },
    texts: lazyTexts({
      en: () => indexWords(lines('en')),
      ru: () => indexWords(lines('ru')),
      zh: () => openTextIndex(lines('zh').join('\n'), tree.size),
      latin: () => indexLatin(lines('ru')),
    }),
    vocabulary: once(() => ({ en: makeVocabulary(lines('en')), ru: makeVocabulary(lines('ru')) })),
    hanNames: chinese,
    bySound: once(() => namesBySound(chinese())),
  }
}

/** Number of words whose matches are cached; those of one word take seven bytes a node. */
const MAX_CACHED = 12

function recentMatches({ recent, texts }: ClassifierIndex, word: QueryWord): WordMatches {
  const key = `${word.script} ${word.typed}`
  const matches = recent.get(key) ?? findWord(texts[word.script], word)
  // The map is in the order of their last use.
  recent.delete(key)
  recent.set(key, matches)
  for (const oldest of recent.keys()) {
    if (recent.size <= MAX_CACHED) break
    recent.delete(oldest)
  }
  return matches
}

/** With fewer results than this, those of further interpretations are added. */
const FEW_RESULTS = 5

/** Fit from which on a name counts as the one that the query means. */
const NAMED_FIT = 0.8

const joined = (nodes: number[] = [], further: number[]): number[] => [...new Set([...nodes, ...further])]

/** A class or chapter among few results is followed by its children: people mean the codes below it. */
function withSubclasses({ ids, ends, depths }: ClassifierTree, found: SearchResult): SearchResult {
  const [first] = found.nodes
  if (found.nodes.length >= FEW_RESULTS || first === undefined || !/^\d\d$/.test(ids[first] ?? '')) return found
  const below: number[] = []
  for (let at = first + 1; at < (ends[first] ?? 0); at += 1) {
    if (depths[at] === (depths[first] ?? 0) + 1) below.push(at)
  }
  return { ...found, nodes: joined(found.nodes, below) }
}

/** Makers of a thing whose trades are shown, best first. */
const MAKERS = 2

type Find = (meaning: CodeInterpretation, atLeast: number) => Ranked

/** @returns the classes that sell, mend or hire out the thing of such a query: 46.3 for "wholesaler of cheese and ham" */
function traded({ tree }: ClassifierIndex, meanings: readonly CodeInterpretation[], find: Find): number[] {
  if (tree.tree !== 'okved') return []
  for (const meaning of meanings) {
    const trades = meaning.words.flatMap(({ shown }) => tradesOf(shown))
    const words = meaning.words.filter(({ shown }) => !saysActivity(shown) && tradesOf(shown).length === 0)
    if (trades.length === 0 || words.length === 0) continue
    const whole = find({ ...meaning, words }, words.length).nodes
    const makers = whole.length > 0 ? whole : find({ ...meaning, words }, 1).nodes
    const codes = tradedBy(
      trades,
      makers.slice(0, MAKERS).map((at) => tree.ids[at] ?? ''),
    )
    const nodes = codes.flatMap((code) => tree.positions.get(code) ?? [])
    if (nodes.length > 0) return nodes
  }
  return []
}

/** Number of results for some of the words that come before the classes of the activity alone. */
const BEFORE_DONE = 2

/** @returns the nodes, with the classes of the activity itself, whatever is made or sold, after the first ones */
function withDone({ tree }: ClassifierIndex, meanings: readonly CodeInterpretation[], nodes: number[]): number[] {
  if (tree.tree !== 'okved') return nodes
  const codes = meanings.map(({ words }) => doneBy(words.map(({ shown }) => shown))).find(({ length }) => length > 0)
  const done = (codes ?? []).flatMap((code) => tree.positions.get(code) ?? [])
  return joined(nodes.slice(0, BEFORE_DONE), joined(done, nodes))
}

/**
 * An interpretation all of whose words match ranks before those of which only some match. Where few codes have all words, and have them in
 * different names, codes follow that are named by some of the words: after "dry cleaner" those of dry cleaning.
 */
function findWords(index: ClassifierIndex, q: string): SearchResult {
  const known = new Map<string, WordMatches>()
  const matchesOf = (word: QueryWord) =>
    getOrCreate(known, `${word.script} ${word.typed}`, () => recentMatches(index, word))
  const { vocabulary, hanNames, bySound, texts } = index
  const isInNames = (word: QueryWord) => nameHasWord(texts[word.script], word)
  const hasHan = (text: string) => texts.zh.text.includes(text)
  const find: Find = ({ words }, atLeast) =>
    words.length === 0 ? NO_NODES : rankByWords(index.tree, index.texts, words, { atLeast, matchesOf })
  const tried: CodeInterpretation[] = []
  let found: SearchResult | undefined
  for (const meaning of interpretations({ vocabulary, hanNames, bySound, nameHasWord: isInNames, hasHan }, q)) {
    if (found && (meaning.reading !== 'words' || found.nodes.length >= FEW_RESULTS)) break
    const { nodes, fit } = find(meaning, meaning.words.length)
    if (nodes.length > 0) {
      const all = joined(found?.nodes, nodes)
      const isNamed = found?.isNamed || fit >= NAMED_FIT
      found = { ...(found ?? meaning), nodes: all, whole: all.length, partial: false, isNamed, digits: '' }
    }
    if (meaning.words.length > 1) tried.push(meaning)
  }
  if (found && (found.isNamed || found.nodes.length >= FEW_RESULTS)) return withSubclasses(index.tree, found)
  const parts = tried.map((meaning) => ({ meaning, ...find(meaning, 1) })).filter(({ nodes }) => nodes.length > 0)
  const worth = ({ meaning, best }: (typeof parts)[number]) => best - (meaning.reading === 'words' ? 0 : GUESS_PENALTY)
  const [first] = parts.toSorted((one, other) => worth(other) - worth(one))
  const sold = traded(index, tried, find)
  if (found) return { ...found, nodes: joined(found.nodes, joined(sold, first?.nodes ?? [])) }
  if (first) {
    const nodes = sold.length > 0 ? joined(sold, first.nodes) : withDone(index, tried, first.nodes)
    return { ...first.meaning, nodes, whole: 0, partial: true, isNamed: false, digits: '' }
  }
  const done = joined(sold, withDone(index, tried, []))
  return { ...NO_RESULT, nodes: done, partial: done.length > 0, words: toQueryWords(typedWords(q)) }
}

/** @param q the query as typed; only its first 200 characters count. */
export function searchCodes(index: ClassifierIndex, q: string): SearchResult {
  const query = q.slice(0, MAX_QUERY_LENGTH)
  // "import duty 8481 80" and "notes to chapter 84" ask about a code.
  const asked = withoutStopPhrases(query.toLowerCase())
  const section = sectionOf(index.tree, asked)
  if (section !== undefined) return { ...NO_RESULT, nodes: [section], whole: 1, reading: 'section' }
  const digits = codeDigits(index.tree, asked)
  const byCode = digits ? findCodes(index.digits, digits) : null
  if (byCode && byCode.nodes.length > 0)
    return { ...NO_RESULT, ...byCode, whole: byCode.nodes.length, digits: digits ?? '' }
  return findWords(index, query)
}
