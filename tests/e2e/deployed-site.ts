import { createServer, request } from 'node:http'

export interface DeployedSite {
  origin: string
  /** From now on /sw.js is this, as after a deployment. */
  deployServiceWorker(script: string): void
  close(): void
}

/**
 * The running site under an address of its own, with a /sw.js that can change. Playwright cannot stand in for it: a
 * browser's look for a new service worker passes its routes by.
 * @param site origin of the running site
 */
export async function deploySite(site: string): Promise<DeployedSite> {
  let deployed: string | undefined
  const server = createServer((incoming, answer) => {
    if (incoming.url === '/sw.js' && deployed !== undefined) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(deployed)
      return
    }
    const { method, headers } = incoming
    const onward = request(new URL(incoming.url ?? '/', site), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port.')
  return {
    origin: `http://localhost:${address.port}`,
    deployServiceWorker: (script) => {
      deployed = script
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
