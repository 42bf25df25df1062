import { describe, expect, test } from 'vitest'
import { hintPlace, hintSide } from './tooltip.ts'

const box = (left: number, top: number, width = 40, height = 20) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('side', () => {
  test('is the top by default', () => {
    expect(hintSide(undefined, box(100, 100), 800)).toBe('top')
    expect(hintSide('bottom', box(100, 100), 800)).toBe('bottom')
    expect(hintSide('sideways', box(100, 100), 800)).toBe('top')
  })

  test('is the left with less than 80 px to the right edge', () => {
    expect(hintSide('right', box(681, 100), 800)).toBe('left')
    expect(hintSide('right', box(680, 100), 800)).toBe('right')
  })
})

describe('place', () => {
  const viewport = { width: 400, height: 300 }
  const hint = { width: 120, height: 30 }

  test('is centred on the element', () => {
    expect(hintPlace('top', box(200, 100), hint, viewport)).toEqual({ x: 160, y: 62 })
    expect(hintPlace('right', box(100, 100), hint, viewport)).toEqual({ x: 148, y: 95 })
  })

  test('stays within the viewport', () => {
    expect(hintPlace('left', box(10, 2), hint, viewport)).toEqual({ x: 8, y: 8 })
    expect(hintPlace('bottom', box(360, 290), hint, viewport)).toEqual({ x: 272, y: 262 })
  })
})
