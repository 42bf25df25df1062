import { expect, test } from 'vitest'
import { soundRequests } from './by-sound.ts'

const matches = (q: string) => soundRequests(q, true, false).map(({ match }) => match)

test('letters with one beginning in several syllables are sought once', () => {
  expect(matches('pressure gua')).toEqual([['"ㄆgua"', '"ㄆgua"*']])
})

test('readings with other beginnings are all sought', () => {
  expect(matches('xian')).toEqual([['"ㄆxian" OR "ㄆxia ㄆan"', '"ㄆxian"* OR "ㄆxia ㄆan"*']])
})
