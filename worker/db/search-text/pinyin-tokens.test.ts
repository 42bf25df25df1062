import { expect, test } from 'vitest'
import { pinyinOf } from '../../../domain/search-text/pinyin.ts'
import { simplified } from '../../../domain/search-text/traditional.ts'
import { pinyinReadings, pinyinTokens, samePinyin } from './pinyin-tokens.ts'

test.each([
  ['球阀', 'qiu fa'],
  ['电缆', 'dian lan'],
  ['无缝钢管', 'wu feng gang guan'],
  ['调节阀', 'tiao jie fa'],
  ['铝板', 'lu ban'],
  ['灭火器', 'mie huo qi'],
])('%s is read %s', (word, syllables) => {
  expect(pinyinOf(word).join(' ')).toBe(syllables)
})

/** Whether a name has the tokens side by side, the last one perhaps longer. */
const has = (name: string, tokens: string[]): boolean => {
  const all = pinyinTokens(name)
  return all.some((_, at) => tokens.every((token, place) => all[at + place]?.startsWith(token)))
}

test.each([
  ['球阀', 'qiufa'],
  ['法兰球阀', 'qiuf'],
  ['法兰球阀', 'qf'],
  ['变频器', 'bpq'],
  ['热轧无缝钢管', 'wufenggangguan'],
  ['铝板', 'lvban'],
  ['轴承', 'zhoucheng'],
])('%s is found by %s', (name, typed) => {
  expect(pinyinReadings(typed, true).some(({ tokens }) => has(name, tokens))).toBe(true)
})

test('a word that is not pinyin, and a single syllable, have no readings', () => {
  expect(pinyinReadings('bearing', false)).toEqual([])
  // Two letters of another language are no initials.
  expect(pinyinReadings('qf', false)).not.toEqual([])
  expect(pinyinReadings('qf', false, false)).toEqual([])
  expect(pinyinReadings('бар', false)).toEqual([])
  expect(pinyinReadings('gang', false)).toEqual([])
})

test('letters that could be split into syllables in thousands of ways are handled at once', () => {
  expect(pinyinReadings(`${'an'.repeat(19)}x`, false)).toEqual([])
})

test('a word with another character of the same sound has the same tokens', () => {
  expect(samePinyin('止会阀')).toEqual(samePinyin('止回阀'))
  expect(samePinyin('阀')).toEqual([])
})

test.each([
  ['閘閥', '闸阀'],
  ['無縫鋼管', '无缝钢管'],
  ['圓錐滾子軸承', '圆锥滚子轴承'],
  ['DN50 球阀 valve клапан', 'DN50 球阀 valve клапан'],
])('%s is %s in simplified characters', (text, other) => {
  expect(simplified(text)).toBe(other)
})
