/** Queries that official names do not answer: everyday names, phrases around them, and other ways of writing them. */
import { expect, test } from 'vitest'
import { builtinEdition } from '../../worker/db/import/classifier/builtin/edition.ts'
import { compactTree } from './compact.ts'
import { findCode } from './find-code.ts'
import { splitHan } from './han-words.ts'
import { indexTree, searchCodes } from './search.ts'
import { withoutStopPhrases } from './stop-phrases.ts'
import { openTree } from './tree.ts'

const { head, rows } = builtinEdition('tnved')
const index = indexTree(openTree(compactTree({ ...head, texts: '' }, rows)))
const first = (q: string) => index.tree.ids[searchCodes(index, q).nodes[0] ?? -1]

test.each([
  ['power bank', '8507'],
  ['powerbank', '8507'],
  ['кабельная муфта', '8536'],
  ['充電寶', '8507'],
  ['海關編碼 輪胎', '4011'],
  ['lun tai', '4011'],
  ['qiufa', '8481'],
  ['不锈钢锅', '7323'],
  ['塑料螺丝', '7318'],
  ['hs code for honey', '0409'],
  ['код тн вэд на мёд', '0409'],
])('%s finds %s first', (q, id) => expect(first(q)).toBe(id))

test.each([
  ['hs code for olive oil', 'for olive oil'],
  ['код ТН ВЭД ЕАЭС на кофе'.toLowerCase(), 'на кофе'],
  ['оквэд 2 для пекарни', 'пекарни'],
  ['口罩的海关编码', '口罩'],
  ['hs code', 'hs code'],
  ['печать на ткани', 'печать на ткани'],
  ['import duty on bearings', 'bearings'],
  ['duty rate for 8482 10', '8482 10'],
  ['heavy duty truck', 'heavy duty truck'],
  ['duty free shop', 'duty free shop'],
  ['ставка пошлины на шины', 'шины'],
  ['примечания к группе 84', '84'],
  ['примечания к разделу xvi', 'xvi'],
  ['группа насосная', 'группа насосная'],
  ['chapter 39 notes', '39'],
  ['music notes', 'music notes'],
  ['第84章注释', '84'],
  ['轴承关税', '轴承'],
])('of %s remains %s', (q, rest) => expect(withoutStopPhrases(q)).toBe(rest))

test('texts are indexed when a query needs them: pages of codes need none', () => {
  const read = new Set<string | symbol>()
  const get = (names: typeof index.tree.names, locale: string | symbol) => {
    read.add(locale)
    return Reflect.get(names, locale)
  }
  const opened = indexTree({ ...index.tree, names: new Proxy(index.tree.names, { get }) })
  expect(findCode(opened, '8413')?.exact).toBe(true)
  expect([...read]).toEqual([])
  searchCodes(opened, 'насос')
  expect([...read]).toEqual(['ru'])
})

test('a Chinese run is split into the longest known names, what is between them remains', () => {
  const names = new Set(['汽车', '轮毂', '汽车轮胎', '锅'])
  expect(splitHan(names, '汽车轮毂')).toEqual(['汽车', '轮毂'])
  expect(splitHan(names, '汽车轮胎锅')).toEqual(['汽车轮胎', '锅'])
  expect(splitHan(names, '不锈钢锅')).toEqual(['不锈钢', '锅'])
  expect(splitHan(names, '')).toEqual([])
})
