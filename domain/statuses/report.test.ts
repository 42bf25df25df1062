import { expect, test } from 'vitest'
import { DAY_MS } from '../durations.ts'
import { APPEAL_DAYS, appealUntil, REPORT_SIDES, REPORT_STATUSES } from './report.ts'

const decided = { decidedAt: 1000, appealedAt: null }

test('only the side that a decision is against appeals, once and in time', () => {
  const may = REPORT_STATUSES.flatMap((status) =>
    REPORT_SIDES.filter((side) => appealUntil({ status, ...decided }, side, 2000) !== null).map(
      (side) => `${status} ${side}`,
    ),
  )
  expect(may).toEqual(['upheld reported', 'dismissed reporter'])
  expect(appealUntil({ status: 'upheld', ...decided, appealedAt: 1500 }, 'reported', 2000)).toBeNull()
  const until = 1000 + APPEAL_DAYS * DAY_MS
  expect(appealUntil({ status: 'upheld', ...decided }, 'reported', until - 1)).toBe(until)
  expect(appealUntil({ status: 'upheld', ...decided }, 'reported', until)).toBeNull()
})
