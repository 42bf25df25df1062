import { expect, test } from 'vitest'
import { builtinEdition } from '../../worker/db/import/classifier/builtin/edition.ts'
import { compactTree } from './compact.ts'
import { indexTree, searchCodes } from './search.ts'
import { doneBy, tradedBy, tradesOf } from './traded-goods.ts'
import { openTree } from './tree.ts'

test('words say which trade is meant', () => {
  expect(tradesOf('wholesaler')).toEqual(['wholesale'])
  expect(tradesOf('продаем')).toEqual(['retail', 'wholesale'])
  expect(tradesOf('напрокат')).toEqual(['rental'])
  expect(tradesOf('维修')).toEqual(['repair'])
  expect(tradesOf('bakery')).toEqual([])
})

test('a trade has the goods of their makers, by the longest beginning of the code', () => {
  expect(tradedBy(['wholesale'], ['10.5', '10.1'])).toEqual(['46.3'])
  expect(tradedBy(['retail'], ['30.91.1', '10.5'])).toEqual(['47.6', '45.4', '47.2'])
  expect(tradedBy(['repair'], ['86.2'])).toEqual([])
})

test('what is done has classes of its own', () => {
  expect(doneBy(['research', 'drugs'])).toEqual(['72.1'])
  expect(doneBy(['рак'])).toEqual([])
})

const { head, rows } = builtinEdition('okved')
const index = indexTree(openTree(compactTree({ ...head, texts: '' }, rows)))

test.each([
  ['wholesaler of cheese and ham', '46.3'],
  ['сыр и ветчина оптом', '46.3'],
  ['批发奶酪火腿', '46.3'],
  ['courses of zzyzx carving', '85.4'],
  ['给宾馆洗床单', '96.0'],
])('%s is %s', (q, code) => {
  const found = searchCodes(index, q).nodes.slice(0, 5)
  expect(found.map((at) => index.tree.ids[at])).toContain(code)
})
