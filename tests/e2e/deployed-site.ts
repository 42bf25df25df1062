import { createServer, request } from 'node:http'

export interface DeployedSite {
  origin: string
  /** From now on /sw.js is this, as after a deployment. */
  deployServiceWorker(script: string): void
  /** Takes the network away from it and gives it back: nothing answers at its address. */
  cut(): Promise<void>
  restore(): Promise<void>
  /** Paths that were posted to, as they arrived. */
  posted: readonly string[]
  close(): void
}

/**
 * The running site under an address of its own, with a /sw.js that can change. Playwright cannot stand in for it: a
 * browser's look for a new service worker passes its routes by.
 * @param site origin of the running site
 */
export async function deploySite(site: string): Promise<DeployedSite> {
  let deployed: string | undefined
  const posted: string[] = []
  const server = createServer((incoming, answer) => {
    if (incoming.url === '/sw.js' && deployed !== undefined) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(deployed)
      return
    }
    const { method, headers } = incoming
    if (method === 'POST') posted.push(incoming.url ?? '')
    const onward = request(new URL(incoming.url ?? '/', site), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
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
