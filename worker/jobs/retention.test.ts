import { expect, test } from 'vitest'
import { DAY_MS } from '../../domain/durations.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { runWhole } from './job.ts'
import { ROWS_DELETED_A_STEP, retention } from './retention.ts'

const { bindings } = servePeople()
const NOW = 1_800_000_000_000
const env = (days?: string) => ({ ...bindings(), ...(days && { RETENTION_DAYS: days }) })

/** Inserts an inquiry and a lead of this age in days. */
async function leave(id: string, age: number): Promise<void> {
  const { DB } = bindings()
  const at = NOW - age * DAY_MS
  await DB.batch([
    DB.prepare(`INSERT INTO inquiries (id, company, message, contact, locale, status, created_at, updated_at)
      VALUES (?1, 1, 'm', '{}', 'en', 'sent', 0, ?2)`).bind(id, at),
    DB.prepare(`INSERT INTO leads (id, page, contact, message, locale, created_at)
      VALUES (?1, 'talp', '{}', 'm', 'en', ?2)`).bind(id, at),
  ])
}

const left = async () => {
  const { DB } = bindings()
  const idsOf = async (table: string) => (await DB.prepare(`SELECT id FROM ${table} ORDER BY id`).raw()).flat()
  return [await idsOf('inquiries'), await idsOf('leads')]
}

test('inquiries and leads are deleted after three years, inquiries after their last change', async () => {
  await bindings().DB.batch(['inquiries', 'leads'].map((table) => bindings().DB.prepare(`DELETE FROM ${table}`)))
  await leave('old', 3 * 365 + 1)
  await leave('young', 3 * 365 - 1)
  expect(await runWhole(env(), retention, NOW)).toBe('1 inquiries, 1 leads, 0 withdrawn consents')
  expect(await left()).toEqual([['young'], ['young']])
})

test('the operator can set the number of days; with fewer than thirty the job fails, and nothing is deleted', async () => {
  await bindings().DB.batch(['inquiries', 'leads'].map((table) => bindings().DB.prepare(`DELETE FROM ${table}`)))
  await leave('of a year', 365)
  await leave('of forty days', 40)
  await leave('of twenty days', 20)
  await runWhole(env('100'), retention, NOW)
  expect(await left()).toEqual([
    ['of forty days', 'of twenty days'],
    ['of forty days', 'of twenty days'],
  ])
  await expect(runWhole(env('10'), retention, NOW)).rejects.toThrow('RETENTION_DAYS')
  await runWhole(env('30'), retention, NOW)
  expect(await left()).toEqual([['of twenty days'], ['of twenty days']])
})

test('a step deletes a bounded number, and the next steps the others', async () => {
  const { DB } = bindings()
  await DB.batch(['inquiries', 'leads'].map((table) => DB.prepare(`DELETE FROM ${table}`)))
  const count = 2 * ROWS_DELETED_A_STEP + 1
  await DB.prepare(`WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO leads (id, page, contact, message, locale, created_at) SELECT 'lead ' || i, 'talp', '{}', '', 'en', 0 FROM n`).run()
  await retention.step(env(), { now: NOW, argument: null, cursor: null, isLastAttempt: false })
  expect((await left())[1]).toHaveLength(count - ROWS_DELETED_A_STEP)
  expect(await runWhole(env(), retention, NOW)).toBe(
    `0 inquiries, ${count - ROWS_DELETED_A_STEP} leads, 0 withdrawn consents`,
  )
})

test('a withdrawn consent is retained for three years as proof, one in force without limit', async () => {
  const { DB } = bindings()
  const withdrawn = [null, NOW - (3 * 365 + 1) * DAY_MS, NOW - DAY_MS]
  await DB.batch([
    DB.prepare('DELETE FROM consents'),
    ...withdrawn.map((at) =>
      DB.prepare(
        "INSERT INTO consents (user, version, locale, given_at, withdrawn_at) VALUES (1, 'v', 'en', 0, ?)",
      ).bind(at),
    ),
  ])
  expect(await runWhole(env(), retention, NOW)).toContain('1 withdrawn consents')
  const left = await DB.prepare('SELECT withdrawn_at FROM consents ORDER BY num').raw()
  expect(left.flat()).toEqual([null, NOW - DAY_MS])
})

test('a request is deleted with the last of its inquiries, and its lines with it', async () => {
  const { DB } = bindings()
  await DB.batch(['inquiries', 'requests'].map((table) => DB.prepare(`DELETE FROM ${table}`)))
  await leave('old', 3 * 365 + 1)
  await leave('answered lately', 10)
  for (const id of ['old', 'answered lately'])
    await DB.batch([
      DB.prepare("INSERT INTO requests (id, contact, locale, message, created_at) VALUES (?, '{}', 'en', 'm', 0)").bind(
        id,
      ),
      DB.prepare('INSERT INTO request_lines (request, position) SELECT num, 0 FROM requests WHERE id = ?').bind(id),
      DB.prepare('UPDATE inquiries SET request = (SELECT num FROM requests WHERE id = ?1) WHERE id = ?1').bind(id),
    ])
  await runWhole(env(), retention, NOW)
  expect((await DB.prepare('SELECT id FROM requests').raw()).flat()).toEqual(['answered lately'])
  expect(await DB.prepare('SELECT count(*) FROM request_lines').first('count(*)')).toBe(1)
})
