import { expect, test, vi } from 'vitest'
import { log } from './log.ts'

function lineOf(run: () => void): Record<string, unknown> {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  run()
  const line: Record<string, unknown> = JSON.parse(String(logged.mock.calls[0]?.[0]))
  logged.mockRestore()
  return line
}

test('an event is one line of JSON with its fields', () => {
  expect(lineOf(() => log('error', 'page cache', { requestId: 'r1', status: 500 }))).toEqual({
    level: 'error',
    event: 'page cache',
    requestId: 'r1',
    status: 500,
  })
})

test('a failed query is logged without what people wrote, in message and stack', () => {
  const error = new Error('Failed query: select 1 where login = ?\nparams: anna@firm.example,second\nline', {
    cause: new Error('D1_ERROR: no such table'),
  })
  const line = lineOf(() => log('error', 'unexpected', {}, error))
  expect(line).toMatchObject({ error: 'Failed query: select 1 where login = ?', cause: 'D1_ERROR: no such table' })
  expect(line.stack).toMatch(/^\s+at /)
  expect(JSON.stringify(line)).not.toMatch(/anna|second/)
})

test('any thrown value can be logged', () => {
  expect(lineOf(() => log('error', 'odd', {}, 'a text'))).toMatchObject({ error: 'a text' })
})
