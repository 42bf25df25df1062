import { Agent, get } from 'node:http'
import { BROWSER } from '../fixtures/user-agents.ts'

/** Enough that workerd is never idle; it renders one page at a time. */
export const CONNECTIONS = 8
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

export class UnexpectedStatus extends Error {
  override name = 'UnexpectedStatus'
}

/**
 * One GET on a keep-alive connection; the body is read and dropped.
 * @returns bytes of the body
 * @throws UnexpectedStatus for another status
 */
export function request(url: URL, userAgent: string = BROWSER, expected = 200): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent, headers: { 'User-Agent': userAgent } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === expected) resolve(bytes)
        else reject(new UnexpectedStatus(`${url.pathname} answered ${response.statusCode}, not ${expected}`))
      })
    })
    sent.on('error', reject)
  })
}

/** Idle connections would keep the process alive. */
export const closeConnections = (): void => agent.destroy()

export interface Load {
  /** Milliseconds of each request, from sending to its last byte. */
  latencies: number[]
  /** Milliseconds from the first request to the last response. */
  took: number
}

/** Sends `count` requests, CONNECTIONS at a time. @param next returns the URL of each */
export async function load(next: () => URL, count: number, userAgent?: string): Promise<Load> {
  // The server may have closed idle connections of the last load, which would fail the first requests.
  closeConnections()
  const latencies: number[] = []
  let left = count
  const connection = async () => {
    while (left-- > 0) {
      const sent = performance.now()
      await request(next(), userAgent)
      latencies.push(performance.now() - sent)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return { latencies, took: performance.now() - start }
}
