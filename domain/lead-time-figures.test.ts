import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leadTimeFigures, type PromisedOrder, shownOnTimeRate } from './lead-time-figures.ts'

const TODAY = '2026-03-31'
/** Agreed on a Monday, to be shipped by Friday the 6th. */
const order = (rest: Partial<PromisedOrder>): PromisedOrder => ({
  from: '2026-03-02',
  leadDays: 4,
  shippedOn: null,
  cancelledOn: null,
  ...rest,
})
const rate = (...orders: PromisedOrder[]) => leadTimeFigures(orders, TODAY)

describe('lead times that were met', () => {
  test('are the share of orders shipped within the promised working days', () => {
    const inTime = order({ shippedOn: '2026-03-06' })
    const late = order({ shippedOn: '2026-03-07' })
    expect(rate(inTime)).toEqual({ onTimeRate: 100, orderCount: 1 })
    expect(rate(inTime, inTime, late)).toEqual({ onTimeRate: 67, orderCount: 3 })
    expect(rate(order({ leadDays: 5, shippedOn: '2026-03-09' }))).toMatchObject({ onTimeRate: 100 })
  })

  test('count an order that is overdue, and none that may still be in time', () => {
    expect(rate(order({}))).toEqual({ onTimeRate: 0, orderCount: 1 })
    expect(rate(order({ from: '2026-03-30' }))).toEqual({ onTimeRate: null, orderCount: 0 })
  })

  test('count a cancelled order only where it was late by then', () => {
    expect(rate(order({ cancelledOn: '2026-03-05' }))).toEqual({ onTimeRate: null, orderCount: 0 })
    expect(rate(order({ cancelledOn: '2026-03-20' }))).toEqual({ onTimeRate: 0, orderCount: 1 })
  })

  test('are shown from five orders on', () => {
    const inTime = order({ shippedOn: '2026-03-06' })
    expect(shownOnTimeRate(rate(inTime, inTime, inTime, inTime))).toBeNull()
    expect(shownOnTimeRate(rate(inTime, inTime, inTime, inTime, inTime))).toBe(100)
  })

  test('never fall because an order is shipped earlier', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-03-${String(date).padStart(2, '0')}`)
    const any = fc.record({
      from: day,
      leadDays: fc.nat(40),
      shippedOn: fc.option(day),
      cancelledOn: fc.constant(null),
    })
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 20 }), fc.nat(19), (orders, at) => {
        const before = leadTimeFigures(orders, TODAY)
        const earlier = orders.map((one, place) =>
          place === at % orders.length ? { ...one, shippedOn: one.from } : one,
        )
        expect(leadTimeFigures(earlier, TODAY).onTimeRate).toBeGreaterThanOrEqual(before.onTimeRate ?? 0)
        expect(leadTimeFigures(orders.toReversed(), TODAY)).toEqual(before)
      }),
    )
  })
})
