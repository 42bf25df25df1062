import { expect, test } from 'vitest'
import { enumerated, inBrackets, listed } from './listed.ts'

test('the parts of a line have the comma of their language between them, and nothing for an empty part', () => {
  expect(listed(['FCA Chelyabinsk', null, '', 'excl. VAT'], 'en')).toBe('FCA Chelyabinsk, excl. VAT')
  expect(listed(['FCA Челябинск', undefined, 'без НДС'], 'ru')).toBe('FCA Челябинск, без НДС')
  expect(listed(['FCA 车里雅宾斯克', false, '不含增值税'], 'zh')).toBe('FCA 车里雅宾斯克，不含增值税')
})

test('items of one kind are enumerated as their language does it', () => {
  expect([enumerated([5, 12], 'en'), enumerated(['8481', '8482'], 'ru'), enumerated([5, 12], 'zh')]).toEqual([
    '5, 12',
    '8481, 8482',
    '5、12',
  ])
})

test('a remark is in the brackets of its language', () => {
  expect([inBrackets('12', 'en'), inBrackets('12', 'ru'), inBrackets('12', 'zh')]).toEqual([' (12)', ' (12)', '（12）'])
})
