import { beforeAll, expect, test, vi } from 'vitest'
import { serveCatalogue } from '../../../../../tests/fixtures/api.ts'
import { database } from '../../../../db/connection.ts'
import { forgetOperatorTerms } from './operator-terms.ts'
import { searchWhileTyping } from './search-typed.ts'

const { bindings } = serveCatalogue()

/** @returns the MATCH strings that are searched until there are goods. */
async function searched(q: string, hasTripBefore: boolean): Promise<string[]> {
  const matches: string[] = []
  await searchWhileTyping(database(bindings().DB), q, {
    scope: 'everything',
    locale: 'ru',
    hasTripBefore,
    run: async (match) => {
      matches.push(match)
      return match.includes('"задвижк"')
    },
    isEmpty: (found) => !found,
    hasGoods: (found) => found,
  })
  return matches
}

// The first search after other tests reads the operators' synonyms, and is repeated where theirs were others.
beforeAll(async () => {
  forgetOperatorTerms()
  await searched('valve', true)
})

test('a word that nothing has is known before all words are searched, where that costs no round trip', async () => {
  expect(await searched('зпдвижка кли', false)).toHaveLength(2)
  const once = await searched('зпдвижка кли', true)
  expect(once).toHaveLength(1)
  expect(once).toEqual([expect.stringContaining('"задвижк"')])
})

test('corrected words that name a thing together are searched before each by itself', async () => {
  const [things, all] = await searched('bal vlave', true)
  expect(things).toMatch(/"ball".*"valv"/)
  expect(things).not.toContain('"bar"')
  expect(all).toContain('"bar"')
})

test('of a thing beside a word that nothing has, other names of it are left alone where goods have its own', async () => {
  const [beside, ...others] = await searched('глостер задвижка', true)
  expect(beside).toContain('"задвижк"')
  expect(beside).not.toMatch(/NEAR\("sluic|"клинкет"/)
  expect(others).toEqual([])
})

test('beside words that name a thing together, the last one begins the name of no other thing', async () => {
  expect((await searched('flang', false)).join()).toContain('NEAR("pillow" "block"')
  const beside = await searched('ball vavle flang', false)
  expect(beside.join()).toMatch(/"ball".*"valv".*"flang"/)
  expect(beside.join()).not.toContain('NEAR("pillow" "block"')
})

test('words that are all known are searched as typed', async () => {
  expect(await searched('задвижка кли', true)).toHaveLength(1)
})

/** @returns how often words are looked for, where nothing is found. */
async function lookups(q: string): Promise<number> {
  const { DB } = bindings()
  const batch = vi.spyOn(DB, 'batch')
  await searchWhileTyping(database(DB), q, {
    scope: 'everything',
    hasTripBefore: true,
    run: async () => false,
    isEmpty: (found) => !found,
    hasGoods: (found) => found,
  })
  const { length } = batch.mock.calls
  batch.mockRestore()
  return length
}

test('four words and more, each of which something has, are not looked for again as misspelt ones', async () => {
  await lookups('valve')
  expect(await lookups('болт задвижка сталь кран')).toBe(1)
  expect(await lookups('болт задвижка сталь')).toBe(2)
})

test('the number of a standard is looked for in the texts of goods', async () => {
  const { DB } = bindings()
  const sought: unknown[] = []
  await searchWhileTyping(database(DB), 'gb/t 816', {
    scope: 'everything',
    run: async (_match, _text, _choices, where) => sought.push(where),
    isEmpty: () => true,
    hasGoods: () => false,
  })
  expect(sought.at(-1)).toEqual({ thing: null })
})
