/** GET /api/tnved/candidates (docs/behaviour.md, "Code for goods"). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { loadCodes } from '../../../../tests/fixtures/classifier-tree.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
  await loadCodes(started.unwatched.DB)
})
afterAll(() => started.stop())

const ask = (query: Record<string, string>) =>
  askApi(`/api/tnved/candidates?${new URLSearchParams(query)}`, {}, started.env)

test('three codes with their path, why and what to check, in the language asked for', async () => {
  const response = await ask({ name: 'Check valve', locale: 'en' })
  const { data, meta } = await response.json()
  expect(data[0]).toMatchObject({
    code: '848130',
    node: { id: '848130', name: { text: 'Check valves' } },
    general: { code: '8481309908' },
    path: [{ id: 'SXVI' }, { id: '84' }, { id: '8481' }],
    why: [{ of: { id: '848130' }, words: expect.arrayContaining(['check', 'valve']) }],
    check: [],
    excluded: [],
  })
  expect(data.length).toBeLessThanOrEqual(3)
  expect(meta).toMatchObject({ words: expect.arrayContaining(['check', 'valve']), edition: { dated: '2026-03-08' } })
})

test('a Chinese name is found by what else the trade calls the thing', async () => {
  const { data } = await (await ask({ name: '不锈钢止回阀', locale: 'zh' })).json()
  expect(data[0].code).toBe('848130')
})

test('a name without a letter is refused', async () => {
  expect((await ask({ name: '12 345' })).status).toBe(422)
  expect((await ask({ name: 'x'.repeat(201) })).status).toBe(422)
})
