import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { BrowserContext, Page } from 'playwright/test'
import { hydrated } from './site.ts'

/** How a network or a server may fail a navigation: no response, a truncated one, an error status, a delayed one. */
export type Fault = 'refused' | 'cut' | 'failed' | 'slow'

interface DeployedSite {
  origin: string
  /** Replaces /sw.js, as a deployment does. */
  deployServiceWorker(script: string): void
  /** Makes the site unreachable, or reachable again. */
  cut(): Promise<void>
  restore(): Promise<void>
  /** Makes navigations within the app fail in this way; with null they work again, and delayed ones get their responses. */
  failPayloads(fault: Fault | null): void
  /** Paths of POST requests, in the order of arrival. */
  posted: readonly string[]
  close(): void
}

/** Sends half of the announced length of a response, then closes the connection. */
function cutOff(response: ServerResponse, from: IncomingMessage): void {
  const { 'transfer-encoding': _, ...headers } = from.headers
  const pieces: Buffer[] = []
  from.on('data', (piece: Buffer) => pieces.push(piece))
  from.on('end', () => {
    const whole = Buffer.concat(pieces)
    response.writeHead(from.statusCode ?? 502, { ...headers, 'content-length': whole.length })
    response.write(whole.subarray(0, whole.length / 2), () => response.destroy())
  })
}

/**
 * A proxy of the running site at an address of its own, whose /sw.js can be replaced. Playwright's routes cannot do that: a browser's
 * check for a new service worker bypasses them.
 * @param site origin of the running site
 */
export async function deploySite(site: string): Promise<DeployedSite> {
  let deployed: string | undefined
  const posted: string[] = []
  let fault: Fault | null = null
  const waiting: (() => void)[] = []
  const server = createServer((incoming, response) => {
    if (incoming.url === '/sw.js' && deployed !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(deployed)
      return
    }
    const { method, headers } = incoming
    if (method === 'POST') posted.push(incoming.url ?? '')
    const how = incoming.url?.includes('/_payload.json') ? fault : null
    if (how === 'refused') return void response.destroy()
    if (how === 'failed') return void response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>500</h1>')
    const pass = () => {
      const onward = request(new URL(incoming.url ?? '/', site), { method, headers }, (from) => {
        if (how === 'cut') return cutOff(response, from)
        response.writeHead(from.statusCode ?? 502, from.headers)
        from.pipe(response)
      })
      onward.on('error', () => response.destroy())
      incoming.pipe(onward)
    }
    if (how === 'slow') waiting.push(pass)
    else pass()
  })
  const listen = (port: number) => new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  await listen(0)
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port.')
  return {
    origin: `http://localhost:${address.port}`,
    deployServiceWorker: (script) => {
      deployed = script
    },
    failPayloads: (next) => {
      fault = next
      for (const pass of waiting.splice(0)) pass()
    },
    cut: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
    restore: () => listen(address.port),
    posted,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** @returns opens a page of the site in a tab of its own, and waits until it is hydrated */
export const tabOpener =
  (context: BrowserContext, { origin }: DeployedSite) =>
  async (path: string): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(origin + path)
    await hydrated(page)
    return page
  }
