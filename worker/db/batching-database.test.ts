import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StartedBindings, startBindings } from '../../tests/fixtures/bindings.ts'
import { AppError } from '../api/http/problem.ts'
import { batchReads } from './batching-database.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
})
afterAll(() => started.stop())

/** A database that batches reads, and the number of statements in each of its round trips. */
function counted() {
  const { DB } = started.unwatched
  const trips: number[] = []
  const db: D1Database = {
    prepare: (sql) => DB.prepare(sql),
    batch: (statements) => {
      trips.push(statements.length)
      return DB.batch(statements)
    },
    exec: (sql) => DB.exec(sql),
    dump: () => DB.dump(),
    withSession: (constraint) => DB.withSession(constraint),
  }
  return { db: batchReads(db), trips }
}

const read = (db: D1Database, n: unknown): D1PreparedStatement => db.prepare('SELECT ? AS n').bind(n)
const rowsOf = (all: { results: unknown[] }[]) => all.flatMap(({ results }) => results)

test('reads that start in the same turn are sent as one batch, and every caller gets its own rows', async () => {
  const { db, trips } = counted()
  const later = async () => {
    await null
    return db.batch([read(db, 3)])
  }
  const [one, two, three] = await Promise.all([db.batch([read(db, 1), read(db, 2)]), read(db, 'x').all(), later()])
  expect([rowsOf(one), two.results, rowsOf(three)]).toEqual([[{ n: 1 }, { n: 2 }], [{ n: 'x' }], [{ n: 3 }]])
  expect(trips).toEqual([4])
})

test('two reads of the same statement send it once', async () => {
  const { db, trips } = counted()
  const [one, two] = await Promise.all([db.batch([read(db, 1), read(db, 2)]), db.batch([read(db, 2), read(db, '2')])])
  expect([rowsOf(one), rowsOf(two)]).toEqual([
    [{ n: 1 }, { n: 2 }],
    [{ n: 2 }, { n: '2' }],
  ])
  expect(trips).toEqual([3])
})

test('a later read is another round trip, but a statement that was already read is not sent again', async () => {
  const { db, trips } = counted()
  await db.batch([read(db, 1)])
  const [two, one] = await Promise.all([db.batch([read(db, 2)]), db.batch([read(db, 1)])])
  expect([rowsOf(two), rowsOf(one)]).toEqual([[{ n: 2 }], [{ n: 1 }]])
  expect(trips).toEqual([1, 1])
})

describe('after a write the same statement is sent again', () => {
  const READ = "SELECT count(*) AS n FROM jobs WHERE name LIKE 'batched%'"
  const WRITE = "INSERT INTO jobs (name, started_at) VALUES ('batched' || ?, 1)"
  const inOneWay = (db: D1Database, way: 'batch' | 'all' | 'run' | 'raw' | 'first') => {
    const statement = db.prepare(WRITE).bind(way)
    const ways = {
      batch: () => db.batch([statement]),
      all: () => statement.all(),
      run: () => statement.run(),
      raw: () => statement.raw(),
      first: () => statement.first(),
    }
    return ways[way]()
  }

  test.each(['batch', 'all', 'run', 'raw', 'first'] as const)('%s', async (way) => {
    const { db } = counted()
    const count = async () => Number((await db.prepare(READ).all()).results[0]?.n)
    const before = await count()
    expect(await count()).toBe(before)
    await inOneWay(db, way)
    expect(await count()).toBe(before + 1)
  })
})

test('a statement that fails does not fail the others', async () => {
  const { db } = counted()
  const [good, bad] = await Promise.allSettled([db.batch([read(db, 1)]), db.prepare('SELECT * FROM nowhere').all()])
  expect(good).toMatchObject({ status: 'fulfilled', value: [{ results: [{ n: 1 }] }] })
  expect(bad.status).toBe('rejected')
})

test('writes are never batched with other statements', async () => {
  const { db, trips } = counted()
  const write = db.prepare("INSERT INTO jobs (name, started_at) VALUES ('x', 1)")
  await Promise.all([db.batch([write, db.prepare("DELETE FROM jobs WHERE name = 'x'")]), db.batch([read(db, 1)])])
  expect(trips.toSorted()).toEqual([1, 2])
})

test('an unreachable database fails the whole batch without a second attempt', async () => {
  const { DB } = started.unwatched
  let trips = 0
  const db = batchReads({
    exec: (sql) => DB.exec(sql),
    dump: () => DB.dump(),
    withSession: (constraint) => DB.withSession(constraint),
    prepare: (sql) => DB.prepare(sql),
    batch: async () => {
      trips++
      throw new AppError('storage.unavailable', 503)
    },
  })
  const outcomes = await Promise.allSettled([db.batch([read(db, 1)]), db.batch([read(db, 2)])])
  expect([outcomes.map(({ status }) => status), trips]).toEqual([['rejected', 'rejected'], 1])
})
