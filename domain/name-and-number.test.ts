import { expect, test } from 'vitest'
import { numberAgainstName } from './name-and-number.ts'

test.each([
  ['RU', 'ООО «Вентиль»', '7707083893', null],
  ['RU', 'ООО «Вентиль»', '500100732259', 'person'],
  ['RU', 'Ventil LLC', '500100732259', 'person'],
  ['RU', 'ИП Полозова А. В.', '500100732259', null],
  ['RU', 'ИП Полозова А. В.', '7707083893', 'organization'],
  ['RU', 'АОЗТ', '500100732259', null],
  ['RU', 'Липецкий завод', '7707083893', null],
  ['RU', 'ООО «Вентиль»', null, null],
  ['CN', '沈阳阀门有限公司', '91210100MA0P4A1234', null],
  ['CN', '沈阳阀门有限公司', '92210100MA0P4A1234', 'person'],
  ['KZ', 'ООО «Вентиль»', '500100732259', null],
])('%s %s %s', (country, name, taxNumber, owner) => {
  expect(numberAgainstName({ country, names: { ru: name }, taxNumber })).toBe(owner)
})
