import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tariff, tariffOf } from '../../tests/fixtures/classifier-tree.ts'
import { nodesWithAll, nodesWithAny } from './nodes-to-rank.ts'
import { toQueryWords } from './query-words.ts'
import { indexTree, searchCodes } from './search.ts'
import { findWord, type WordMatches } from './word-matches.ts'

const index = indexTree(tariff())
const { tree } = index
const matchesOf = (typed: string[]): WordMatches[] =>
  toQueryWords(typed).map((word) => findWord(index.texts[word.script], word))

/** Whether the node or one above it has the word. */
function hasAbove({ quality }: WordMatches, node: number): boolean {
  for (let at = node; at >= 0; at = tree.parents[at] ?? -1) if (quality[at]) return true
  return false
}

const words = [...new Set(tree.names.ru.flatMap((name) => name.toLowerCase().match(/[а-я]{4,}/g) ?? []))]

test('every node that has all words, itself or above it, is ranked', () => {
  const some = fc.uniqueArray(fc.constantFrom(...words), { minLength: 2, maxLength: 3 })
  fc.assert(
    fc.property(some, (typed) => {
      const matches = matchesOf(typed)
      const ranked = new Set(nodesWithAll(tree, matches))
      for (let node = 0; node < tree.size; node += 1) {
        const isWhole = matches.every((match) => hasAbove(match, node)) && matches.some(({ quality }) => quality[node])
        if (isWhole) expect(ranked).toContain(node)
      }
    }),
  )
})

test('nodes come once, in the order of the tree', () => {
  const typed = ['трубы', 'прочие', 'клапаны', 'черные', 'насосы']
  const nodes = [...nodesWithAny(tree, toQueryWords(typed), matchesOf(typed))]
  expect(nodes).toEqual([...new Set(nodes)].sort((a, b) => a - b))
  expect(nodes.length).toBeGreaterThan(typed.length)
})

test('a word just begun adds no nodes to those of the other words', () => {
  const ofValve = new Set(searchCodes(index, 'клапан').nodes)
  for (const begun of ['с', 'ст', 'на', 'кр']) {
    const { nodes, partial } = searchCodes(index, `клапан zzzz ${begun}`)
    expect([partial, nodes.filter((node) => !ofValve.has(node))]).toEqual([true, []])
  }
})

test('a name with a short word of the query as a whole word is shown', () => {
  const short = indexTree(
    tariffOf([
      ['heading', 0, '8528', 'ТВ-приемники'],
      ['heading', 0, '8529', 'Части твердые'],
    ]),
  )
  expect(searchCodes(short, 'zzzz тв').nodes).toEqual([0])
})
