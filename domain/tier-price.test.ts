import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tier } from './contract/values.ts'
import { smallestOrder, tierPrice, tierRange } from './tier-price.ts'

const tier = (from: number, amount: number): Tier => ({ from, amount, currency: 'CNY', rub: amount * 11 })
const tiers = [tier(4, 1000_00), tier(20, 950_00), tier(100, 900_00)]

describe('tierPrice', () => {
  it('takes the tier the quantity reaches', () => {
    expect(tierPrice(tiers, 4, 19)?.index).toBe(0)
    expect(tierPrice(tiers, 4, 20)?.index).toBe(1)
    expect(tierPrice(tiers, 4, 5000)?.index).toBe(2)
  })

  it('adds up total, roubles and what is saved against the first tier', () => {
    expect(tierPrice(tiers, 4, 100)).toMatchObject({ total: 90_000_00, totalRub: 990_000_00, saving: 10_000_00 })
  })

  it('has no price below the smallest order, nor on request', () => {
    expect(tierPrice(tiers, 4, 3)).toBeNull()
    expect(tierPrice(tiers, 10, 9)).toBeNull()
    expect(tierPrice(tiers, 1, 3)).toBeNull()
    expect(tierPrice([], 1, 10)).toBeNull()
    expect(smallestOrder(tiers, 1)).toBe(4)
  })

  it('rounds a part of a unit to whole minor units', () => {
    expect(tierPrice([tier(1, 333)], 1, 1.5)?.total).toBe(500)
  })

  it('never charges more than the first tier would', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 1e6 }), (quantity) => {
        const answer = tierPrice(tiers, 4, quantity)
        expect(answer && answer.total + answer.saving).toBe(1000_00 * quantity)
      }),
    )
  })
})

describe('tierRange', () => {
  it('ends where the next tier begins', () => {
    expect(tierRange(tiers, 0, 'piece')).toEqual({ from: 4, to: 19 })
    expect(tierRange(tiers, 0, 'metre')).toEqual({ from: 4, to: 20 })
    expect(tierRange(tiers, 2, 'piece')).toEqual({ from: 100, to: null })
  })
})
