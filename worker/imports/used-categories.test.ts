import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedOffer } from '../db/import/feed.ts'
import { categoryCounter } from './used-categories.ts'

const offer = (category: string, code = ''): FeedOffer => ({
  line: 1,
  id: 'a',
  type: '',
  available: null,
  params: [],
  faults: [],
  broken: null,
  fields: new Map([
    ['categoryid', [category]],
    ['name', ['Bolt']],
    ['tnved', [code]],
  ]),
})

function counted(offers: FeedOffer[]) {
  const counter = categoryCounter()
  for (const one of offers) counter.take(one)
  return counter.used()
}

test('each offer of a category is counted once, the largest categories come first, and at most three names are listed', () => {
  const ids = fc.array(fc.constantFrom('a', 'b', ' c ', ''), { maxLength: 60 })
  fc.assert(
    fc.property(ids, (all) => {
      const used = counted(all.map((id) => offer(id)))
      expect(used.reduce((sum, { goods }) => sum + goods, 0)).toBe(all.filter((id) => id !== '').length)
      expect(used.map(({ goods }) => goods)).toEqual(used.map(({ goods }) => goods).sort((one, other) => other - one))
      for (const { goods, names } of used) expect(names.length).toBe(Math.min(3, goods))
    }),
  )
})

test('of ten thousand categories 4,800 are listed, and each code is counted by its digits', () => {
  expect(counted(Array.from({ length: 10_000 }, (_, at) => offer(String(at))))).toHaveLength(4_800)
  const [one] = counted([
    offer('a', '8481808199'),
    offer('a', '8481 80 819 9'),
    offer('a', '7318'),
    offer('a', '848180'),
  ])
  expect(one?.codes).toEqual([
    ['8481808199', 2],
    ['848180', 1],
  ])
})
