import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '../../domain/durations.ts'
import { readMigrations } from '../../scripts/migrations.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { ROWS } from '../../tests/fixtures/catalogue/bolt-parameters.ts'
import { bolts, hardware, steelPipes } from '../../tests/fixtures/catalogue.ts'
import { interrupted } from '../../tests/fixtures/interrupted.ts'
import { forgetOwnProducts, ownProduct } from '../../tests/fixtures/suppliers.ts'
import { database } from '../db/connection.ts'
import { insertRows } from '../db/insert.ts'
import { recomputeParameters } from '../db/recompute-parameters.ts'
import { parameters } from '../db/schema.ts'
import { WatchedDatabase, type WatchedStatement } from '../db/watched-database.ts'
import { runWhole } from './job.ts'
import { parameterValues } from './parameter-values.ts'
import { queueJob } from './queue-job.ts'
import { runJobs } from './run-jobs.ts'

const { bindings } = servePeople()
const NOW = 1_800_000_000_000
const GOODS = 450
const run = (sql: string) => bindings().DB.prepare(sql).run()
/** Public products by their value of the parameter `thread`, as filters count them. */
const counted = async () =>
  (await bindings().DB.prepare('SELECT value, n FROM parameter_counts WHERE parameter = 1 ORDER BY value').all())
    .results

/** Goods of which every second states a thread of 8 mm and the others one of half an inch, without any value stored. */
beforeEach(async () => {
  const { DB } = bindings()
  await forgetOwnProducts(bindings())
  await run('DELETE FROM parameters')
  await DB.batch([...insertRows(DB, parameters, ROWS)])
  const id = await ownProduct(bindings(), 1, { category: bolts.num, status: 'published', rank: 5 })
  const facts = (value: string) => JSON.stringify([{ name: { en: 'Thread' }, value }])
  await DB.prepare(`UPDATE products SET facts = ?1 WHERE id = ?2`).bind(facts('8 mm'), id).run()
  await DB.prepare(
    `WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${GOODS - 1})
     INSERT INTO products (id, slug, company, category, names, description, tnved, country, unit, moq, facts, tiers, currency, price_rub,
       vat_included, pictures, variants, status, rank, created_at, updated_at)
     SELECT printf('x%015d', n), p.slug, p.company, p.category, p.names, p.description, p.tnved, p.country, p.unit, p.moq,
       iif(n % 2, ?1, p.facts), p.tiers, p.currency, p.price_rub, p.vat_included, p.pictures, p.variants, p.status, p.rank, 0, 0
     FROM copies CROSS JOIN products AS p ON p.id = ?2`,
  )
    .bind(facts('1/2 in'), id)
    .run()
})

const ALL = [
  { value: 8, n: GOODS / 2 },
  { value: 12.7, n: GOODS / 2 },
]

test('a database that was filled before there were parameters gets their values, also if a step is killed', async () => {
  const env = bindings()
  expect(await counted()).toEqual([])
  const migration = readMigrations().find(({ name }) => name === '0055_parameter_values.sql')
  const queues = migration?.statements.filter((statement) => statement.includes('INSERT INTO jobs')) ?? []
  await env.DB.batch(queues.map((statement) => env.DB.prepare(statement)))
  const only = { kinds: ['parameter-values'] }
  const first = await runJobs(interrupted(env, { at: 14, moment: 'after' }), NOW, only)
  const second = await runJobs(env, NOW + HOUR_MS, only)
  expect(first.length + second.length).toBeGreaterThan(3)
  expect(await counted()).toEqual(ALL)
  expect(await env.DB.prepare("SELECT count(*) AS n FROM jobs WHERE name LIKE 'parameter-values%'").first('n')).toBe(0)
})

test('after a unit was edited, the values of goods of the category and those below are computed anew, and no others', async () => {
  const env = bindings()
  const recompute = (category: number) => runWhole(env, parameterValues, NOW, { category })
  expect(await recompute(steelPipes.num)).toBe('0 products')
  expect(await recompute(hardware.num)).toBe(`${GOODS} products`)
  await run("UPDATE parameters SET unit = 'cm', version = version + 1 WHERE key = 'thread'")
  expect(await recompute(bolts.num)).toBe(`${GOODS} products`)
  expect(await counted()).toEqual(ALL.map(({ value, n }) => ({ value: value / 10, n })))
  expect(await recompute(bolts.num)).toBe('0 products')
})

test('a product that is saved, or a declaration that is edited, while a page is being read is not overwritten', async () => {
  const during = async (sql: string) => {
    let sent = 0
    class Interfering extends WatchedDatabase {
      override async send<Value>(_: WatchedStatement, call: () => Promise<Value>) {
        sent += 1
        if (sent === 3) await run(sql)
        return call()
      }
    }
    const page = await recomputeParameters(new Interfering(bindings().DB), 0, { category: bolts.num, after: 0 })
    expect([sent, page?.changed]).toEqual([3, expect.any(Number)])
    expect(page?.changed).toBeGreaterThan(100)
  }
  await during('UPDATE products SET version = version + 1 WHERE category IN (SELECT category FROM parameters)')
  expect(await counted()).toEqual([])
  await during("UPDATE parameters SET version = version + 1 WHERE key = 'thread'")
  expect(await counted()).toEqual([])
})

test('a job that is queued again begins again', async () => {
  const env = bindings()
  const queue = () =>
    database(env.DB).run(
      queueJob({ name: 'parameter-values 0', kind: 'parameter-values', argument: { category: 0 } }, NOW),
    )
  await queue()
  await runJobs(env, NOW, { kinds: ['parameter-values'] })
  await run("UPDATE parameters SET unit = 'm', version = version + 1 WHERE key = 'thread'")
  await queue()
  await runJobs(env, NOW, { kinds: ['parameter-values'] })
  expect(await counted()).toEqual(ALL.map(({ value, n }) => ({ value: value / 1000, n })))
})
