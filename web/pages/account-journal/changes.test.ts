import { expect, test } from 'vitest'
import { changesOf, nameSent, sentOf } from './changes.ts'

test('only what differs is a change, and languages are side by side', () => {
  const before = { status: 'active', reason: null, names: { en: 'Ural' }, secret: 1 }
  const after = { status: 'blocked', reason: null, names: { en: 'Ural', ru: 'Урал' }, secret: 2 }
  expect(changesOf({ before, after })).toEqual([
    { field: 'status', before: 'active', after: 'blocked' },
    { field: 'names', before: 'Ural', after: 'Ural / Урал' },
  ])
})

test('what was added or removed changes in all its fields', () => {
  expect(changesOf({ before: { status: 'open' }, after: null })).toEqual([
    { field: 'status', before: 'open', after: '—' },
  ])
})

test('empty fields that were sent are left out', () =>
  expect(sentOf({ input: { status: 'active', reason: '', other: 1 } })).toEqual([{ field: 'status', value: 'active' }]))

test('codes that are stored as a list in a text are shown without its brackets', () => {
  const change = { before: { codes: '["8481","84"]', reason: '[sic' }, after: null }
  expect(changesOf(change)).toEqual([
    { field: 'codes', before: '8481 / 84', after: '—' },
    { field: 'reason', before: '[sic', after: '—' },
  ])
})

test('what was added is called by its name, its words or its number, and by nothing else', () => {
  expect(nameSent({ input: { reason: 'No', kind: 'vat', names: { en: ['valve', 'tap'] } } })).toBe('valve / tap')
  expect(nameSent({ input: { number: '010/2011', prefixes: ['84'] } })).toBe('010/2011')
  expect(nameSent({ input: { words: ['a'.repeat(200)] } })).toHaveLength(81)
  expect(nameSent({ input: { reason: 'Blurred' } })).toBe('')
})
