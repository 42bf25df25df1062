/** The database of the tests' own process answers, refuses and limits as workerd's does. */
import type { D1Database } from '@cloudflare/workers-types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, localDatabase } from '../fixtures/databases/local-database.ts'
import { copyInWorkerd } from '../fixtures/databases/templates.ts'

const local = localDatabase()
let remote: D1Database
beforeAll(async () => {
  await local.batch([
    local.prepare(
      `CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT UNIQUE NOT NULL CHECK (b <> 'x'), c INTEGER REFERENCES t (a))`,
    ),
    local.prepare(`CREATE TRIGGER t_deleted BEFORE DELETE ON t BEGIN SELECT RAISE(ABORT, 'not.this'); END`),
    local.prepare(`INSERT INTO t VALUES (1, 'a', NULL)`),
  ])
  remote = await copyInWorkerd(local)
})
afterAll(() => closeDatabase(local))

const repeated = (count: number, text: string, separator: string) => Array(count).fill(text).join(separator)

const STATEMENTS: [sql: string, ...parameters: unknown[]][] = [
  [`INSERT INTO t VALUES (1, 'b', NULL)`],
  [`INSERT INTO t VALUES (2, 'a', NULL)`],
  [`INSERT INTO t VALUES (2, 'x', NULL)`],
  [`INSERT INTO t VALUES (2, NULL, NULL)`],
  [`INSERT INTO t VALUES (2, 'b', 77)`],
  [`INSERT INTO t VALUES ('b', 'b', NULL)`],
  [`INSERT INTO t VALUES (?, ?, ?) RETURNING a, typeof(a)`, 2, 'b', 1],
  [`UPDATE t SET b = b || ? WHERE a = 1`, 5],
  ['DELETE FROM t'],
  ['SELECT * FROM t ORDER BY a'],
  [`SELECT 1 IN (${repeated(100, '?', ', ')})`, ...Array(100).fill(1)],
  ['SELECT * FROM nothing'],
  [`SELECT 9007199254740993, 1.0, x'0102', NULL, typeof(?), typeof(?)`, 1, true],
  [`SELECT json_extract('{', '$.a')`],
  [`SELECT "text"`],
  [`SELECT 1 AS one, 2 AS one`],
  [`SELECT 1 WHERE 'a' LIKE '${'x'.repeat(51)}'`],
  [`SELECT ${repeated(101, '1', ', ')}`],
  [repeated(6, 'SELECT 1', ' UNION ALL ')],
  [`SELECT ${repeated(101, '1', '+')}`],
  [`SELECT max(${repeated(128, '1', ', ')})`],
  [`SELECT '${'x'.repeat(100_000)}'`],
]

/** Makes messages of Node and workerd comparable: Node does not give a fault's offset, and words a too long statement differently. */
const unified = (text: string): string =>
  text.replace(/ at offset \d+/, '').replace('statement too long', 'string or blob too big')

async function outcome(database: D1Database, [sql, ...parameters]: (typeof STATEMENTS)[number]) {
  const statement = database.prepare(sql).bind(...parameters)
  try {
    const { results, meta } = await database.batch<unknown>([statement]).then(([only]) => only ?? Promise.reject())
    return { results, changes: meta.changes, last: meta.last_row_id }
  } catch (error) {
    const { message, cause } = Object(error)
    return { message: unified(message), cause: unified(String(cause)) }
  }
}

test.each(STATEMENTS)('%s', async (...statement) => {
  expect(await outcome(local, statement)).toEqual(await outcome(remote, statement))
})

test('more than 100 parameters are refused', async () => {
  for (const database of [local, remote]) {
    const statement = database.prepare(`SELECT 1 IN (${repeated(101, '?', ', ')})`).bind(...Array(101).fill(1))
    await expect(statement.all()).rejects.toThrow(/too many SQL variables/)
  }
})

test('a batch that fails leaves nothing', async () => {
  for (const database of [local, remote]) {
    const batch = [database.prepare(`INSERT INTO t VALUES (9, 'nine', NULL)`), database.prepare('DELETE FROM t')]
    await expect(database.batch(batch)).rejects.toThrow('not.this')
    expect(await database.prepare('SELECT a FROM t WHERE a = 9').all()).toMatchObject({ results: [] })
  }
})

test('rows come as arrays, too, with the names of columns where they are requested', async () => {
  for (const database of [local, remote]) {
    const statement = database.prepare('SELECT a, b AS name FROM t WHERE a = 1')
    expect(await statement.raw()).toEqual([[1, 'a5.0']])
    expect(await statement.raw({ columnNames: true })).toEqual([
      ['a', 'name'],
      [1, 'a5.0'],
    ])
    expect(await statement.first('name')).toBe('a5.0')
  }
})
