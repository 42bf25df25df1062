import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** In what ways a line or a server may fail a navigation: no answer, half of one, a failure told as one, none yet. */
export type Fault = 'refused' | 'cut' | 'failed' | 'slow'

export interface DeployedSite {
  origin: string
  /** From now on /sw.js is this, as after a deployment. */
  deployServiceWorker(script: string): void
  /** Takes the network away from it and gives it back: nothing answers at its address. */
  cut(): Promise<void>
  restore(): Promise<void>
  /** From now on navigations within the app are answered so; null: as the site does. Slow ones are answered then. */
  failPayloads(fault: Fault | null): void
  /** Paths that were posted to, as they arrived. */
  posted: readonly string[]
  close(): void
}

/** Half of an answer that said it were whole. */
function cutOff(answer: ServerResponse, from: IncomingMessage): void {
  const { 'transfer-encoding': _, ...headers } = from.headers
  const pieces: Buffer[] = []
  from.on('data', (piece: Buffer) => pieces.push(piece))
  from.on('end', () => {
    const whole = Buffer.concat(pieces)
    answer.writeHead(from.statusCode ?? 502, { ...headers, 'content-length': whole.length })
    answer.write(whole.subarray(0, whole.length / 2), () => answer.destroy())
  })
}

/**
 * The running site under an address of its own, with a /sw.js that can change. Playwright cannot stand in for it: a
 * browser's look for a new service worker passes its routes by.
 * @param site origin of the running site
 */
export async function deploySite(site: string): Promise<DeployedSite> {
  let deployed: string | undefined
  const posted: string[] = []
  let fault: Fault | null = null
  const waiting: (() => void)[] = []
  const server = createServer((incoming, answer) => {
    if (incoming.url === '/sw.js' && deployed !== undefined) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(deployed)
      return
    }
    const { method, headers } = incoming
    if (method === 'POST') posted.push(incoming.url ?? '')
    const how = incoming.url?.includes('/_payload.json') ? fault : null
    if (how === 'refused') return void answer.destroy()
    if (how === 'failed') return void answer.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>500</h1>')
    const pass = () => {
      const onward = request(new URL(incoming.url ?? '/', site), { method, headers }, (from) => {
        if (how === 'cut') return cutOff(answer, from)
        answer.writeHead(from.statusCode ?? 502, from.headers)
        from.pipe(answer)
      })
      onward.on('error', () => answer.destroy())
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
