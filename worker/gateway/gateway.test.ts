/** The gateway before an upstream on loopback that fails in every way there is. */
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { afterEach, describe, expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { API_PATHS, createGateway } from './gateway.ts'
import { type Patience, RETRY } from './retry.ts'

/** Long enough for a busy machine; what is about waiting brings a short one. */
const LONG: Patience = { firstTry: 4000, total: 6000, silence: 4000, pause: [1, 2], longestPause: 10 }
const SECRET = 'db-7.internal at Object.query (/srv/app.js:12)'

function gatewayWith(patience: Patience) {
  const app = new Hono<Env>().use(requestId())
  for (const path of API_PATHS) app.all(path, createGateway(patience))
  return app
}

let servers: { close: () => void }[] = []
afterEach(() => {
  for (const server of servers) server.close()
  servers = []
})

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return `http://127.0.0.1:${address.port}`
}

/** An upstream; @returns the requests it got, and how to ask the gateway before it. */
async function upstream(answer: RequestListener, patience = LONG) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  servers.push({ close: () => server.closeAllConnections() }, server)
  const ask = askAt(await listen(server), patience)
  return { asked, ask }
}

/** One that speaks TCP itself, for what no HTTP library would send. */
async function socketUpstream(answer: (socket: Socket) => void) {
  let asked = 0
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      asked++
      answer(socket)
    })
  })
  servers.push(server)
  return { ask: askAt(await listen(server)), asked: () => asked }
}

function askAt(base: string, patience = LONG) {
  const app = gatewayWith(patience)
  return (path: string, init: RequestInit = {}) => app.request(path, init, { API_BASE_URL: base })
}

async function expectProblem(answer: Response, status: number, code: string) {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const text = await answer.text()
  expect(text).not.toContain('internal')
  expect(JSON.parse(text)).toMatchObject({ type: 'about:blank', status, code, requestId: expect.stringMatching(/./) })
}

const WRITES = ['POST', 'PATCH', 'PUT', 'DELETE']

