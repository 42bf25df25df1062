import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INQUIRY_MOVES, INQUIRY_STATUSES, type InquiryStatus, inquiryMoves, OPEN_INQUIRY } from './inquiry.ts'

/** What a quote does when it is sent or accepted. */
const BY_QUOTE: Partial<Record<InquiryStatus, InquiryStatus[]>> = {
  sent: ['quoted'],
  seen: ['quoted'],
  answered: ['quoted'],
  quoted: ['accepted'],
}

const expires = (status: InquiryStatus): boolean => OPEN_INQUIRY.some((open) => open === status)
const next = (status: InquiryStatus): InquiryStatus[] => [
  ...INQUIRY_MOVES.buyer[status],
  ...INQUIRY_MOVES.supplier[status],
  ...(BY_QUOTE[status] ?? []),
  ...(expires(status) ? (['expired'] as const) : []),
]
const rank = (status: InquiryStatus) => INQUIRY_STATUSES.indexOf(status)

/** A random sequence of allowed changes of status, by either side, a quote or time. */
const histories = fc.array(fc.nat(), { maxLength: 20 }).map((choices) => {
  const passed: InquiryStatus[] = ['draft']
  for (const choice of choices) {
    const options = next(passed.at(-1) ?? 'draft')
    const chosen = options[choice % Math.max(1, options.length)]
    if (chosen === undefined) break
    passed.push(chosen)
  }
  return passed
})

describe('the statuses of an inquiry', () => {
  test('never go back, in whichever order the two sides act', () =>
    fc.assert(
      fc.property(histories, (passed) => {
        for (const [at, status] of passed.entries()) {
          const before = passed[at - 1]
          if (before) expect(rank(status)).toBeGreaterThan(rank(before))
        }
      }),
    ))

  test('are all reached, and each open one can be closed by either side', () => {
    const reached = new Set<InquiryStatus>(['draft'])
    for (const status of reached) for (const one of next(status)) reached.add(one)
    expect([...reached].sort()).toEqual([...INQUIRY_STATUSES].sort())
    for (const status of OPEN_INQUIRY) {
      expect(inquiryMoves('buyer', status)).toContain('closed')
      expect(inquiryMoves('supplier', status)).toContain('closed')
    }
  })

  test('declined, closed and expired are final', () => {
    for (const status of ['declined', 'closed', 'expired'] as const) expect(next(status)).toEqual([])
  })

  test('only a quote makes an inquiry quoted or accepted', () => {
    for (const side of ['buyer', 'supplier'] as const) {
      for (const status of INQUIRY_STATUSES) {
        expect(inquiryMoves(side, status)).not.toContain('quoted')
        expect(inquiryMoves(side, status)).not.toContain('accepted')
      }
    }
  })
})
