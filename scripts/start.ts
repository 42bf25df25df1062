/** `npm start`: builds if needed, fills an empty database, and serves the production build on this machine. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { LOCALES } from '../domain/locale.ts'
import { buildIfNeeded } from './build.ts'
import { STATE, startLocal } from './local.ts'
import { prepareStorage } from './prepare-storage.ts'

const tiny = process.argv.includes('--tiny')
const build = tiny ? 'dist-tiny' : 'dist'
const port = Number(process.env.PORT ?? 8787)

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Asked before the build, which takes a while. */
async function demandFreePort(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) stop(`PORT is not a port: ${process.env.PORT}`)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    stop(`Port ${port} is in use. Stop what listens there, or choose another: PORT=8788 npm start`)
  }
  await new Promise((closed) => probe.close(closed))
}

async function serve(): Promise<void> {
  const local = startLocal({ build, state: STATE, port })
  const end = () => local.dispose().finally(() => process.exit(0))
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  await local.ready
  console.log(`
  Kontor${tiny ? ' (Preact build)' : ''}: http://localhost:${port}
  Languages: ${LOCALES.map((locale) => `http://localhost:${port}/${locale}`).join('  ')}
  Codes for signing in (the api's /api/auth) and letters are at http://localhost:${port}/dev/outbox
  State: ${STATE}
  Ctrl+C stops it.
`)
}

await demandFreePort()
if (!buildIfNeeded(build)) stop('The build failed.')
await prepareStorage()
await serve()
