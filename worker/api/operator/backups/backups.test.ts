/** Administrators list, make and download archives of the database (docs/behaviour.md, "Backups on the desk"). */
import { beforeEach, expect, test, vi } from 'vitest'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { fontAssets } from '../../../../tests/fixtures/font-assets.ts'
import { asPerson } from '../../../../tests/fixtures/people.ts'

const { as, bindings } = servePeople()
const PATH = '/api/operator/backups'
const NAME = '2026-11-23T00-00-07Z'
const KEY = `backups/${NAME}.tar.gz`
const BYTES = 'archive'

/** A bucket with one archive, and a file of somebody else's. */
const bucket = {
  list: async () => ({
    objects: [
      { key: KEY, size: BYTES.length },
      { key: 'backups/notes.txt', size: 1 },
    ],
    truncated: false,
  }),
  head: async (key: string) => (key === KEY ? {} : null),
  get: async (key: string) => (key === KEY ? { size: BYTES.length, body: new Response(BYTES).body } : null),
}

async function ask(method: string, path: string, body?: object, more: object = {}) {
  const headers = { ...(await asPerson('ADMIN')), ...(body && { 'Content-Type': 'application/json' }) }
  const env = { ...bindings(), ASSETS: fontAssets, BACKUPS: Object(bucket), ...more }
  return askApi(PATH + path, { method, headers, ...(body && { body: JSON.stringify(body) }) }, env)
}

beforeEach(() => void vi.useRealTimers())

test('archives are listed, and given to the operator who has asked, for ten minutes, with an entry in the journal', async () => {
  expect(await (await ask('GET', '')).json()).toEqual({
    data: [{ name: NAME, at: '2026-11-23T00:00:07.000Z', bytes: 7 }],
    meta: { bucket: true },
  })
  expect(await statusAndCode(await ask('GET', `/file?name=${NAME}`))).toEqual([404, 'backup.unknown'])
  expect(await statusAndCode(await ask('POST', '/downloads', { name: '2026-11-24T00-00-07Z' }))).toEqual([
    404,
    'backup.unknown',
  ])
  const allowed = await ask('POST', '/downloads', { name: NAME })
  expect([allowed.status, (await allowed.json()).data.path]).toEqual([201, `${PATH}/file?name=${NAME}`])
  const file = await ask('GET', `/file?name=${NAME}`)
  expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="kontor-${NAME}.tar.gz"`)
  expect(await file.text()).toBe(BYTES)
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/journal?act=backup-downloaded')).json()
  expect(data[0]).toMatchObject({ by: 'ADMIN', input: { name: NAME } })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  expect(await statusAndCode(await ask('GET', `/file?name=${NAME}`))).toEqual([404, 'backup.unknown'])
})

test('a download needs a second factor where the instance demands one', async () => {
  const response = await ask('POST', '/downloads', { name: NAME }, { SECOND_FACTOR: 'required' })
  expect(await statusAndCode(response)).toEqual([403, 'confirmation.required'])
})

test('one is made at a press; an instance without a bucket says so', async () => {
  expect(await statusAndCode(await as('ADMIN', 'POST', PATH))).toEqual([409, 'backups.unconfigured'])
  expect(await (await as('ADMIN', 'GET', PATH)).json()).toEqual({ data: [], meta: { bucket: false } })
  expect((await ask('POST', '')).status).toBe(202)
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/journal?act=backup-begun')).json()
  expect(data).toHaveLength(1)
})
