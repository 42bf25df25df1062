import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tariff, tariffOf } from '../../tests/fixtures/classifier-tree.ts'
import { longestFitting, mostFit, nameFit } from './name-fit.ts'
import { toQueryWords } from './query-words.ts'
import { indexTree } from './search.ts'
import type { ClassifierTree } from './tree.ts'
import { findWord } from './word-matches.ts'

const SCRIPTS = ['ru', 'en', 'zh'] as const
const WORD = /\p{Script=Han}{1,2}|[а-яё]{2,}|[a-z]{2,}|\d+/giu

/** A tree with words of one line each. */
function opened(tree: ClassifierTree) {
  const lines = Array.from({ length: tree.size }, (_, node) => {
    const texts = [...SCRIPTS.map((script) => tree.names[script][node]), tree.words[node]]
    return [...new Set(texts.flatMap((text) => text?.match(WORD) ?? []))]
  })
  return { tree, texts: indexTree(tree).texts, lines: lines.filter(({ length }) => length > 0) }
}

test.each([
  ['the tariff', opened(tariff())],
  ['a number in the names of another language', opened(tariffOf([['heading', 0, '8413', 'Насосы', 'pump 25']]))],
])('names that are left out would not have changed how well a node fits: %s', (_, { tree, texts, lines }) => {
  const typed = fc
    .constantFrom(...lines)
    .chain((words) => fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }))
  const weighed = fc.array(fc.double({ min: 0.1, max: 3, noNaN: true }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(typed, weighed, fc.boolean(), (shown, weights, isPart) => {
      const words = toQueryWords(shown)
      const matches = words.map((word) => findWord(texts[word.script], word))
      for (const script of SCRIPTS) {
        const query = { words, weights, isPart, isChinese: script === 'zh', longest: longestFitting(words) }
        for (let node = 0; node < tree.size; node += 1) {
          const places = { first: 0, last: Number.POSITIVE_INFINITY }
          const most = mostFit({ words, weights, matches, script }, node)
          const bounded = nameFit(texts[script], node, { ...query, ...places, most })
          const whole = nameFit(texts[script], node, { ...query, ...places, most: Number.POSITIVE_INFINITY })
          expect(bounded).toBe(whole)
        }
      }
    }),
  )
})
