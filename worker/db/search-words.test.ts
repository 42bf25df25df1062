import type { D1Database } from '@cloudflare/workers-types'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type StartedBindings, startBindings } from '../../tests/fixtures/bindings.ts'
import { copyInWorkerd } from '../../tests/fixtures/databases/templates.ts'
import { prepareBulk } from './search-index.ts'
import { indexText } from './search-text/tokens.ts'
import { addSearchWords, forgetSearchWords } from './search-words.ts'

let started: StartedBindings
let counted: D1Database
beforeAll(async () => {
  started = await startBindings()
  counted = await copyInWorkerd(started.unwatched.DB)
})
afterAll(() => started.stop())
const db = (): D1Database => counted

beforeEach(() =>
  db().batch([
    db().prepare("INSERT INTO product_fts (product_fts) VALUES ('delete-all')"),
    db().prepare('DELETE FROM search_words'),
  ]),
)

const publish = (num: number, text: string) =>
  db().prepare('INSERT OR REPLACE INTO product_fts (rowid, name) VALUES (?, ?)').bind(num, indexText(text)).run()
const textOf = (text: string) => ({ words: new Set(text.split(' ')) })
const learn = (text: string) => prepareBulk(db(), addSearchWords([textOf(text)])).run()
const forget = (text: string) => prepareBulk(db(), forgetSearchWords([textOf(text)])).run()
const known = async (table: string) =>
  (await db().prepare(`SELECT word FROM ${table} GROUP BY word ORDER BY word`).all<{ word: string }>()).results.map(
    ({ word }) => word,
  )

test('a word that no public text has is not added', async () => {
  await publish(1, 'valve')
  await learn('valve secret')
  expect(await known('search_words')).not.toContain('secret')
  expect(await known('search_words')).toContain('valve')
})

test('a word is removed with the last public text that has it, and its spellings too', async () => {
  await publish(1, 'valve brass')
  await publish(2, 'valve')
  await learn('valve brass')
  await db().prepare('DELETE FROM product_fts WHERE rowid = 1').run()
  await forget('valve brass')
  expect(await known('search_words')).toEqual(['valv', 'valve'])
  expect(await known('search_spellings')).toEqual(['valv', 'valve'])
})

test('one text writes at most 1,500 rows of words, and known ones do not count', async () => {
  const letters = (n: number) => [...String(n)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')
  const text = Array.from({ length: 3_000 }, (_, at) => `zz${letters(100_000 + at * 7)}`).join(' ')
  await publish(1, text)
  const first = await learn(text)
  expect(first.meta.rows_written).toBeGreaterThan(1_000)
  expect(first.meta.rows_written).toBeLessThanOrEqual(1_500)
  const before = (await known('search_words')).length
  await learn(text)
  expect((await known('search_words')).length).toBeGreaterThan(before * 1.9)
})
