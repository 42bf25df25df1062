/** Learns which parts of words, and which nouns, say that goods are sold nowhere here (worker/db/search-text/leaf-words/weights.ts). */
import { NO_LEAF, OTHER_GOODS } from '../../worker/db/search-text/leaf-words/leaf-words.ts'
import { nounParts, wordParts } from '../../worker/db/search-text/leaf-words/word-parts.ts'
import type { Phrase } from './trained-table.ts'

/** Fewest phrases that must share a noun: a rarer one does not help with the next phrase. */
const MIN_PHRASES = 2

/** Names of goods of every kind have some of ours among them, and count for less. */
const WEIGHT_OF_OTHER = 0.5

const ROUNDS = 6
/** How far a weight moves at first; the more it has moved, the less it moves (AdaGrad). */
const RATE = 0.2
const RATE_OF_ANY = 0.01
/** Draws weights to zero. */
const DECAY = 0.001
/** Phrases are visited in an order that mixes their leaves: each this many places after the last one. */
const STRIDE = 48_271

interface Example {
  isElsewhere: boolean
  weight: number
  /** Numbers of its parts and of those of its noun. */
  features: number[]
}

/** Numbers parts in the order in which they first come. */
class Numbered {
  readonly numbers = new Map<string, number>()
  of(name: string): number {
    const number = this.numbers.get(name) ?? this.numbers.size
    this.numbers.set(name, number)
    return number
  }
}

/** Prefix of the features that are parts of nouns. */
const NOUN = '$'

function examplesOf(phrases: Phrase[], parts: ReadonlySet<string>, numbered: Numbered): Example[] {
  const nouns = phrases.map(({ text }) => nounParts(text)[0] ?? [])
  const counts = new Map<string, number>()
  for (const noun of nouns.flat()) counts.set(noun, (counts.get(noun) ?? 0) + 1)
  return phrases.map(({ leaf, text }, at) => {
    const own = new Set(wordParts(text).flatMap((word) => word.parts.filter((part) => parts.has(part))))
    const noun = (nouns[at] ?? []).filter((part) => (counts.get(part) ?? 0) >= MIN_PHRASES)
    return {
      isElsewhere: leaf === NO_LEAF || leaf === OTHER_GOODS,
      weight: leaf === OTHER_GOODS ? WEIGHT_OF_OTHER : 1,
      features: [...own, ...noun.map((part) => NOUN + part)].map((name) => numbered.of(name)),
    }
  })
}

/** Descends the gradient of the logarithmic loss, a phrase at a time. */
function descend(examples: Example[], size: number): { any: number; weights: Float64Array } {
  const weights = new Float64Array(size)
  const moved = new Float64Array(size).fill(1e-8)
  let any = 0
  for (let step = 0; step < examples.length * ROUNDS; step++) {
    const example = examples[(step * STRIDE) % examples.length]
    if (!example || example.features.length === 0) continue
    let odds = any
    for (const feature of example.features) odds += weights[feature] ?? 0
    const error = (1 / (1 + Math.exp(-odds)) - Number(example.isElsewhere)) * example.weight
    any -= RATE_OF_ANY * error
    for (const feature of example.features) {
      const weight = weights[feature] ?? 0
      const gradient = error + DECAY * weight
      const so = (moved[feature] ?? 0) + gradient * gradient
      moved[feature] = so
      weights[feature] = weight - (RATE * gradient) / Math.sqrt(so)
    }
  }
  return { any, weights }
}

/**
 * @param parts those that weigh something
 * @returns weights of parts and of parts of nouns, and of any query: together the logarithm of the odds that what a phrase names is not sold
 */
export function trainedWeights(
  phrases: Phrase[],
  parts: ReadonlySet<string>,
): { any: number; parts: Map<string, number>; nouns: Map<string, number> } {
  const numbered = new Numbered()
  const examples = examplesOf(phrases, parts, numbered)
  const { any, weights } = descend(examples, numbered.numbers.size)
  const all = [...numbered.numbers].map(([name, number]) => [name, weights[number] ?? 0] as const)
  return {
    any,
    parts: new Map(all.filter(([name]) => !name.startsWith(NOUN))),
    nouns: new Map(
      all.flatMap(([name, weight]) => (name.startsWith(NOUN) ? [[name.slice(NOUN.length), weight] as const] : [])),
    ),
  }
}
