import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { approves, needsApproval } from './order-approval.ts'
import { ORGANIZATION_ROLES } from './roles.ts'

const RUB = { RUB: 1, CNY: 11, USD: 80 }
const rule = { amount: 100_000, currency: 'RUB' as const }

describe('approval of orders', () => {
  test('begins above the sum, not at it', () => {
    expect(needsApproval({ gross: 100_000, currency: 'RUB' }, rule, RUB)).toBe(false)
    expect(needsApproval({ gross: 100_001, currency: 'RUB' }, rule, RUB)).toBe(true)
  })

  test('compares other currencies at their rates, and waits where one has none', () => {
    expect(needsApproval({ gross: 1_250, currency: 'USD' }, rule, RUB)).toBe(false)
    expect(needsApproval({ gross: 1_251, currency: 'USD' }, rule, RUB)).toBe(true)
    expect(needsApproval({ gross: 1, currency: 'EUR' }, rule, RUB)).toBe(true)
    expect(needsApproval({ gross: 1, currency: 'USD' }, { amount: 1e9, currency: 'EUR' }, RUB)).toBe(true)
  })

  test('is needed for every sum above one that needs it', () => {
    const currency = fc.constantFrom('RUB', 'CNY', 'USD', 'EUR')
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), fc.nat(1e9), currency, currency, (sum, more, amount, of, limit) => {
        const one = needsApproval({ gross: sum, currency: of }, { amount, currency: limit }, RUB)
        const other = needsApproval({ gross: sum + more, currency: of }, { amount, currency: limit }, RUB)
        expect(one && !other).toBe(false)
      }),
    )
  })

  test('is given by the named role and those above it', () => {
    expect(ORGANIZATION_ROLES.filter((role) => approves(role, { approver: 'MANAGER' }))).toEqual(['MANAGER', 'OWNER'])
  })
})
