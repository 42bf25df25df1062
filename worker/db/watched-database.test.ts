import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type StartedBindings, startBindings } from '../../tests/fixtures/bindings.ts'
import { slowQuery, WatchedDatabase } from './watched-database.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
})
afterAll(() => started.stop())

/** Advances the clock by half a second each time it is read. */
function slowly() {
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 500
    return now
  })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => {
    const lines = warn.mock.calls.map(([line]) => JSON.parse(String(line)))
    vi.restoreAllMocks()
    return lines
  }
}

test('a slow statement is logged with its text and without its parameters', async () => {
  const db = new WatchedDatabase(started.unwatched.DB, slowQuery({}))
  const lines = slowly()
  expect((await db.prepare('SELECT ? AS login').bind('anna@firm.example').all()).results).toEqual([
    { login: 'anna@firm.example' },
  ])
  expect(lines()).toEqual([{ level: 'warn', event: 'slow query', took: 500, sql: 'SELECT ? AS login' }])
})

test('a slow batch is logged with the text of its statements', async () => {
  const db = new WatchedDatabase(started.unwatched.DB, slowQuery({}))
  const lines = slowly()
  const [one, two] = await db.batch([db.prepare('SELECT 1 AS a'), db.prepare('SELECT ? AS b').bind(2)])
  expect([one?.results, two?.results]).toEqual([[{ a: 1 }], [{ b: 2 }]])
  expect(lines()).toMatchObject([{ sql: 'SELECT 1 AS a; SELECT ? AS b' }])
})

test('a quick statement is not logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await new WatchedDatabase(started.unwatched.DB, slowQuery({})).prepare('SELECT 1').run()
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

test.each([
  ['0', 0],
  ['50', 50],
  ['', 300],
  ['x', 300],
  ['-1', 300],
])('SLOW_QUERY=%s: %i milliseconds and more are slow', (set, slow) => expect(slowQuery({ SLOW_QUERY: set })).toBe(slow))
