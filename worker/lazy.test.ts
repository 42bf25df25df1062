import { expect, test } from 'vitest'
import { lazy } from './lazy.ts'

test('a lazy value is loaded at its first use, once, and then returned without waiting', async () => {
  let loads = 0
  const value = lazy(async () => ({ at: ++loads }))
  expect(loads).toBe(0)
  const first = await value()
  expect(value()).toBe(first)
  expect(loads).toBe(1)
})

test('a value that failed to load is loaded again at the next use', async () => {
  let loads = 0
  const value = lazy(async () => {
    loads += 1
    if (loads === 1) throw new Error('cut off')
    return { loads }
  })
  await expect(async () => value()).rejects.toThrow('cut off')
  expect(await value()).toEqual({ loads: 2 })
})

test('two first uses at the same time give one value', async () => {
  const value = lazy(async () => ({}))
  const [one, other] = await Promise.all([value(), value()])
  expect(one).toBe(other)
})
