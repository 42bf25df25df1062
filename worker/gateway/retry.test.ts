import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Fetch, fetchWithRetry, pauseAfter, RETRY } from './retry.ts'

const ask = (method: string, body?: string) => new Request('http://api.internal/x', { method, body })
/** An upstream that gives these responses in turn; an Error is a broken connection. */
const upstream = (...answers: (number | Error)[]) =>
  vi.fn(async () => {
    const next = answers.shift() ?? 200
    if (next instanceof Error) throw next
    return new Response(String(next), { status: next, headers: { 'Retry-After': '0' } })
  })

describe('fetchWithRetry', () => {
  test.each(RETRY.statuses)('GET is tried once more after %i', async (status) => {
    const fetch = upstream(status, 200)
    expect((await fetchWithRetry(fetch, ask('GET')))?.status).toBe(200)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test.each([200, 301, 400, 401, 403, 404, 410, 422, 501])('GET is not tried again after %i', async (status) => {
    const fetch = upstream(status)
    expect((await fetchWithRetry(fetch, ask('GET')))?.status).toBe(status)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is never tried again', async (method) => {
    const fetch = upstream(503, 200)
    expect((await fetchWithRetry(fetch, ask(method, '{}')))?.status).toBe(503)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('a broken connection counts as a failure, and two of them give null', async () => {
    expect((await fetchWithRetry(upstream(new Error('reset'), 200), ask('HEAD')))?.status).toBe(200)
    const fetch = upstream(new Error('reset'), new Error('reset'), 200)
    expect(await fetchWithRetry(fetch, ask('GET'))).toBeNull()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('the second failure is returned', async () => {
    expect((await fetchWithRetry(upstream(500, 503), ask('GET')))?.status).toBe(503)
  })
})

describe('an API that responds late', () => {
  afterEach(() => vi.useRealTimers())

  /** @param lag milliseconds until it responds */
  async function answerAfter(lag: number, headers: Record<string, string>) {
    vi.useFakeTimers()
    const api: Fetch = ({ signal }) =>
      new Promise((response, fail) => {
        setTimeout(() => response(new Response(null, { status: 201 })), lag)
        signal.addEventListener('abort', () => fail(signal.reason))
      })
    const response = fetchWithRetry(api, new Request('http://api.internal/x', { method: 'POST', headers }))
    await vi.advanceTimersByTimeAsync(lag)
    return (await response)?.status
  }

  test.each([
    ['in time', 14_000, {}, 201],
    ['too late', 16_000, {}, undefined],
    ['after twenty megabytes over a slow line', 600_000, { 'Content-Length': '20000000' }, 201],
    ['long after a small body', 16_000, { 'Content-Length': '1000' }, undefined],
    ['never, to a length beyond any limit', 916_000, { 'Content-Length': '9'.repeat(30) }, undefined],
    ['too late, to a length that is none', 16_000, { 'Content-Length': 'much' }, undefined],
  ])('%s', async (_, lag, headers, wanted) => {
    expect(await answerAfter(lag, headers)).toBe(wanted)
  })
})

describe('pauseAfter', () => {
  const asking = (value: string) => new Response(null, { headers: { 'Retry-After': value } })
  const now = Date.parse('2026-11-20T12:00:00Z')

  test('is the value of Retry-After where that is at most 2 s', () => {
    expect(pauseAfter(asking('1'), now)).toBe(1000)
    expect(pauseAfter(asking('2'), now)).toBe(2000)
    expect(pauseAfter(asking('120'), now)).toBeLessThanOrEqual(250)
    expect(pauseAfter(asking('Fri, 20 Nov 2026 12:00:01 GMT'), now)).toBe(1000)
    expect(pauseAfter(asking('Fri, 20 Nov 2020 12:00:01 GMT'), now)).toBe(0)
  })

  test('is short and jittered otherwise', () => {
    expect(pauseAfter(null, now, 0)).toBe(50)
    expect(pauseAfter(asking('soon'), now, 1)).toBe(250)
  })
})
