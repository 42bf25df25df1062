/** What MATCH strings are written as before goods are searched, over the words of the sample catalogue. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StartedBindings, startCatalogue } from '../../../../tests/fixtures/bindings.ts'
import { database } from '../../../db/connection.ts'
import { inIndex } from './index-words.ts'

let started: StartedBindings

beforeAll(async () => {
  started = await startCatalogue()
})
afterAll(() => started.stop())

async function written(match: string, isWhole = true): Promise<string> {
  const statement = sql`SELECT ${inIndex([match], isWhole)} ->> 0 AS text`
  const rows = await database(started.unwatched.DB).all<{ text: string }>(statement)
  return rows[0]?.text ?? ''
}

test('a Chinese character is searched by the pairs of goods that begin with it', async () => {
  expect(await written('("六角") AND ("螺"*)')).toMatch(/^\("六角"\) AND \(\("螺.?"(?: OR "螺.?")*\)\)$/)
  expect(await written('"螺"*', false)).not.toContain('*')
})

test('a beginning that no goods have stays', async () => {
  for (const match of ['("龘"*)', '("zzzz"*)']) expect(await written(match)).toBe(match)
})

test('a size, a thread and a quantity are searched as one word', async () => {
  expect(await written('("40 20 2" OR "40x20x2"*)')).toBe('("40x20x2"*)')
  expect(await written('("m12x80" OR "m 12 80") AND ("gr"*)')).toBe('("m12x80") AND ("gr"*)')
  expect(await written('("bolt") AND ("m 1" OR "m1"*)')).toBe('("bolt") AND ("m1"*)')
  expect(await written('("10mm" OR "dn10" OR "10 мм")')).toBe('("10mm" OR "dn10")')
})

test('a number with letters that may begin another word is searched apart where goods do not have it as one word', async () => {
  const match = '("6061000kg" OR "6061 t" OR "6061000l")'
  expect(await written(match)).toBe(match)
})
