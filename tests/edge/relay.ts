import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestOver,
  type ServerResponse,
} from 'node:http'

/**
 * What to do with a request: a status to respond with, closing the connection at once or in the middle, or sending something else;
 * undefined passes it on.
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
  /** Requested paths in order, and the headers of each. */
  paths: string[]
  headers: IncomingHttpHeaders[]
  /** Called before each request; a promise delays the request until it resolves. */
  fault: (path: string) => Fault | Promise<Fault>
  close: () => void
}

/** Headers about one connection, or about a length that is counted anew. */
const OF_CONNECTION = /^(host|connection|keep-alive|content-length|transfer-encoding)$/i

/** Over a connection of its own: one that is used again may be closed by the other side in the same moment. */
async function passOn(target: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !OF_CONNECTION.test(name)))
  const body = Buffer.concat(await request.toArray())
  const passed = requestOver(target + request.url, { method: request.method, headers, agent: false })
  passed.end(body)
  const [answer]: IncomingMessage[] = await once(passed, 'response')
  if (!answer) throw new Error(`${target} did not respond`)
  // A flat list of names and values, because Set-Cookie may be repeated.
  const forwarded = answer.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 && !OF_CONNECTION.test(name) ? [name, all[at + 1] ?? ''] : [],
  )
  response.writeHead(answer.statusCode ?? 502, forwarded)
  response.end(Buffer.concat(await answer.toArray()))
}

/** A proxy in front of an upstream at `target` that records requests and fails on demand. */
export async function startRelay(target: string): Promise<Relay> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    relay.paths.push(path)
    relay.headers.push(request.headers)
    const fault = await relay.fault(path)
    if (fault === 'hang up') request.socket.destroy()
    else if (typeof fault === 'string') answerWrongly(fault, response)
    else if (fault) response.writeHead(fault).end()
    else await passOn(target, request, response)
  })
  const relay: Relay = {
    origin: '',
    paths: [],
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
