import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Fetch, fetchWithRetry, PATIENCE, pauseAfter, RETRY } from './retry.ts'
import { tellingWhatIsSent } from './sent-body.ts'

const ask = (method: string, body?: string) => new Request('http://api.internal/x', { method, body })
/** An upstream that gives the answers in turn; an Error is a broken connection. */
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

  test('a broken connection counts as a failure, two of them give nothing', async () => {
    expect((await fetchWithRetry(upstream(new Error('reset'), 200), ask('HEAD')))?.status).toBe(200)
    const fetch = upstream(new Error('reset'), new Error('reset'), 200)
    expect(await fetchWithRetry(fetch, ask('GET'))).toBeNull()
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('the second failure is the answer', async () => {
    expect((await fetchWithRetry(upstream(500, 503), ask('GET')))?.status).toBe(503)
  })
})

describe('an upload', () => {
  afterEach(() => vi.useRealTimers())
  const PIECE = 10_000

  /** A visitor who sends a piece every ten seconds, to an api that answers `lag` milliseconds after the last. */
  async function uploaded(pieces: number, lag: number) {
    vi.useFakeTimers()
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((later) => setTimeout(later, PIECE))
        if (pieces-- > 0) controller.enqueue(new Uint8Array(1))
        else controller.close()
      },
    })
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    const api: Fetch = async (request, sent) => {
      const stopped = new Promise<never>((_, fail) => request.signal.addEventListener('abort', () => fail(new Error())))
      await Promise.race([tellingWhatIsSent(request, sent).arrayBuffer(), stopped])
      await Promise.race([new Promise((later) => setTimeout(later, lag)), stopped])
      return new Response(null, { status: 201 })
    }
    const answer = fetchWithRetry(api, new Request('http://api.internal/x', init))
    await vi.advanceTimersByTimeAsync(PATIENCE.total * 10)
    return (await answer)?.status
  }

  test('may take as long as the line of who sends it', async () => {
    expect(await uploaded(6, 1000)).toBe(201)
  })

  test('is given up where no answer comes after its end', async () => {
    expect(await uploaded(1, PATIENCE.total + 1000)).toBeUndefined()
  })
})

describe('pauseAfter', () => {
  const asking = (value: string) => new Response(null, { headers: { 'Retry-After': value } })
  const now = Date.parse('2026-11-20T12:00:00Z')

  test('keeps to what the answer asks for, up to 2 s', () => {
    expect(pauseAfter(asking('1'), now)).toBe(1000)
    expect(pauseAfter(asking('120'), now)).toBe(2000)
    expect(pauseAfter(asking('Fri, 20 Nov 2026 12:00:01 GMT'), now)).toBe(1000)
    expect(pauseAfter(asking('Fri, 20 Nov 2020 12:00:01 GMT'), now)).toBe(0)
  })

  test('is short and jittered otherwise', () => {
    expect(pauseAfter(null, now, 0)).toBe(50)
    expect(pauseAfter(asking('soon'), now, 1)).toBe(250)
  })
})
