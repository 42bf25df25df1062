import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextFetch } from './feed-schedule.ts'

test('the next fetch is at the hour and on the day, after now and within a week', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 23 }),
      fc.option(fc.integer({ min: 0, max: 6 })),
      fc.integer({ min: 1, max: 4e12 }),
      (hour, weekday, now) => {
        const next = nextFetch({ hour, weekday }, now)
        const at = new Date(next)
        expect(next).toBeGreaterThan(now)
        expect(next - now).toBeLessThanOrEqual((weekday === null ? 1 : 7) * 86_400_000)
        expect([at.getUTCHours(), at.getUTCMinutes()]).toEqual([hour, 0])
        if (weekday !== null) expect(at.getUTCDay()).toBe(weekday)
      },
    ),
  ))
