import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from './durations.ts'
import { type ReceivedRequest, responseFigures, shownFigures } from './response-figures.ts'

const NOW = 1_800_000_000_000

/** A request sent some days ago. @param hours after which it was answered */
const sent = (days: number, hours: number | null, isClosed = false): ReceivedRequest => ({
  sentAt: NOW - days * DAY_MS,
  answeredAt: hours === null ? null : NOW - days * DAY_MS + hours * HOUR_MS,
  isClosed,
  isQuoted: false,
  language: null,
})
const of = (...requests: ReceivedRequest[]) => responseFigures(requests, NOW)
const many = (count: number, request: ReceivedRequest) => Array.from({ length: count }, () => request)

describe('response figures', () => {
  test('are the median of the answers and the share of answered requests', () => {
    expect(of(sent(9, 1), sent(9, 4), sent(9, 100), sent(9, null))).toEqual({
      responseTime: 4,
      responseRate: 75,
      quoteRate: 0,
      languages: [],
      count: 4,
    })
    expect(of(sent(9, 2), sent(9, 3)).responseTime).toBe(3)
    expect(of(sent(9, 0.1)).responseTime).toBe(1)
    expect(of()).toEqual({ responseTime: null, responseRate: null, quoteRate: null, languages: [], count: 0 })
  })

  test('count a request without an answer after three days, and an answer after thirty days as none', () => {
    expect(of(sent(2, null))).toMatchObject({ count: 0, responseRate: null })
    expect(of(sent(4, null))).toMatchObject({ count: 1, responseRate: 0, quoteRate: 0, responseTime: null })
    expect(of(sent(80, 31 * 24))).toMatchObject({ count: 1, responseRate: 0, quoteRate: 0, responseTime: null })
    expect(of(sent(80, 29 * 24)).responseRate).toBe(100)
  })

  test('are the share of all counted requests that got a quote', () => {
    const quoted = { ...sent(9, 1), isQuoted: true }
    expect(of(quoted, sent(9, 1), sent(9, null), sent(9, 2))).toMatchObject({ responseRate: 75, quoteRate: 25 })
    expect(of({ ...sent(80, 31 * 24), isQuoted: true })).toMatchObject({ responseRate: 0, quoteRate: 0 })
  })

  test('leave out what was closed without an answer, one in ten at most', () => {
    const answered = many(9, sent(9, 1))
    expect(of(...answered, sent(9, null, true))).toMatchObject({ count: 9, responseRate: 100 })
    expect(of(...answered, ...many(3, sent(9, null, true)))).toMatchObject({ count: 11, responseRate: 82 })
  })

  test('have the languages in which at least one of ten answers is, the most frequent first', () => {
    const written = (language: ReceivedRequest['language']) => ({ ...sent(9, 1), language })
    const russian = many(12, written('ru'))
    expect(of(...russian, written('en')).languages).toEqual(['ru'])
    expect(of(...russian, written('en'), written('en'), written(null)).languages).toEqual(['ru', 'en'])
    expect(of({ ...sent(80, 31 * 24), language: 'zh' }).languages).toEqual([])
  })

  test('are shown from five requests on', () => {
    expect(shownFigures(of(...many(4, sent(9, 1))))).toEqual({
      responseTime: null,
      responseRate: null,
      quoteRate: null,
      languages: [],
    })
    expect(shownFigures(of(...many(5, sent(9, 1))))).toEqual({
      responseTime: 1,
      responseRate: 100,
      quoteRate: 0,
      languages: [],
    })
  })

  test('are within their limits, the order of requests does not matter, and an answer never lowers the rate', () => {
    const any = fc.record({
      sentAt: fc.integer({ min: NOW - 90 * DAY_MS, max: NOW }),
      answeredAt: fc.constant(null),
      isClosed: fc.boolean(),
      isQuoted: fc.boolean(),
      language: fc.constantFrom('en' as const, 'ru' as const, 'zh' as const, null),
    })
    const some = fc.array(any, { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(some, fc.nat(39), (requests, at) => {
        const before = responseFigures(requests, NOW)
        expect(before.count).toBeLessThanOrEqual(requests.length)
        expect(responseFigures(requests.toReversed(), NOW)).toEqual(before)
        const answered = requests.map((one, place) =>
          place === at % requests.length ? { ...one, answeredAt: one.sentAt } : one,
        )
        const after = responseFigures(answered, NOW)
        expect(after.responseTime).toBe(1)
        expect(after.responseRate).toBeGreaterThanOrEqual(before.responseRate ?? 0)
        expect(after.responseRate).toBeLessThanOrEqual(100)
      }),
    )
  })
})
