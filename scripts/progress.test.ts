import { afterEach, expect, test, vi } from 'vitest'
import { progressLine } from './progress.ts'

afterEach(() => vi.restoreAllMocks())

test('shows progress and remaining time, at intervals and at the end', () => {
  const lines: unknown[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const show = progressLine()
  const at = (milliseconds: number, what: string, done: number) => {
    clock.mockReturnValue(milliseconds)
    show(what, done, 100)
  }
  at(1_000, 'Products', 0)
  at(6_000, 'Products', 20)
  at(7_000, 'Products', 30)
  at(31_000, 'Products', 100)
  at(41_000, 'Lists', 0)
  at(47_000, 'Lists', 50)
  expect(lines).toEqual([
    'Products: 20 of 100, 6.0 s, about 20 s to go',
    'Products: 100 of 100, 31.0 s',
    'Lists: 0 of 100, 41.0 s',
    'Lists: 50 of 100, 47.0 s, about 6 s to go',
  ])
})
