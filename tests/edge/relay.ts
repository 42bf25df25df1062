import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * What to do with a request instead of passing it on: a status to answer, or to hang up, at once or in the middle of the answer, or to be
 * something else; nothing: it is passed on.
 */
export type Fault = number | 'hang up' | keyof typeof WRONG | undefined

const JSON_TYPE = { 'Content-Type': 'application/json' }
const WRONG = {
  cut: { headers: { ...JSON_TYPE, 'Content-Length': 100 }, text: '{"data":[' },
  page: { headers: { 'Content-Type': 'text/html' }, text: '<h1>It works!</h1>' },
  nonsense: { headers: JSON_TYPE, text: '{"ok":true}' },
} as const

function answerWrongly(fault: keyof typeof WRONG, response: ServerResponse): void {
  const { headers, text } = WRONG[fault]
  response.writeHead(200, headers).write(text, () => (fault === 'cut' ? response.destroy() : response.end()))
}

export interface Relay {
  origin: string
  /** Paths asked for, in order, and what came with each. */
  asked: string[]
  headers: IncomingHttpHeaders[]
  /** Looked at before each request; a promise holds the request until it resolves. */
  fault: (path: string) => Fault | Promise<Fault>
  close: () => void
}

async function passOn(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !/^(host|connection|content-length|transfer-encoding)$/.test(name)
      ? [[name, value] satisfies [string, string]]
      : [],
  )
  const { method = 'GET' } = request
  const body = Buffer.concat(await request.toArray())
  const sent = { method, headers, redirect: 'manual' as const, ...(body.length > 0 && { body }) }
  const answer = await fetch(target + request.url, sent)
  // What fetch has unpacked is not packed any more.
  const kept = [...answer.headers].filter(
    ([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name),
  )
  // A flat list, since Set-Cookie may come more than once.
  response.writeHead(answer.status, kept.flat())
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Stands between an edge and its upstream at `target`, counts what passes, and fails on demand. */
export async function startRelay(target: string): Promise<Relay> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    relay.asked.push(path)
    relay.headers.push(request.headers)
    const fault = await relay.fault(path)
    if (fault === 'hang up') request.socket.destroy()
    else if (typeof fault === 'string') answerWrongly(fault, response)
    else if (fault) response.writeHead(fault).end()
    else await passOn(target, request, response)
  })
  const relay: Relay = {
    origin: '',
    asked: [],
    headers: [],
    fault: () => undefined,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The relay has no port')
  relay.origin = `http://127.0.0.1:${address.port}`
  return relay
}
