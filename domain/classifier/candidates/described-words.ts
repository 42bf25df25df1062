/** The words by which goods are described, each with what it says about what they are. */

import { stem } from '../../search-text/stem.ts'
import { splitHan } from '../han-words.ts'
import { type QueryWord, splitQuery, toQueryWords } from '../query-words.ts'
import { RUSSIAN_ADJECTIVE } from '../russian-adjective.ts'
import type { ClassifierIndex } from '../search.ts'
import { withoutStopPhrases } from '../stop-phrases.ts'

/** What is known of goods, as typed, in any of the languages. */
export interface Described {
  name: string
  /** What they are sold under, the narrowest first. */
  category?: string | undefined
  /** Material, use and measures, a line each. */
  facts?: string | undefined
  /** Other names of the thing, in any of the languages. */
  alsoCalled?: readonly string[]
}

export interface DescribedWord {
  word: QueryWord
  /** What it says about what the goods are: 1 for a word of the name, more for the one that names the thing. */
  weight: number
  /** Whether it was typed, and is not of another name of the thing. */
  isTyped: boolean
}

type Part = 'name' | 'alsoCalled' | 'category' | 'facts'
/** Maximum number of words read from each part: more add little, and each is searched in the whole tariff. */
const MAX_WORDS: Record<Part, number> = { name: 10, alsoCalled: 8, category: 6, facts: 8 }
const WEIGHTS: Record<Part, number> = { name: 1, alsoCalled: 0.9, category: 0.6, facts: 0.35 }
/** Factor for the word that names the thing itself. */
const HEAD_FACTOR = 1.6

const HAN = /^\p{Script=Han}{2,}$/u
/** Measures, models and standards: 0,5×1250, DN50, PN-16. Removed from a description, except the Chinese characters beside them. */
const WITH_DIGITS = /\S*\d\S*/g
const SIGN = /^[a-zа-я]{1,2}$/

/** The part of a name that names the thing: before the first comma, number or preposition. */
const NAMING = /^[^,;:(\d]*?(?=[,;:(\d]|\s(?:с|со|для|из|на|под|without|with|for|of)\s|$)/iu

function wordsOf(index: ClassifierIndex, text: string): string[] {
  const named = text.replaceAll(WITH_DIGITS, (run) => run.replaceAll(/[^\p{Script=Han}]+/gu, ' '))
  return splitQuery(named).flatMap((word) => {
    if (SIGN.test(word)) return []
    // 不锈钢球阀 is read as 不锈钢 and 球阀.
    const pieces = HAN.test(word) ? splitHan(index.hanNames(), word) : []
    return pieces.length > 0 ? pieces : [word]
  })
}

/** @returns which word of a name names the thing itself: «клапан» of «Обратный клапан для воды», "valve" of "Check valve, brass" */
function headOf(index: ClassifierIndex, name: string): string | undefined {
  const [naming = ''] = NAMING.exec(name.trim()) ?? []
  const own = wordsOf(index, naming)
  const words = own.length > 0 ? own : wordsOf(index, name)
  return words.find((word) => /[а-я]/.test(word) && !RUSSIAN_ADJECTIVE.test(word)) ?? words.at(-1)
}

/** Weights by word, which never grow where a later part repeats a word in another form. */
class Weights {
  readonly byWord = new Map<string, { weight: number; part: Part }>()
  readonly #stems = new Set<string>()

  add(words: string[], part: Part): void {
    let left = MAX_WORDS[part]
    for (const word of words) {
      if (left === 0) return
      const known = stem(word)
      if (this.#stems.has(known)) continue
      this.#stems.add(known)
      this.byWord.set(word, { weight: WEIGHTS[part], part })
      left -= 1
    }
  }

  emphasise(word: string | undefined): void {
    const known = this.byWord.get(word ?? '')
    if (known) known.weight *= HEAD_FACTOR
  }
}

/** @returns the words of a description, 32 at most, each once whatever its form */
export function describedWords(index: ClassifierIndex, described: Described): DescribedWord[] {
  const { category = '', facts = '', alsoCalled = [] } = described
  const name = withoutStopPhrases(described.name.toLowerCase())
  const weights = new Weights()
  weights.add(wordsOf(index, name), 'name')
  weights.add(
    alsoCalled.flatMap((other) => wordsOf(index, other)),
    'alsoCalled',
  )
  weights.add(wordsOf(index, category), 'category')
  weights.add(
    facts.split('\n').flatMap((line) => wordsOf(index, line)),
    'facts',
  )
  const heads = new Set([headOf(index, name), headOf(index, category)])
  for (const head of heads) weights.emphasise(head)
  return toQueryWords([...weights.byWord.keys()]).map((word) => {
    const { weight = 0, part = 'facts' } = weights.byWord.get(word.shown) ?? {}
    return { word, weight, isTyped: part !== 'alsoCalled' }
  })
}
