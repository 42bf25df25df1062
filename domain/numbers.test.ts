import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalNumber, parseNumber } from './numbers.ts'

describe('parseNumber', () => {
  it.each([
    ['250', 250],
    ['1 250', 1250],
    ['1 250,5', 1250.5],
    ['12.5 kg', 12.5],
    ['≈ 1 000 ₽', 1000],
    ['-7', 7],
    [',5', 0.5],
  ])('reads %j as %d', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  it.each(['', 'many', '.', '1,2,3', '9'.repeat(400)])('returns 0 for a text without a number: %j', (text) => {
    expect(parseNumber(text)).toBe(0)
  })

  it('returns a finite number that is not negative, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (text) => Number.isFinite(parseNumber(text)) && parseNumber(text) >= 0))
  })

  it('reads back any whole number, with spaces or without', () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        expect(parseNumber(n.toLocaleString('ru'))).toBe(n)
        expect(parseNumber(String(n))).toBe(n)
      }),
    )
  })
})

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
