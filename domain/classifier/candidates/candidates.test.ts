/** Candidates for the code of described goods, in a few branches of the tariff (docs/behaviour.md, "Code for goods"). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../tests/fixtures/any-text.ts'
import { tariff } from '../../../tests/fixtures/classifier-tree.ts'
import { indexTree } from '../search.ts'
import { digitsOf, findCandidates, linesOf } from './candidates.ts'
import { describedWords } from './described-words.ts'
import { exclusions, matchedWords, unmatchedLines } from './reasons.ts'

const index = indexTree(tariff())
const { tree } = index
const codes = (name: string, more = {}) =>
  findCandidates(index, { name, ...more }).chosen.map(({ at, general }) => [
    digitsOf(tree, at),
    general === null ? null : tree.ids[general],
  ])

describe('candidates', () => {
  test.each([
    ['Клапан обратный латунный DN 50', ['848130', '8481309908']],
    ['Check valve, brass', ['848130', '8481309908']],
    ['кран шаровой', ['848180819', '8481808199']],
    ['Труба бесшовная 57×3,5', ['7304', '7304110001']],
  ])('%s', (name, first) => {
    expect(codes(name)[0]).toEqual(first)
  })

  test('are of different subheadings, three at most, and none where no line has a word', () => {
    const found = codes('арматура: клапан, кран, насос, подшипник, турбина')
    expect(found).toHaveLength(3)
    expect(new Set(found.map(([code]) => code?.slice(0, 6))).size).toBe(3)
    expect(codes('квазимодо')).toEqual([])
  })

  test('the category decides where the name is not specific', () => {
    expect(codes('Изделие А-12', { category: 'Насосы центробежные' })[0]?.[0]).toBe('841370')
  })

  test('other names of the thing are compared, too', () => {
    expect(codes('止回阀', { alsoCalled: ['клапан обратный'] })[0]?.[0]).toBe('848130')
  })
})

test('measures and models are no words, and a word counts once whatever its form', () => {
  const words = describedWords(index, {
    name: 'Клапан DN50 обратный',
    category: 'Клапаны обратные',
    facts: 'PN 16\nклапан',
  })
  expect(words.map(({ word }) => word.shown)).toEqual(['клапан', 'обратный'])
  expect(words[0]?.weight).toBeGreaterThan(words[1]?.weight ?? 0)
})

test('any text gives a bounded number of words', () => {
  fc.assert(
    fc.property(anyText(), fc.string(), fc.string(), (name, category, facts) => {
      expect(describedWords(index, { name, category, facts }).length).toBeLessThanOrEqual(32)
    }),
  )
})

describe('reasons', () => {
  const { evidence, chosen } = findCandidates(index, { name: 'Клапан обратный' })
  const lines = linesOf(tree, chosen[0]?.at ?? -1)

  test('name the words that are in each line, and the lines to be checked', () => {
    expect(matchedWords(lines, evidence).map(({ at, words }) => [tree.ids[at], words])).toEqual([
      ['848130', ['клапан', 'обратный']],
    ])
    const others = findCandidates(index, { name: 'Арматура прочая' })
    const aircraft = tree.positions.get('8481808191') ?? -1
    expect(unmatchedLines(tree, linesOf(tree, aircraft), others.evidence).map((at) => tree.ids[at])).toEqual([
      '848180819',
      '8481808191',
    ])
  })

  test('quote what the notes exclude by the name of the thing, with where it belongs', () => {
    const of = {
      id: '84',
      code: '84',
      level: 'chapter' as const,
      name: { text: '', lang: 'ru' as const },
      unofficial: false,
    }
    const paragraphs = [
      '1. В данную группу не включаются:',
      '(а) керамические клапаны товарной позиции 6909;',
      '(б) пылесосы товарной позиции 8508.',
      '2. Клапаны товарной позиции 8481 включаются в нее.',
    ]
    const texts = [{ of, kind: 'note' as const, lang: 'ru' as const, paragraphs }]
    expect(exclusions(texts, evidence)).toEqual([{ of, quote: paragraphs[1], headings: ['6909'] }])
  })
})
