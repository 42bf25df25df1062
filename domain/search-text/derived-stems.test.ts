import { expect, test } from 'vitest'
import { nounStems } from './derived-stems.ts'
import { relatedStems, stem } from './stem.ts'

test.each([
  ['нитриловый', 'нитрил'],
  ['фланцевый', 'фланец'],
  ['стальной', 'сталь'],
  ['хлопковый', 'хлопок'],
  ['керамический', 'керамика'],
  ['бумажный', 'бумага'],
  ['сварочный', 'сварка'],
  ['складской', 'склад'],
  ['кожаный', 'кожа'],
])('%s is made of %s', (adjective, noun) => {
  const found = nounStems(stem(adjective)).flatMap((one) => [one, ...relatedStems(one)])
  const wanted = [stem(noun), ...relatedStems(stem(noun))]
  expect(found.some((one) => wanted.includes(one))).toBe(true)
})

test.each(['труба', 'steel', '钢管', 'м12'])('%s is no adjective', (word) => expect(nounStems(stem(word))).toEqual([]))
