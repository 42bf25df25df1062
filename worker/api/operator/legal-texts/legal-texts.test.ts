/** Legal pages and landing texts: which is in force from which day, and which a consent is recorded with (docs/behaviour.md, "Legal texts"). */
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { LEGAL_VERSION } from '../../../../domain/legal-version.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { id } from '../../../../tests/fixtures/catalogue/row.ts'
import { database } from '../../../db/connection.ts'
import { consentVersion } from '../../../db/consent-version.ts'

const { as, bindings } = servePeople()
const DESK = '/api/operator/legal-texts'
const BODIES = { en: '## Scope', ru: '## О чём', zh: '## 范围' }
// After the built-in text's own date, which may be a day ahead.
const LATER = utcDay(Date.now() + 10 * 24 * 3_600_000)

beforeEach(() => bindings().DB.exec('DELETE FROM legal_texts'))

/** Stores a text that is in force from a day on. */
const held = async (num: number, text: string, day: string, en: string) => {
  await bindings()
    .DB.prepare('INSERT INTO legal_texts (id, text, holds_from, bodies, updated_at) VALUES (?, ?, ?, ?, 0)')
    .bind(id(44, 10 + num), text, day, JSON.stringify({ ...BODIES, en }))
    .run()
  return id(44, 10 + num)
}
const shown = async (text: string, query = '') => {
  const response = await as('ANONIM', 'GET', `/api/legal-texts/${text}?locale=en${query}`)
  return response.status === 200 ? (await response.json()).data : response.status
}
const begin = async () => (await (await as('ADMIN', 'POST', DESK, { text: 'terms' })).json()).data
const save = (of: string, holdsFrom: string | null, bodies: object = BODIES, headers?: Record<string, string>) =>
  as('ADMIN', 'PATCH', `${DESK}/${of}`, { bodies, holdsFrom }, headers)

test('without a stored text the built-in one is in force, else the stored one of the latest day, with the days of earlier ones', async () => {
  expect(await shown('terms')).toEqual({ holdsFrom: null, body: null, days: [] })
  await held(1, 'terms', '2026-01-01', 'First')
  await held(2, 'terms', '2026-02-01', 'Second')
  await held(3, 'terms', '2990-01-01', 'Third')
  await held(4, 'privacy', '2026-03-01', 'Other')
  const days = ['2026-02-01', '2026-01-01']
  expect(await shown('terms')).toEqual({ holdsFrom: '2026-02-01', body: { text: 'Second', lang: 'en' }, days })
  expect(await shown('terms', '&on=2026-01-01')).toMatchObject({ body: { text: 'First' } })
  expect([await shown('terms', '&on=2990-01-01'), await shown('terms', '&on=2026-01-02')]).toEqual([404, 404])
  expect(await shown('nothing')).toBe(404)
})

test('a consent is recorded with the wording in force', async () => {
  const version = async (now = Date.now()) =>
    (await database(bindings().DB).all<{ version: string }>(sql`SELECT ${consentVersion(now)} AS version`))[0]?.version
  expect(await version()).toBe(LEGAL_VERSION)
  await held(1, 'consent', '2026-01-01', 'First')
  expect(await version()).toBe('2026-01-01')
})

test('a draft begins as the text in force, is saved by version, and gets a day only in all languages and only one to come', async () => {
  await held(1, 'terms', '2026-01-01', '## First')
  const { id: draft, state, bodies } = await begin()
  expect([state, bodies.en]).toEqual(['draft', '## First'])
  expect(await statusAndCode(await save(draft, LATER, { ...BODIES, zh: ' ' }))).toEqual([409, 'legal-text.incomplete'])
  expect((await (await save(draft, '2026-01-02')).json()).errors).toMatchObject([{ path: 'holdsFrom', code: 'past' }])
  const { data } = await (await save(draft, LATER, BODIES, { 'If-Match': '"1"' })).json()
  expect(data).toMatchObject({ state: 'scheduled', holdsFrom: LATER, version: 2 })
  expect(await statusAndCode(await save(draft, LATER, BODIES, { 'If-Match': '"1"' }))).toEqual([
    412,
    'version.outdated',
  ])
  const { id: other } = await begin()
  expect(await statusAndCode(await save(other, LATER))).toEqual([409, 'legal-text.taken'])
  expect(await shown('terms')).toMatchObject({ body: { text: '## First' } })
  const rows = (await (await as('ADMIN', 'GET', DESK)).json()).data
  expect(rows.map((row: { state: string }) => row.state)).toEqual(['draft', 'scheduled', 'in-force'])
  const { data: acts } = await (await as('ADMIN', 'GET', '/api/operator/journal')).json()
  expect(acts.find(({ act }: { act: string }) => act === 'legal-text-changed')).toMatchObject({
    before: { from: null },
    after: { kind: 'terms', from: LATER },
  })
  expect((await as('ADMIN', 'DELETE', `${DESK}/${draft}`)).status).toBe(204)
})

test('a text that is or was in force is neither changed nor deleted', async () => {
  const first = await held(1, 'terms', '2026-01-01', 'First')
  const second = await held(2, 'terms', '2026-02-01', 'Second')
  for (const one of [first, second]) {
    expect(await statusAndCode(await save(one, LATER))).toEqual([409, 'legal-text.held'])
    expect(await statusAndCode(await as('ADMIN', 'DELETE', `${DESK}/${one}`))).toEqual([409, 'legal-text.held'])
  }
  expect((await (await as('ADMIN', 'GET', `${DESK}/${first}`)).json()).data.state).toBe('past')
})
