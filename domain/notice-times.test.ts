import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS } from './durations.ts'
import { DAILY_HOUR, type NoticeTimes, noticeTime, PACES, USUAL_TIMES } from './notice-times.ts'
import { TIME_ZONES } from './time-zones.ts'

/** The time of day in a zone, computed in another way than the code does. */
function clock(time: number, timeZone: string): [hour: number, minute: number] {
  const text = new Date(time).toLocaleTimeString('en-GB', { timeZone, hour12: false })
  const [hour = 0, minute = 0] = text.split(':').map(Number)
  return [hour, minute]
}

const hours = fc.integer({ min: 0, max: 23 })
const zones = fc.constantFrom(...TIME_ZONES)
/** Three years, in which clocks are put forward and back. */
const times = fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2028-01-01') })
const quiets = fc.record({ from: hours, to: hours }).filter(({ from, to }) => from !== to)

const timesOf = (pace: (typeof PACES)[number], quiet: NoticeTimes['quiet'], timeZone: NoticeTimes['timeZone']) => ({
  ...USUAL_TIMES,
  pace: { ...USUAL_TIMES.pace, inquiries: { email: pace, sms: pace, push: pace } },
  quiet,
  timeZone,
})

test('nothing is sent in quiet hours, and nothing later than necessary', () => {
  fc.assert(
    fc.property(times, quiets, zones, (now, quiet, zone) => {
      const at = noticeTime(timesOf('at-once', quiet, zone), 'inquiries', 'email', now) ?? 0
      const isQuiet = (time: number) => {
        const [hour] = clock(time, zone)
        return quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to
      }
      expect(isQuiet(at)).toBe(false)
      expect(at).toBeGreaterThanOrEqual(now)
      if (!isQuiet(now)) expect(at).toBe(now)
      else expect(isQuiet(at - 1)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('a digest is sent at the next full hour, or the next morning, of the person’s clock', () => {
  fc.assert(
    fc.property(times, zones, fc.constantFrom('hourly' as const, 'daily' as const), (now, zone, pace) => {
      const at = noticeTime(timesOf(pace, null, zone), 'inquiries', 'email', now) ?? 0
      const [hour, minute] = clock(at, zone)
      expect(minute).toBe(0)
      expect(at).toBeGreaterThan(now)
      expect(at - now).toBeLessThanOrEqual(pace === 'hourly' ? HOUR_MS : 25 * HOUR_MS)
      if (pace === 'daily') expect(hour).toBe(DAILY_HOUR)
      // All that is raised until then is sent together.
      expect(noticeTime(timesOf(pace, null, zone), 'inquiries', 'email', at - 1)).toBe(at)
    }),
    { numRuns: 300 },
  )
})

test('what cannot wait is sent at once, and what is switched off never', () => {
  fc.assert(
    fc.property(times, quiets, zones, fc.constantFrom(...PACES), (now, quiet, zone, pace) => {
      expect(noticeTime(timesOf(pace, quiet, zone), null, 'email', now)).toBe(now)
      expect(noticeTime(timesOf('off', quiet, zone), 'inquiries', 'sms', now)).toBeNull()
      expect(noticeTime(timesOf(pace, quiet, zone), 'inquiries', 'email', now)).not.toBeNaN()
    }),
    { numRuns: 100 },
  )
})
