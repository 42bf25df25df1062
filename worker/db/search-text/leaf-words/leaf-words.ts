/**
 * Which leaf of the catalogue the words of a query mean, learned from phrases by which buyers ask for each of them (seed/phrases): a naive
 * Bayes classifier. The table has how many phrases of each leaf have a part of a word (`npm run train`).
 */
import { getOrCreate } from '../../../../domain/get-or-create.ts'
import { type Weights, weightOf } from './weights.ts'
import { wordParts } from './word-parts.ts'

/** What phrases of none of the leaves are counted under: things that are not sold, which are named with the same words. */
export const NO_LEAF = 'none'

/** The same of goods and trades of every kind, which have names of their own. */
export const OTHER_GOODS = 'other'

/** Counts are stored in steps, a column for each: what lies between is as the step below. */
export const STEPS = [1, 2, 3, 5, 8, 12, 24, 45, 90]

/** The character of the first leaf in the table's columns; those of the others follow. */
export const FIRST_CHARACTER = 33

/** Added to each count, so that a part that no phrase of a leaf has does not exclude it. */
const SMOOTHING = 0.1

/** How much likelier than a leaf a query is for something else, as a logarithm: most of what the search does not find is sold nowhere here. */
const ELSEWHERE = 6

const isElsewhere = (leaf: string): boolean => leaf === NO_LEAF || leaf === OTHER_GOODS

/** The table as it is searched. */
export interface LeafWords {
  leaves: string[]
  /** Logarithm of what the counts of each leaf add up to. */
  totals: number[]
  /** The columns of each part, read when a query has it. */
  columns: ReadonlyMap<string, string>
  /** Logarithms of the counts by part, in the order of the leaves. */
  read: Map<string, Float64Array>
  /** What each part, and each noun, says of whether the goods are sold. */
  weights: Weights
}

const byFirstColumn = (lines: string[]): Map<string, string> =>
  new Map(
    lines.map((line) => {
      const end = line.indexOf('\t')
      return [line.slice(0, end), line.slice(end + 1)]
    }),
  )

/**
 * @param table a line of leaves, a line of their totals, a line for each part: the part, its weight (`weightOf`), and for each step the characters
 *   of the leaves whose count it is; then, behind an empty line, what any query weighs, and a line for each noun with its weight
 */
export function readLeafWords(table: string): LeafWords {
  const [ofParts = '', ofNouns = ''] = table.replace(/\n$/, '').split('\n\n')
  const [leaves = '', totals = '', ...lines] = ofParts.split('\n')
  const [any = '', ...nouns] = ofNouns.split('\n')
  const columns = byFirstColumn(lines)
  const smoothed = (total: string) => Math.log(Number(total) + SMOOTHING * columns.size)
  return {
    leaves: leaves.split('\t'),
    totals: totals.split('\t').map(smoothed),
    columns,
    read: new Map(),
    weights: { any: Number(any), ofPart: (part) => weightOf(columns.get(part)), nouns: byFirstColumn(nouns) },
  }
}

function countsOf({ leaves, read }: LeafWords, part: string, columns: string): Float64Array {
  return getOrCreate(read, part, () => {
    const counts = new Float64Array(leaves.length).fill(Math.log(SMOOTHING))
    for (const [step, characters] of columns.split('\t').slice(1).entries())
      for (const character of characters)
        counts[character.charCodeAt(0) - FIRST_CHARACTER] = Math.log((STEPS[step] ?? 0) + SMOOTHING)
    return counts
  })
}

/** What the words of a query mean. */
interface MeantLeaf {
  /** Slug of the category. */
  slug: string
  /** 0 to 1; parts of a word say the same many times, so that this is no probability. */
  confidence: number
  /** Share of the words that phrases have. */
  known: number
}

/** @returns the likeliest leaf; null where the words rather mean none, or none of them is in the phrases */
export function likeliestLeaf(table: LeafWords, q: string): MeantLeaf | null {
  const words = wordParts(q)
  const parts = new Set(words.flatMap((one) => one.parts))
  const scores = table.leaves.map((leaf): number => (isElsewhere(leaf) ? ELSEWHERE : 0))
  let found = 0
  for (const part of parts) {
    const columns = table.columns.get(part)
    if (columns === undefined) continue
    found += 1
    for (const [at, count] of countsOf(table, part, columns).entries())
      scores[at] = (scores[at] ?? 0) + count - (table.totals[at] ?? 0)
  }
  const best = Math.max(...scores)
  const slug = table.leaves[scores.indexOf(best)] ?? NO_LEAF
  if (found === 0 || isElsewhere(slug)) return null
  // The parts of a word are no evidence of their own each.
  const sum = scores.reduce((total, score) => total + Math.exp((score - best) / Math.sqrt(found)), 0)
  const isKnown = ({ parts }: { parts: string[] }) => table.columns.has(parts[0] ?? '')
  return { slug, confidence: 1 / sum, known: words.filter(isKnown).length / words.length }
}
