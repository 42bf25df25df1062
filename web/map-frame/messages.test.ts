import { expect, test } from 'vitest'
import { readFromMap } from './messages.ts'

const MOVED = { kind: 'moved', id: 'a', longitude: -60.6, latitude: 90 }

test.each([{ kind: 'listening' }, { kind: 'ready' }, { kind: 'failed' }, { kind: 'chosen', id: 'a' }, MOVED])(
  '%o is ours',
  (message) => expect(readFromMap(message)).toEqual(message),
)

test.each([
  null,
  undefined,
  'ready',
  7,
  {},
  { kind: 'show' },
  { kind: 'chosen' },
  { kind: 'chosen', id: 7 },
  { ...MOVED, id: 7 },
  { kind: 'moved', id: 'a', longitude: 1 },
  { ...MOVED, latitude: 90.1 },
  { ...MOVED, longitude: '60' },
  { ...MOVED, longitude: Number.NaN },
  { ...MOVED, longitude: Infinity },
])('%o is not', (message) => expect(readFromMap(message)).toBeNull())

test('unknown properties of a message are dropped', () =>
  expect(readFromMap({ kind: 'chosen', id: 'a', more: 'x' })).toEqual({ kind: 'chosen', id: 'a' }))
