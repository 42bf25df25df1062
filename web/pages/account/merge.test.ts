import { describe, expect, test } from 'vitest'
import { merge, valueHashes } from './merge.ts'

const BASE = { name: 'Valve', staff: '10', city: 'Perm', about: 'a\nb' }
const form = (typed: Record<string, string>) => ({ ...BASE, ...typed, base: valueHashes(BASE) })

describe('two edits of one thing', () => {
  test('in different fields are merged', () => {
    const { values, theirs } = merge({ ...BASE, staff: '20' }, form({ city: 'Moscow', about: 'a\r\nb' }))
    expect(values).toMatchObject({ name: 'Valve', staff: '20', city: 'Moscow' })
    expect(theirs).toEqual({})
  })

  test('of one field, if they differ, need a choice', () => {
    const { values, theirs } = merge({ ...BASE, staff: '20', city: 'Ufa' }, form({ staff: '30', city: 'Ufa' }))
    expect(values.staff).toBe('30')
    expect(theirs).toEqual({ staff: '20' })
  })

  test('a row that only the other person has added is included', () => {
    const { values, theirs } = merge({ ...BASE, added: 'Steel' }, form({ added: '', city: 'Ufa' }))
    expect(values).toMatchObject({ added: 'Steel', city: 'Ufa' })
    expect(theirs).toEqual({})
  })

  test('need a choice for every field where the form has no marks', () => {
    expect(merge({ ...BASE, staff: '20' }, { ...BASE, base: '[not json' }).theirs).toEqual({ staff: '20' })
  })
})