describe('statuses that may pass', () => {
  test.each(RETRY.statuses)('%i: one more GET, and then the problem', async (status) => {
    const { ask, asked } = await upstream((_, response) => response.writeHead(status, { Server: 'x' }).end(SECRET))
    const answer = await ask('/api/thing')
    await expectProblem(answer, status, 'upstream.failed')
    expect(answer.headers.has('Server')).toBe(false)
    expect(asked).toHaveLength(2)
  })

  test.each(WRITES.flatMap((method) => RETRY.statuses.map((status) => [method, status] as const)))(
    '%s is asked once, whatever comes: %i',
    async (method, status) => {
      const { ask, asked } = await upstream((_, response) => response.writeHead(status).end(SECRET))
      await expectProblem(await ask('/api/thing', { method }), status, 'upstream.failed')
      expect(asked).toEqual([`${method} /api/thing`])
    },
  )

  test('a second answer that is right is the answer', async () => {
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

describe('silence', () => {
  test('an upstream that never answers: two tries of a GET, one of a write', async () => {
    for (const [method, tries] of [
      ['GET', 2],
      ['POST', 1],
    ] as const) {
      const { ask, asked } = await upstream(() => undefined, { ...LONG, firstTry: 150, total: 300 })
      await expectProblem(await ask('/api/thing', { method }), 502, 'upstream.unavailable')
      expect(asked).toHaveLength(tries)
    }
  })

  test('a head and then nothing is no answer either', async () => {
    const { ask, asked } = await upstream((_, response) => response.writeHead(200).flushHeaders(), {
      ...LONG,
      silence: 100,
    })
    await expectProblem(await ask('/api/thing'), 502, 'upstream.unavailable')
    expect(asked).toHaveLength(2)
  })

  test('after some bytes it ends the stream, and nothing is asked again', async () => {
    const { ask, asked } = await upstream((_, response) => response.writeHead(200).write('{"data":'), {
      ...LONG,
      silence: 500,
    })
    const answer = await ask('/api/thing')
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
    expect(asked).toHaveLength(1)
  })

  test('ten megabytes, slowly, are an answer', async () => {
    const piece = Buffer.alloc(512 * 1024, 7)
    // The pauses of the upstream are longer in all than the time for a head, and shorter each than the silence.
    const patience = { ...LONG, firstTry: 500, total: 500 }
    const { ask } = await upstream(async (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/octet-stream' })
      for (let sent = 0; sent < 20; sent++) {
        response.write(piece)
        await new Promise((later) => setTimeout(later, 30))
      }
      response.end()
    }, patience)
    const bytes = await (await ask('/api/files/common/x')).arrayBuffer()
    expect(bytes.byteLength).toBe(20 * piece.length)
    expect(new Uint8Array(bytes).every((byte) => byte === 7)).toBe(true)
  })
})

describe('broken connections', () => {
  const head = (length: number) =>
    `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

  test('reset before anything: two tries, then the problem', async () => {
    const { ask, asked } = await socketUpstream((socket) => socket.resetAndDestroy())
    await expectProblem(await ask('/api/thing'), 502, 'upstream.unavailable')
    expect(asked()).toBe(2)
  })

  test('reset after the head: nothing has gone out, so it is tried again', async () => {
    let tries = 0
    const { ask } = await socketUpstream((socket) => {
      tries++
      if (tries === 1) socket.write(head(10), () => socket.resetAndDestroy())
      else socket.end(`${head(10)}{"data":1}`)
    })
    expect(await (await ask('/api/thing')).json()).toEqual({ data: 1 })
  })

  test('reset half way: the stream ends, and the reader notices', async () => {
    const { ask, asked } = await socketUpstream((socket) => {
      socket.write(`${head(1000)}{"data":`)
      setTimeout(() => socket.resetAndDestroy(), 30)
    })
    const answer = await ask('/api/thing')
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('The answer broke off')
    expect(asked()).toBe(1)
  })

  test('a length that is a lie, too long', async () => {
    const { ask } = await socketUpstream((socket) => {
      socket.write(`${head(1000)}{"data":1}`)
      setTimeout(() => socket.end(), 30)
    })
    await expect((await ask('/api/thing')).text()).rejects.toThrow()
  })

  test('a length that is a lie, too short: no more than was said', async () => {
    const { ask } = await socketUpstream((socket) => socket.end(`${head(10)}{"data":1}<script>${SECRET}`))
    expect(await (await ask('/api/thing')).text()).toBe('{"data":1}')
  })

  test('no HTTP at all', async () => {
    const { ask } = await socketUpstream((socket) => socket.end('220 smtp.internal ESMTP\r\n'))
    await expectProblem(await ask('/api/thing'), 502, 'upstream.unavailable')
  })

  test('nobody there', async () => {
    await expectProblem(await askAt('http://127.0.0.1:9')('/api/thing'), 502, 'upstream.unavailable')
  })
})

describe('what does not go through', () => {
  test.each([200, 404, 500])('a page of HTML with status %i', async (status) => {
    const { ask } = await upstream((_, response) =>
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<h1>${SECRET}</h1>`),
    )
    const [expected, code] = status === 200 ? [502, 'upstream.invalid'] : [status, 'upstream.failed']
    await expectProblem(await ask('/api/thing', { method: 'POST' }), Number(expected), String(code))
  })

  test('a redirect to somewhere inside', async () => {
    const { ask } = await upstream((_, response) => response.writeHead(302, { Location: 'http://internal/x' }).end())
    const answer = await ask('/api/thing')
    expect(answer.headers.has('Location')).toBe(false)
    await expectProblem(answer, 502, 'upstream.invalid')
  })

  const told = (status: number, problem: unknown) =>
    upstream((_, response) =>
      response.writeHead(status, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(problem)),
    )
  const KNOWN = { type: 'about:blank', title: 'x', code: 'thing.odd', requestId: 'r' }

  test('of a problem, whatever is not documented; of a fault inside, its detail too', async () => {
    const more = {
      trace: SECRET,
      detail: 'what to do',
      errors: [{ path: 'a', code: 'format', message: 'm', sql: SECRET }],
    }
    const refused = await (await told(422, { ...KNOWN, ...more, status: 422 })).ask('/api/x', { method: 'POST' })
    expect(await refused.json()).toEqual({
      ...{ ...KNOWN, status: 422, detail: 'what to do' },
      errors: [{ path: 'a', code: 'format', message: 'm' }],
    })
    const failed = await (await told(500, { ...KNOWN, status: 500, detail: SECRET })).ask('/api/x', { method: 'POST' })
    expect(failed.status).toBe(500)
    expect(await failed.text()).not.toContain('internal')
  })

  test.each([
    [500, 'application/problem+json', '/api/thing', 'upstream.failed'],
    [200, 'application/json', '/api/auth/verify-code', 'upstream.invalid'],
  ])('of a %i without an end no more than a problem has', async (status, type, path, code) => {
    let closed = false
    const { ask } = await upstream((_, response) => {
      response.writeHead(status, { 'Content-Type': type })
      const more = () => {
        while (!closed && response.write(' '.repeat(65_536)));
      }
      response.on('drain', more).on('close', () => {
        closed = true
      })
      more()
    })
    await expectProblem(await ask(path, { method: 'POST' }), 502, code)
    while (!closed) await new Promise((later) => setImmediate(later))
  })

  test('a problem that is none', async () => {
    await expectProblem(await (await told(409, [SECRET])).ask('/api/x', { method: 'POST' }), 502, 'upstream.failed')
  })

  test('headers of the house beyond', async () => {
    const { ask } = await upstream((_, response) =>
      response
        .writeHead(200, {
          'Content-Type': 'application/json',
          Server: 'nginx',
          'Set-Cookie': 'x=1',
          'X-Backend': SECRET,
        })
        .end('{}'),
    )
    const answer = await ask('/api/thing')
    expect(JSON.stringify([...answer.headers])).not.toMatch(/nginx|x=1|internal/)
  })
})

describe('bodies', () => {
  test('an upload goes on while it comes in', async () => {
    const arrived: number[] = []
    const { ask } = await upstream((request, response) => {
      request.on('data', (bytes: Buffer) => arrived.push(bytes.length))
      request.on('end', () => response.writeHead(201, { 'Content-Type': 'application/json' }).end('{}'))
    })
    const first = Promise.withResolvers<void>()
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent === 1) await first.promise
        if (sent === 2) return controller.close()
        controller.enqueue(new Uint8Array(1024))
        sent++
      },
    })
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    const upload = ask('/api/files/common', init)
    while (arrived.length === 0) await new Promise((later) => setImmediate(later))
    first.resolve()
    expect((await upload).status).toBe(201)
    expect(arrived.reduce((sum, bytes) => sum + bytes)).toBe(2048)
  })
})
