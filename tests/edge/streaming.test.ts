/** Bodies are streamed through the edge, so their size does not matter for its memory. */
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { Readable } from 'node:stream'
import type { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startLocal } from '../../scripts/local.ts'
import { workerds } from '../bench/workerd-cpu.ts'
import { cookiesOf, openBrowser, signUp } from './browser.ts'
import { migratedState } from './site.ts'

const PIECE = Buffer.alloc(1024 * 1024, 7)
const PIECES = 112
/** Bytes by which the edge's memory may grow while many times as much streams through it. */
const MAX_GROWTH = 64 * 1024 * 1024

let server: Server
let local: Miniflare
let edge = ''
/** What the API has received of an upload so far. */
let arrived = 0
let firstArrived = Promise.withResolvers<void>()

beforeAll(async () => {
  server = createServer((incoming, response) => {
    incoming.on('data', (bytes: Buffer) => {
      arrived += bytes.length
      firstArrived.resolve()
    })
    incoming.on('end', () => {
      response.writeHead(200, { 'Content-Type': incoming.method === 'GET' ? 'application/pdf' : 'application/json' })
      if (incoming.method === 'GET') Readable.from(pieces()).pipe(response)
      else response.end('{"data":null}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  local = startLocal({ build: 'dist', variables: { API_BASE_URL: `http://127.0.0.1:${address.port}` } })
  edge = (await local.ready).origin
})
afterAll(async () => {
  await local.dispose()
  server.closeAllConnections()
  server.close()
})

function* pieces(count = PIECES) {
  for (let n = 0; n < count; n++) yield PIECE
}

/** Peak memory of workerd in bytes; 0 where there is no /proc to read it from. */
function peak(): number {
  const [pid] = workerds()
  if (pid === undefined) throw new Error('workerd is not running')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

/** Runs something, and expects the edge's memory to grow by less than MAX_GROWTH. */
async function withinMemory(act: () => Promise<void>): Promise<void> {
  const before = peak()
  await act()
  expect(peak() - before).toBeLessThan(MAX_GROWTH)
}

async function upload(
  headers: Record<string, string>,
  body: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<number> {
  const sent = request(`${edge}/api/files/common`, { method: 'POST', headers })
  Readable.from(body).pipe(sent)
  const [answer] = await once(sent, 'response')
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode
}

describe.runIf(process.platform === 'linux')('a body much larger than a worker may be', () => {
  test.each([
    ['of a declared length', { 'Content-Length': String(PIECES * PIECE.length) }],
    ['of unknown length', { 'Transfer-Encoding': 'chunked' }],
  ])('goes up, %s', async (_, headers) => {
    arrived = 0
    await withinMemory(async () => {
      expect(await upload(headers, pieces())).toBe(200)
    })
    expect(arrived).toBe(PIECES * PIECE.length)
  })

  test('is downloaded', () =>
    withinMemory(async () => {
      let bytes = 0
      for await (const piece of (await fetch(`${edge}/api/files/common/x`)).body ?? []) bytes += piece.length
      expect(bytes).toBe(PIECES * PIECE.length)
    }))
})

test('the API receives the beginning of an upload before its end is sent', async () => {
  arrived = 0
  firstArrived = Promise.withResolvers()
  async function* held() {
    yield PIECE
    await firstArrived.promise
    yield PIECE
  }
  expect(await upload({ 'Transfer-Encoding': 'chunked' }, held())).toBe(200)
  expect(arrived).toBe(2 * PIECE.length)
})

test('the embedded API takes a long file out of its form, and serves it', async () => {
  const state = migratedState()
  const whole = startLocal({ build: 'dist', state, variables: { LIMITS: 'off' } })
  try {
    const { origin } = await whole.ready
    const browser = openBrowser(origin)
    await signUp(browser, 'uploader@people.example')
    // Two parts of a multipart upload to R2, and some of a third.
    const file = new Blob(['%PDF-1.7\n', ...pieces(11), '\n%%EOF\n'])
    const form = new FormData()
    form.set('file', file, 'Паспорт.pdf')
    const headers = { Origin: origin, ...cookiesOf(browser) }
    const response = await fetch(`${origin}/api/files/common`, { method: 'POST', body: form, headers })
    const { data } = await response.json()
    expect(data).toMatchObject({ name: 'Паспорт.pdf', type: 'application/pdf', size: file.size })
    // No page shows it yet, so only its uploader may read it.
    const stored = await (await fetch(origin + data.url, { headers })).arrayBuffer()
    expect(Buffer.from(stored).equals(Buffer.from(await file.arrayBuffer()))).toBe(true)
  } finally {
    await whole.dispose()
    rmSync(state, { recursive: true })
  }
})
