import { describe, expect, test } from 'vitest'
import { builtinEdition } from '../../worker/db/import/classifier/builtin/edition.ts'
import { compactTree } from './compact.ts'
import { inOtherWords } from './han-activities.ts'
import { indexTree, searchCodes } from './search.ts'
import { openTree } from './tree.ts'

const among =
  (...known: string[]) =>
  (text: string) =>
    known.some((name) => name.includes(text))

test('a name is reworded with an ending of the same meaning, else split into thing and activity, else reduced to the thing', () => {
  expect(inOtherWords('水泵制造', among('水泵厂'))).toEqual([['水泵厂'], ['水泵']])
  expect(inOtherWords('烟草厂', among('烟草制品生产'))).toEqual([['烟草', '生产'], ['烟草']])
  expect(inOtherWords('律师公司', among('律师'))).toEqual([['律师']])
  expect(inOtherWords('养鹅场', among('畜牧养殖'))).toEqual([['鹅', '养殖']])
})

test('a name that is an ending, or has none, is left alone', () => {
  expect(inOtherWords('制造', among('制造'))).toEqual([])
  expect(inOtherWords('水泵', among('水泵厂'))).toEqual([])
})

describe('queries with other words for an activity than the classifier’s', () => {
  const { head, rows } = builtinEdition('okved')
  const index = indexTree(openTree(compactTree({ ...head, texts: '' }, rows)))

  test.each([
    ['芯片制造', '26.1'],
    ['手机生产商', '26.3'],
    ['烟草厂', '12.0'],
    ['摩托车制造', '30.9'],
    ['养鹅场', '01.4'],
  ])('%s is %s', (q, code) => {
    const found = searchCodes(index, q).nodes.slice(0, 5)
    expect(found.map((at) => index.tree.ids[at])).toContain(code)
  })
})
