import { sql } from 'drizzle-orm'
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import { type StartedBindings, startBindings } from '../../tests/fixtures/bindings.ts'
import { localizedOrNull } from '../api/http/locale.ts'
import { database } from './connection.ts'
import { decoded, translatedEach, translation } from './select.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
})
afterAll(() => started.stop())

async function readTranslation(stored: unknown, locale: Locale) {
  const from = sql`(SELECT ${JSON.stringify(stored)} AS text)`
  const names = decoded<Parameters<typeof localizedOrNull>[0]>(translation(sql`text`, locale), 'names')
  const [row] = await database(started.env.DB).select({ names }).from(from)
  return row?.names
}

const ALL = { en: 'Pipe', ru: 'Труба', zh: '管' }

test('translations in a list of objects, and in lists nested in them, are reduced to one language, and nothing else is changed', async () => {
  const stored = [
    { sku: 'A', factor: 1.25, options: [{ name: ALL, value: 'DN 50' }], note: ALL },
    { sku: 'Б "2"', options: [{ name: { zh: '管' }, value: { en: '', zh: '无' } }] },
    { sku: null, options: [] },
    {},
  ]
  const { DB } = started.env
  const column = sqliteTable('stored', { list: text('list', { mode: 'json' }).$type<unknown[]>() }).list
  const list = translatedEach(column, 'ru', { options: { name: 'text', value: 'text' }, place: 'text' }, 'list')
  const from = sql`(SELECT ${JSON.stringify(stored)} AS list) AS stored`
  const [row] = await database(DB).select({ list }).from(from)
  const [first, ...others] = stored
  expect(row?.list).toEqual([{ ...first, options: [{ name: { ru: ALL.ru }, value: 'DN 50' }] }, ...others])
})

test('only the translation in the response’s language is read', async () => {
  expect(await readTranslation(ALL, 'ru')).toEqual({ ru: 'Труба' })
})

test.each([
  ['of another language only', { zh: '管' }],
  ['with an empty translation', { en: '', zh: '管' }],
  ['that is the same in every language', 'DN 50'],
  ['without any translation', {}],
  ['that is missing', null],
])('a text %s falls back as if it had been read whole', async (_, stored) => {
  expect(localizedOrNull((await readTranslation(stored, 'en')) ?? null, 'en')).toEqual(localizedOrNull(stored, 'en'))
})
