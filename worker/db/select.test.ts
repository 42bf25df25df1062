import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import { type StartedBindings, startBindings } from '../../tests/fixtures/bindings.ts'
import { localizedOrNull } from '../api/http/locale.ts'
import { database } from './connection.ts'
import { decoded, translation } from './select.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
})
afterAll(() => started.stop())

async function readTranslation(stored: unknown, locale: Locale) {
  const text = sql`(SELECT ${JSON.stringify(stored)} AS text)`
  const names = decoded<Parameters<typeof localizedOrNull>[0]>(translation(sql`text`, locale), 'names')
  const [row] = await database(started.env.DB).select({ names }).from(text)
  return row?.names
}

const ALL = { en: 'Pipe', ru: 'Труба', zh: '管' }

test('of a text’s translations only the one of the response is read', async () => {
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
