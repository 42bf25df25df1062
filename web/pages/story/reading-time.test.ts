import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test.each([
  ['a few words take a minute', 'Short.', 'en', 1],
  ['Russian is counted by its words', 'слово '.repeat(540), 'ru', 3],
  ['Chinese is counted by its characters', '阀门'.repeat(700), 'zh', 4],
  ['Latin text within Chinese is counted by its words', `${'阀门'.repeat(175)}${' DN50 PN16'.repeat(90)}`, 'zh', 2],
  ['addresses of links do not count', `${'word '.repeat(170)}[x](https://a.example/${'long-'.repeat(900)})`, 'en', 1],
] as const)('%s', (_, text, lang, minutes) => {
  expect(readingMinutes(text, lang)).toBe(minutes)
})
