/** The gateway in front of an upstream on loopback that fails in many ways. */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  askAt,
  endUpstreams,
  expectProblem,
  LONG,
  SECRET,
  socketUpstream,
  upstream,
} from '../../tests/fixtures/upstreams.ts'
import { RETRY } from './retry.ts'

endUpstreams()
afterEach(() => {
  vi.useRealTimers()
})

const WRITES = ['POST', 'PATCH', 'PUT', 'DELETE']

describe('statuses that may pass', () => {
  test.each(RETRY.statuses)('%i: one more GET, and then the problem', async (status) => {
    const { ask, received } = await upstream((_, response) => response.writeHead(status, { Server: 'x' }).end(SECRET))
    const answer = await ask('/api/thing')
    await expectProblem(answer, status, 'upstream.failed')
    expect(answer.headers.has('Server')).toBe(false)
    expect(received).toHaveLength(2)
  })

  test.each(WRITES.flatMap((method) => RETRY.statuses.map((status) => [method, status] as const)))(
    '%s is asked once, whatever comes: %i',
    async (method, status) => {
      const { ask, received } = await upstream((_, response) => response.writeHead(status).end(SECRET))
      await expectProblem(await ask('/api/thing', { method }), status, 'upstream.failed')
      expect(received).toEqual([`${method} /api/thing`])
    },
  )

  test('a successful second response is returned', async () => {
    let tries = 0
    const { ask } = await upstream((_, response) => {
      tries++
      response.writeHead(tries === 1 ? 503 : 200, { 'Content-Type': 'application/json' }).end('{"data":1}')
    })
    const answer = await ask('/api/thing')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ data: 1 })
  })
})

/** Resolves once a timer of the fake clock is set. */
async function somebodyWaits(): Promise<void> {
  while (vi.getTimerCount() === 0) await new Promise((turn) => setImmediate(turn))
}

describe('an upstream that falls silent', () => {
  test.each([
    ['GET', [LONG.firstTry, LONG.total - LONG.firstTry]],
    ['POST', [LONG.total]],
  ] as const)('before the head is given up after the time limit: %s', async (method, times) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const arrivals = times.map(() => Promise.withResolvers<void>())
    const { ask, received } = await upstream(() => arrivals[received.length - 1]?.resolve())
    const response = ask('/api/thing', { method })
    for (const [at, time] of times.entries()) {
      // There is a pause before the second attempt.
      if (at > 0) await somebodyWaits()
      vi.advanceTimersByTime(at > 0 ? LONG.longestPause : 0)
      await arrivals[at]?.promise
      vi.advanceTimersByTime(time)
    }
    await expectProblem(await response, 502, 'upstream.unavailable')
    expect(received).toHaveLength(times.length)
  })

  test('after the head counts as an error, and the request is sent once more', async () => {
    const { ask, received } = await upstream((_, response) => response.writeHead(200).flushHeaders(), {
      ...LONG,
      silence: 100,
    })
    await expectProblem(await ask('/api/thing'), 502, 'upstream.unavailable')
    expect(received).toHaveLength(2)
  })

  test('after some bytes ends the stream, and nothing is requested again', async () => {
    const { ask, received } = await upstream((_, response) => response.writeHead(200).write('{"data":'), {
      ...LONG,
      silence: 500,
    })
    const answer = await ask('/api/thing')
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
    expect(received).toHaveLength(1)
  })

  test('for less than the limit is tolerated: ten megabytes arrive slowly and completely', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const piece = Buffer.alloc(512 * 1024, 7)
    const sent = Promise.withResolvers<ServerResponse>()
    const { ask } = await upstream((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).write(piece)
      sent.resolve(response)
    })
    const answer = await ask('/api/files/common/x')
    const response = await sent.promise
    let bytes = 0
    for await (const part of answer.body ?? []) {
      expect(part.every((byte) => byte === 7)).toBe(true)
      bytes += part.length
      if (bytes % piece.length > 0) continue
      // Before each piece a pause shorter than the limit on silence; two of them exceed the limit for a head.
      vi.advanceTimersByTime(LONG.silence - 1)
      if (bytes < 20 * piece.length) response.write(piece)
      else response.end()
    }
    expect(bytes).toBe(20 * piece.length)
  })
})

describe('broken connections', () => {
  const head = (length: number) =>
    `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

  test('reset before the head: two attempts, then the problem', async () => {
    const { ask, received } = await socketUpstream((socket) => socket.resetAndDestroy())
    await expectProblem(await ask('/api/thing'), 502, 'upstream.unavailable')
    expect(received()).toBe(2)
  })

  test('reset after the head: nothing was sent to the browser, so it is tried again', async () => {
    let tries = 0
    const { ask } = await socketUpstream((socket) => {
      tries++
      if (tries === 1) socket.write(head(10), () => socket.resetAndDestroy())
      else socket.end(`${head(10)}{"data":1}`)
    })
    expect(await (await ask('/api/thing')).json()).toEqual({ data: 1 })
  })

  test('reset half-way: the stream ends with an error', async () => {
    const half = Promise.withResolvers<Socket>()
    const { ask, received } = await socketUpstream((socket) => {
      socket.write(`${head(1000)}{"data":`)
      half.resolve(socket)
    })
    const response = await ask('/api/thing')
    expect(response.status).toBe(200)
    const socket = await half.promise
    socket.resetAndDestroy()
    await expect(response.text()).rejects.toThrow('The response broke off')
    expect(received()).toBe(1)
  })

  test('a declared length that is too long', async () => {
    const connection = Promise.withResolvers<Socket>()
    const { ask } = await socketUpstream((socket) => {
      socket.write(`${head(1000)}{"data":1}`)
      connection.resolve(socket)
    })
    const response = await ask('/api/thing')
    const socket = await connection.promise
    socket.end()
    await expect(response.text()).rejects.toThrow()
  })

  test('a declared length that is too short: no more is passed on than that', async () => {
    const { ask } = await socketUpstream((socket) => socket.end(`${head(10)}{"data":1}<script>${SECRET}`))
    expect(await (await ask('/api/thing')).text()).toBe('{"data":1}')
  })

  test('bytes that are not HTTP', async () => {
    const { ask } = await socketUpstream((socket) => socket.end('220 smtp.internal ESMTP\r\n'))
    await expectProblem(await ask('/api/thing'), 502, 'upstream.unavailable')
  })

  test('the API cannot be reached', async () => {
    await expectProblem(await askAt('http://127.0.0.1:9')('/api/thing'), 502, 'upstream.unavailable')
  })
})
