import { expect, test, vi } from 'vitest'
import { getOrCreate } from './get-or-create.ts'

test('an entry is created once, even where it is empty', () => {
  const entries = new Map<string, string>()
  const create = vi.fn(() => '')
  expect(getOrCreate(entries, 'key', create)).toBe('')
  expect(getOrCreate(entries, 'key', create)).toBe('')
  expect(create).toHaveBeenCalledOnce()
  expect(entries).toEqual(new Map([['key', '']]))
})
