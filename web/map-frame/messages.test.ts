import { expect, test } from 'vitest'
import { readFromMap } from './messages.ts'

test.each([{ kind: 'listening' }, { kind: 'ready' }, { kind: 'failed' }, { kind: 'chosen', id: 'a' }])(
  '%o is ours',
  (message) => expect(readFromMap(message)).toEqual(message),
)

test.each([null, undefined, 'ready', 7, {}, { kind: 'show' }, { kind: 'chosen' }, { kind: 'chosen', id: 7 }])(
  '%o is not',
  (message) => expect(readFromMap(message)).toBeNull(),
)

test('nothing travels on but what the message is made of', () =>
  expect(readFromMap({ kind: 'chosen', id: 'a', more: 'x' })).toEqual({ kind: 'chosen', id: 'a' }))
