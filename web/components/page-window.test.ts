import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('a short list shows every page', () => {
  expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4])
})

test('a long list shows both ends and the neighbours', () => {
  expect(pageWindow(7, 200)).toEqual([1, -6, 6, 7, 8, -200, 200])
})

test('a single missing page is shown instead of a gap', () => {
  expect(pageWindow(4, 9)).toEqual([1, 2, 3, 4, 5, -9, 9])
})

test('the current page and both ends are always among at most nine places, each once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (a, b) => {
      const page = Math.min(a, b)
      const pages = Math.max(a, b)
      const places = pageWindow(page, pages)
      expect(places).toEqual(expect.arrayContaining([1, page, pages]))
      expect(new Set(places).size).toBe(places.length)
      expect(places.length).toBeLessThanOrEqual(9)
    }),
  )
})
