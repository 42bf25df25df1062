/** Counts which parts of words the phrases of each leaf have: the table that the search reads (worker/db/search-text/leaf-words). */
import { readdirSync, readFileSync } from 'node:fs'
import { getOrCreate } from '../../domain/get-or-create.ts'
import { roots } from '../../seed/catalogue/index.ts'
import { FIRST_CHARACTER, OTHER_GOODS, STEPS } from '../../worker/db/search-text/leaf-words/leaf-words.ts'
import { weightCharacter } from '../../worker/db/search-text/leaf-words/weights.ts'
import { wordParts } from '../../worker/db/search-text/leaf-words/word-parts.ts'
import { HAN } from '../../worker/db/search-text/tokens.ts'
import { trainedWeights } from './trained-weights.ts'

const FOLDER = 'seed/phrases'
const CODE_NAMES = 'worker/db/import/classifier/builtin/names'

/**
 * Fewest phrases that must share a part of a word: a rarer part does not help with the next phrase. Pieces are many and
 * less telling, so they need more.
 */
const MIN_PHRASES = 2
const MIN_OF_PIECE = 12

/** A heading of TN VED, or what is below one. */
const GOODS_CODE = /^\d{4}/

/** A phrase and what it means. */
export interface Phrase {
  /** Slug of the category, or `NO_LEAF`. */
  leaf: string
  text: string
}

/** Headings of TN VED that have goods of the catalogue. */
const SOLD_HEADINGS = new Set(
  roots.flatMap(({ groups }) => groups.flatMap(({ leaves }) => leaves.map(({ tnved }) => tnved.slice(0, 4)))),
)

/**
 * What people call goods and trades of every kind, by code. Where the catalogue has goods of a heading, and of trades, whose further names are
 * of what is made, the further names are left out: they have names of ours among them.
 */
function readOtherGoods(): Phrase[] {
  const lines = readdirSync(CODE_NAMES).flatMap((file) =>
    readFileSync(`${CODE_NAMES}/${file}`, 'utf8').trimEnd().split('\n'),
  )
  const names = lines.flatMap((line) => {
    const [code = '', usual = '', further = ''] = line.split('\t')
    const isOther = GOODS_CODE.test(code) && !SOLD_HEADINGS.has(code.slice(0, 4))
    return (isOther ? `${usual},${further}` : usual).split(',')
  })
  return names.flatMap((name) => (name.trim() === '' ? [] : [{ leaf: OTHER_GOODS, text: name.trim() }]))
}

/** @returns the phrases of all languages, and names of goods that no leaf has */
export function readPhrases(): Phrase[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.tsv'))
  const phrases = files.toSorted().flatMap((file) =>
    readFileSync(`${FOLDER}/${file}`, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [leaf = '', text = ''] = line.split('\t')
        return { leaf, text }
      }),
  )
  return [...phrases, ...readOtherGoods()]
}

/** How many phrases of each leaf have a part, by part. */
function countParts(phrases: Phrase[], leaves: string[]): Map<string, number[]> {
  const counts = new Map<string, number[]>()
  for (const { leaf, text } of phrases) {
    const at = leaves.indexOf(leaf)
    for (const part of new Set(wordParts(text).flatMap(({ parts }) => parts))) {
      if (leaf === OTHER_GOODS && !counts.has(part)) continue
      const row = getOrCreate(counts, part, () => leaves.map(() => 0))
      row[at] = (row[at] ?? 0) + 1
    }
  }
  return counts
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)

const isFrequent = (part: string, row: number[]): boolean => {
  const isPiece = !HAN.test(part) && !/^\^.{4,}|^\^[^^]{1,2}$/u.test(part)
  return sum(row) >= (isPiece ? MIN_OF_PIECE : MIN_PHRASES)
}

/** The index of the step that a count is stored as. */
const stepOf = (count: number): number => STEPS.findLastIndex((step) => count >= step)

const byPart = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1)

/** @returns the table: see `readLeafWords` */
export function trainedTable(phrases: Phrase[]): string {
  const leaves = [...new Set(phrases.map(({ leaf }) => leaf))].sort()
  const counts = [...countParts(phrases, leaves)].filter(([part, row]) => isFrequent(part, row))
  const { any, parts, nouns } = trainedWeights(phrases, new Set(counts.map(([part]) => part)))
  const stored = counts.map(([part, row]) => [part, row.map((count) => stepOf(count))] as const)
  const totals = leaves.map((_, at) => sum(stored.map(([, steps]) => STEPS[steps[at] ?? -1] ?? 0)))
  const columnsOf = (steps: number[]) =>
    STEPS.map((_, step) =>
      steps.map((one, at) => (one === step ? String.fromCharCode(FIRST_CHARACTER + at) : '')).join(''),
    )
  const lines = stored
    .toSorted(byPart)
    .map(([part, steps]) => [part, weightCharacter(parts.get(part) ?? 0), ...columnsOf(steps)].join('\t').trimEnd())
  const nounLines = [...nouns].toSorted(byPart).map(([noun, weight]) => `${noun}\t${weightCharacter(weight)}`)
  return `${[leaves.join('\t'), totals.join('\t'), ...lines, '', any.toFixed(1), ...nounLines].join('\n')}\n`
}
