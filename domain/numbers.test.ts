import { describe, expect, it } from 'vitest'
import { decimalNumber } from './numbers.ts'

describe('decimalNumber', () => {
  it.each([
    ['1,15', 1.15],
    ['1 250,50', 1250.5],
    ['1\u00a0250.5', 1250.5],
    ['−7', -7],
    ['-58.010', -58.01],
    [',5', 0.5],
    ['12.', 12],
  ])('reads %j as %d', (text, value) => {
    expect(decimalNumber(text)).toBe(value)
  })

  it.each(['', '.', '-', '1,2,3', '1.2,3', '12 kg', '1e3', '0x10', 'Infinity'])('refuses %j', (text) => {
    expect(decimalNumber(text)).toBeNaN()
  })
})
