import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ORDER_MOVES, ORDER_STATUSES, type OrderStatus, orderMoves } from './order.ts'

const next = (status: OrderStatus): OrderStatus[] => [...orderMoves('buyer', status), ...orderMoves('supplier', status)]

test('an order never goes back, whichever side acts, and ends as received or cancelled', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 5, maxLength: 12 }), (choices) => {
      let status: OrderStatus = 'agreed'
      for (const choice of choices) {
        const options = next(status)
        const chosen = options[choice % Math.max(1, options.length)]
        if (chosen === undefined) break
        expect(ORDER_STATUSES.indexOf(chosen)).toBeGreaterThan(ORDER_STATUSES.indexOf(status))
        status = chosen
      }
      expect(['received', 'cancelled']).toContain(status)
    }),
  ))

test('every state is reached', () => {
  const reached = new Set<OrderStatus>(['agreed'])
  for (const status of reached) for (const one of next(status)) reached.add(one)
  expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort())
})

test('only the seller invoices and ships, only the buyer receives, and nothing is cancelled once it is on its way', () => {
  const by = (side: 'buyer' | 'supplier') => new Set(Object.values(ORDER_MOVES[side]).flat())
  expect(by('supplier')).toEqual(new Set(['invoiced', 'shipped', 'cancelled']))
  expect(by('buyer')).toEqual(new Set(['received', 'cancelled']))
  expect(next('shipped')).toEqual(['received'])
})
