/** A visitor with one connection, who sends requests, checks statuses and measures latency. */
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { BROWSER } from '../fixtures/user-agents.ts'

/** A response with a wrong status. */
export class UnexpectedStatus extends Error {
  override name = 'UnexpectedStatus'
}

interface VisitorRequest {
  method?: string
  /** Sent as JSON. */
  body?: object
  cookies?: Record<string, string>
  /** Expected statuses; 200 by default. */
  expected?: number[]
}

interface VisitorResponse {
  status: number
  /** Cookies that it sets. */
  cookies: Record<string, string>
  text: string
}

/** @param tell called with each response's milliseconds, from sending to its last byte. */
export function visitor(origin: string, tell: (took: number) => void) {
  const agent = new Agent({ keepAlive: true })

  function send(path: string, { method = 'GET', body, cookies = {} }: VisitorRequest): Promise<VisitorResponse> {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    const headers = {
      'User-Agent': BROWSER,
      ...(method !== 'GET' && { Origin: origin }),
      ...(cookie.length > 0 && { Cookie: cookie.join('; ') }),
      ...(body && { 'Content-Type': 'application/json' }),
    }
    return new Promise((resolve, reject) => {
      const sent = request(origin + path, { method, agent, headers }, (response) => {
        const lines = response.headers['set-cookie'] ?? []
        const pairs = lines.map((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1) ?? [])
        text(response).then(
          (text) => resolve({ status: response.statusCode ?? 0, cookies: Object.fromEntries(pairs), text }),
          reject,
        )
      })
      sent.on('error', reject)
      sent.end(body && JSON.stringify(body))
    })
  }

  /** @throws UnexpectedStatus */
  async function ask(path: string, options: VisitorRequest = {}): Promise<VisitorResponse> {
    const start = performance.now()
    const response = await send(path, options)
    tell(performance.now() - start)
    const { method = 'GET', expected = [200] } = options
    if (expected.includes(response.status)) return response
    throw new UnexpectedStatus(`${method} ${path} answered ${response.status}: ${response.text.slice(0, 200)}`)
  }

  return { ask, leave: () => agent.destroy() }
}

export type Visitor = ReturnType<typeof visitor>
