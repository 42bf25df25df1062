import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CombinationSet, combinationsByValue, type StatedValues, variantsByValue } from './value-combinations.ts'

const share = (sets: CombinationSet[]): boolean =>
  (sets[0] ?? []).some((_, at) => sets.reduce((bits, set) => bits & BigInt(set[at] ?? 0), -1n) !== 0n)

/** Values of one parameter each; a variant without a value is written as an empty list. */
const stated = (product: number[], ...variants: number[][]): StatedValues => ({ product, variants })

describe('the values that a variant has together', () => {
  test('are those it states itself, and the product’s of what it does not state', () => {
    const held = combinationsByValue([stated([], [50], [80]), stated([1], [2], []), stated([7], [], [])])
    const [size, drive, steel] = (held ?? []).map((of) => (value: number) => of(value))
    expect(share([size?.(50) ?? [], drive?.(2) ?? [], steel?.(7) ?? []])).toBe(true)
    expect(share([size?.(80) ?? [], drive?.(1) ?? [], steel?.(7) ?? []])).toBe(true)
    expect(share([size?.(50) ?? [], drive?.(1) ?? []])).toBe(false)
  })

  test('are any where the variants differ in one parameter, and where there are none', () => {
    expect(combinationsByValue([stated([], [50], [80]), stated([7], [], [])])).toBeNull()
    expect(combinationsByValue([stated([50, 80]), stated([1, 2])])).toBeNull()
    expect(combinationsByValue([])).toBeNull()
  })

  test('are also the product’s own where no variant has them', () => {
    const [size, drive] = combinationsByValue([stated([25], [50], [80]), stated([1], [2], [3])]) ?? []
    expect(share([size?.(25) ?? [], drive?.(1) ?? []])).toBe(true)
    expect(share([size?.(25) ?? [], drive?.(2) ?? []])).toBe(false)
  })

  test('are distinguished for as many variants as a product may have', () => {
    const places = Array.from({ length: 300 }, (_, at) => at)
    const sizes = stated([], ...places.map((at) => [at % 20]))
    const lengths = stated([], ...places.map((at) => [Math.floor(at / 20)]))
    const [size, length] = combinationsByValue([sizes, lengths]) ?? []
    expect(places.every((at) => share([size?.(at % 20) ?? [], length?.(Math.floor(at / 20)) ?? []]))).toBe(true)
    const [odd, even] = combinationsByValue([sizes, stated([], ...places.map((at) => [at % 2]))]) ?? []
    expect(share([odd?.(19) ?? [], even?.(1) ?? []])).toBe(true)
    expect(share([odd?.(19) ?? [], even?.(0) ?? []])).toBe(false)
  })

  test('are exactly those of one variant, whatever the variants are', () => {
    const values = fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 2 })
    const variants = fc.array(fc.tuple(values, values, values), { minLength: 1, maxLength: 70 })
    fc.assert(
      fc.property(variants, fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.nat({ max: 3 })), (all, chosen) => {
        const parameters = [0, 1, 2].map((at) => stated([], ...all.map((each) => each[at] ?? [])))
        const held = combinationsByValue(parameters)
        const has = (at: number) => all.some((each) => each[at]?.includes(chosen[at] ?? -1))
        const isOne = all.some((each) => chosen.every((value, at) => each[at]?.includes(value)))
        const found = held ? share(chosen.map((value, at) => held[at]?.(value) ?? [])) : [0, 1, 2].every(has)
        expect(found).toBe(isOne)
      }),
    )
  })
})

describe('the variants that have a value', () => {
  const placesOf = (product: number[], ...variants: number[][]) => {
    const [having] = variantsByValue([stated(product, ...variants), stated([7], ...variants.map(() => []))])
    return (value: number) => having?.(value)
  }

  test('are stored where they differ in one parameter, too, and where not all have the value', () => {
    const sizes = placesOf([], [50], [80], [50])
    expect([sizes(50), sizes(80)]).toEqual([[0b1010], [0b100]])
    expect([placesOf([50], [50], [])(50), placesOf([50])(50)]).toEqual([null, null])
  })

  test('have the product before them, where it has a value that none of them has', () => {
    const sizes = placesOf([25], [50], [80])
    expect([sizes(25), sizes(50)]).toEqual([[0b1], [0b10]])
  })

  test('have places beyond one number', () => {
    const places = Array.from({ length: 60 }, (_, at) => [at])
    expect(placesOf([], ...places)(53)).toEqual([0, 4])
  })
})
