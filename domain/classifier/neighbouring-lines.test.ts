import { expect, test } from 'vitest'
import { tariffOf } from '../../tests/fixtures/classifier-tree.ts'
import { linesNaming, namesShared, wordShared } from './neighbouring-lines.ts'

const tree = tariffOf([
  ['section', 0, 'SXVI', 'Машины и оборудование'],
  ['chapter', 1, '84', 'Оборудование'],
  ['heading', 2, '8413', 'Насосы жидкостные'],
  ['subheading6', 3, '841320', 'насосы ручные, кроме товарной позиции 8424'],
  ['subheading6', 3, '841391', 'для промышленной сборки моторных транспортных средств товарных позиций 8701'],
  ['heading', 2, '8414', 'Насосы воздушные, включая вакуумные', 'кран, помпа'],
  ['heading', 2, '8424', 'Устройства для разбрызгивания'],
  ['heading', 2, '8426', 'Краны подъемные', 'кран, 起重机'],
  ['heading', 2, '8481', 'Арматура', 'кран, вентиль'],
  ['subheading6', 3, '848190', 'части для насосов товарной позиции 8413'],
])

test('lines below a heading that name another one come before those elsewhere that name it; parts for the assembly of vehicles name none', () => {
  expect(linesNaming(tree, '8413')).toEqual([
    { at: 3, quote: 'насосы ручные, кроме товарной позиции 8424', headings: ['8424'] },
    { at: 9, quote: 'части для насосов товарной позиции 8413', headings: ['8481'] },
  ])
  expect(linesNaming(tree, '8426')).toEqual([])
})

test('a name of goods of several headings leads to the others, in its own language alone', () => {
  expect(namesShared(tree, '8426', 'ru')).toEqual([{ text: 'кран', headings: ['8414', '8481'] }])
  expect(namesShared(tree, '8426', 'zh')).toEqual([])
})

test('headings of a chapter are found by the first distinctive word that they share', () => {
  expect(wordShared(tree, '8414')).toEqual({ text: 'насосы', headings: ['8413'] })
  expect(wordShared(tree, '8424')).toBeUndefined()
})
