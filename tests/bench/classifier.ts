import { performance } from 'node:perf_hooks'
import { type CodeRow, compactTree } from '../../domain/classifier/compact.ts'
import { type ClassifierIndex, indexTree, searchCodes } from '../../domain/classifier/search.ts'
import { openTree } from '../../domain/classifier/tree.ts'
import { quantile } from './statistics.ts'
import type { BenchRow } from './table.ts'

/** Three times the whole tariff. */
const NODES = 60_000
const ROUNDS = 200
/** Quantile of the measured times: other work on the machine only adds to a time, so that low values are more exact. */
const UNDISTURBED = 0.25

/** Microseconds, a small part of the 50 ms in which a page has to respond to a keystroke. */
const BUDGET = { atMost: 1000 }
/**
 * Microseconds for words without a hit, where other layouts, Latin letters, misspellings and fewer words are tried in
 * turn.
 */
const LAST_RESORT_BUDGET = { atMost: 10_000 }

/** Microseconds: five milliseconds a key on a device that is four times slower. */
const TYPED_BUDGET = { atMost: 1250 }

/** Pseudo-random numbers, the same every time. */
function* chance(): Generator<number> {
  for (let state = 1; ; state = (state * 48_271) % 2_147_483_647) yield state
}

const syllables = (consonants: string, vowels: string) =>
  [...consonants].flatMap((consonant) => [...vowels].map((vowel) => consonant + vowel))
const SYLLABLES = {
  ru: syllables('пнксвртмлдбзжгчшхфцщ', 'оаиеуя'),
  en: syllables('sctpmrdfblhgnwvkj', 'eaiouy'),
}

/** Words of which a few are in every name and most are in a few names, as in a language. */
function vocabulary(syllables: string[], numbers: Generator<number>): string[] {
  const next = (below: number) => (numbers.next().value ?? 0) % below
  return Array.from({ length: 4000 }, () =>
    Array.from({ length: 2 + next(3) }, () => syllables[next(syllables.length)]).join(''),
  )
}

function makeIndex(): ClassifierIndex {
  const numbers = chance()
  const next = (below: number) => (numbers.next().value ?? 0) % below
  const words = { ru: vocabulary(SYLLABLES.ru, numbers), en: vocabulary(SYLLABLES.en, numbers) }
  const name = (own: string[]) => Array.from({ length: 6 }, () => own[next(1 + next(own.length))]).join(' ')
  const rows = Array.from(
    { length: NODES },
    (_, at): CodeRow => ({
      // As in the tariff, every seventh line has no code, and a third of the codes are shorter.
      id: at % 7 === 0 ? `g-${at}` : String(1_000_000_000 + at * 120_397).slice(0, at % 3 === 0 ? 6 : 10),
      level: 'group',
      depth: at % 10 === 0 ? (at % 1000 === 0 ? 0 : 1) : 2,
      names: { ru: name(words.ru), en: name(words.en) },
    }),
  )
  const tree = openTree(
    compactTree({ tree: 'tnved', dated: '2026-01-01', builtin: false, sources: [], unofficial: [], texts: '' }, rows),
  )
  return indexTree(tree)
}

/** Queries as people type them, whole and unfinished, of common words and rare ones. */
function queriesOf({ tree }: ClassifierIndex): Omit<BenchRow, 'figure'>[] {
  const words = (at: number, locale: 'ru' | 'en') => (tree.names[locale][at] ?? '').split(' ')
  const [common, , , , , rare] = words(5000, 'ru').toSorted()
  const queries = [
    ['one word', common],
    ['another word', rare],
    ['three words', words(7777, 'ru').slice(0, 3).join(' ')],
    ['two English words', words(9000, 'en').slice(0, 2).join(' ')],
    ['two letters', common?.slice(0, 2)],
    ['a code', '1 240 79'],
    ['a part of a code', '40794'],
  ].map(([what = '', note = '']) => ({ what, note, budget: BUDGET }))
  return [
    ...queries,
    { what: 'a second word begun', note: `${common} ${rare?.slice(0, 1)}`, budget: TYPED_BUDGET },
    { what: 'words without a hit', note: 'щщы zzyzx йцукен', budget: LAST_RESORT_BUDGET },
  ]
}

/** Measures the time of one search in a tree of 60,000 nodes. */
export function measureCodeSearch(): BenchRow[] {
  const index = makeIndex()
  return queriesOf(index).map(({ note: q = '', ...row }) => {
    const took = Array.from({ length: ROUNDS }, () => {
      // Clears the cached matches of the last words, as if another person had typed them.
      index.recent.clear()
      const from = performance.now()
      searchCodes(index, q)
      return performance.now() - from
    })
    const found = searchCodes(index, q).nodes.length
    return { ...row, figure: quantile(took, UNDISTURBED) * 1000, unit: 'µs', note: `${q}: ${found} found` }
  })
}
