/** What the gateway passes on of an upstream's response, and what it does not. */
import { describe, expect, test } from 'vitest'
import { endUpstreams, expectProblem, SECRET, upstream } from '../../tests/fixtures/upstreams.ts'

endUpstreams()

describe('what is not passed on', () => {
  test.each([200, 404, 500])('a page of HTML with status %i', async (status) => {
    const { ask } = await upstream((_, response) =>
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<h1>${SECRET}</h1>`),
    )
    const [expected, code] = status === 200 ? [502, 'upstream.invalid'] : [status, 'upstream.failed']
    await expectProblem(await ask('/api/thing', { method: 'POST' }), Number(expected), String(code))
  })

  const RUN = ['text/html', 'application/xhtml+xml', 'text/xml; charset=utf-8', 'image/svg+xml', 'text/javascript']

  test.each(RUN)('what a browser would run as this site’s own: %s', async (type) => {
    const { ask } = await upstream((_, response) => response.writeHead(200, { 'Content-Type': type }).end(SECRET))
    await expectProblem(await ask('/api/thing'), 502, 'upstream.invalid')
  })

  test.each([undefined, 'sandboxed-not', 'sandbox allow-scripts allow-same-origin'])(
    'a file outside of a sandbox, with the policy %j',
    async (policy) => {
      const headers = { 'Content-Type': 'image/svg+xml', ...(policy && { 'Content-Security-Policy': policy }) }
      const { ask } = await upstream((_, response) => response.writeHead(200, headers).end('<svg/>'))
      const response = await ask('/api/files/common/x')
      expect([response.status, response.headers.get('Content-Security-Policy')]).toEqual([
        200,
        "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      ])
    },
  )

  test('a document for a frame that is not a PDF, or has another policy', async () => {
    const path = '/api/operator/documents/x'
    const of = (type: string) =>
      upstream((_, response) =>
        response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': "script-src 'self'" }).end(SECRET),
      )
    await expectProblem(await (await of('text/plain')).ask(path), 502, 'upstream.invalid')
    const policy = (await (await of('application/pdf')).ask(path)).headers.get('Content-Security-Policy')
    expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'self'$/)
  })

  test.each(['http://evil.example', 'http://192.168.0.7:8787', 'https://localhost'])(
    'a call of the outbox at another address than this machine’s: %s',
    async (origin) => {
      const { ask, received } = await upstream((_, response) => response.end('{}'))
      await expectProblem(await ask(`${origin}/dev/outbox`), 404, 'route.unknown')
      expect(received).toEqual([])
    },
  )

  test('a redirect to an internal host', async () => {
    const { ask } = await upstream((_, response) => response.writeHead(302, { Location: 'http://internal/x' }).end())
    const answer = await ask('/api/thing')
    expect(answer.headers.has('Location')).toBe(false)
    await expectProblem(answer, 502, 'upstream.invalid')
  })

  const failing = (status: number, problem: unknown) =>
    upstream((_, response) =>
      response.writeHead(status, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(problem)),
    )
  const KNOWN = { type: 'about:blank', title: 'x', code: 'thing.odd', requestId: 'r' }

  test('members of a problem that are not documented, nor the detail of an internal failure', async () => {
    const more = {
      trace: SECRET,
      detail: 'what to do',
      errors: [{ path: 'a', code: 'format', message: 'm', sql: SECRET }],
    }
    const refused = await (await failing(422, { ...KNOWN, ...more, status: 422 })).ask('/api/x', { method: 'POST' })
    expect(await refused.json()).toEqual({
      ...KNOWN,
      status: 422,
      detail: 'what to do',
      errors: [{ path: 'a', code: 'format', message: 'm' }],
    })
    const failed = await (await failing(500, { ...KNOWN, status: 500, detail: SECRET })).ask('/api/x', {
      method: 'POST',
    })
    expect(failed.status).toBe(500)
    const text = await failed.text()
    expect(text).not.toContain('internal')
    expect(JSON.parse(text)).toMatchObject({ detail: 'The API failed.' })
  })

  test.each([
    [500, 'application/problem+json', '/api/thing', 'upstream.failed'],
    [200, 'application/json', '/api/auth/verify-code', 'upstream.invalid'],
  ])('more of a %i without an end than a problem document has', async (status, type, path, code) => {
    // The stream ends at last, beyond what sockets buffer on the way: a gateway that reads everything fails the test instead of filling the
    // memory.
    const END = 32 * 2 ** 20
    let sent = 0
    let closed = false
    const { ask } = await upstream((_, response) => {
      response.writeHead(status, { 'Content-Type': type })
      const more = () => {
        while (!closed && sent < END && response.write(' '.repeat(65_536))) sent += 65_536
        if (sent >= END) response.end()
      }
      response.on('drain', more).on('close', () => {
        closed = true
      })
      more()
    })
    await expectProblem(await ask(path, { method: 'POST' }), 502, code)
    while (!closed) await new Promise((later) => setImmediate(later))
    expect(sent).toBeLessThan(END)
  })

  test('a problem that is not well-formed', async () => {
    await expectProblem(await (await failing(409, [SECRET])).ask('/api/x', { method: 'POST' }), 502, 'upstream.failed')
  })

  test('headers of the upstream server', async () => {
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
  test('an upload is forwarded while it arrives', async () => {
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
