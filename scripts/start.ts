/** `npm start`: builds if needed, fills an empty database, and serves the production build on this machine. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { LOCALES } from '../domain/locale.ts'
import { wrongNumbers } from '../domain/number-settings.ts'
import { wrongOperatorSettings } from '../domain/operator.ts'
import { buildIfNeeded } from './build.ts'
import { runCronTriggers } from './cron-triggers.ts'
import { endWorkerdWithThisProcess, onEnd } from './lifetime.ts'
import { STATE, startLocal } from './local.ts'
import { environmentVariables } from './local-variables.ts'
import { prepareStorage } from './prepare-storage.ts'

const tiny = process.argv.includes('--tiny')
const build = tiny ? 'dist-tiny' : 'dist'
const port = Number(process.env.PORT ?? 8787)
const variables = environmentVariables()

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Checked before the build, which takes a while. */
async function requireFreePort(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) stop(`PORT is not a port: ${process.env.PORT}`)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    stop(`Port ${port} is in use. Stop what listens there, or choose another: PORT=8788 npm start`)
  }
  await new Promise((closed) => probe.close(closed))
}

/** Lines printed once the worker listens, depending on its role. */
function describe(): string[] {
  const origin = `http://localhost:${port}`
  const state = `State: ${STATE}`
  const outbox = `Codes for signing in, and all other e-mails and SMS, are at ${origin}/dev/outbox`
  if (variables.ROLE === 'api') return [`Kontor's API alone: ${origin}/api/docs`, outbox, state]
  const name = tiny ? 'Kontor (Preact build)' : 'Kontor'
  const languages = `Languages: ${LOCALES.map((locale) => `${origin}/${locale}`).join('  ')}`
  const api = variables.API_BASE_URL
  return [`${name}: ${origin}`, languages, ...(api ? [`API: ${api}`] : [outbox, state])]
}

async function serve(): Promise<void> {
  // In front of an external API the storage contains only copies of that API's data, which a run with another API must not use.
  const stateful = variables.API_BASE_URL ? {} : { state: STATE }
  const local = startLocal({ build, port, variables, ...stateful })
  onEnd(() => local.dispose())
  await local.ready
  if (!variables.API_BASE_URL || variables.ROLE === 'api') await runCronTriggers(local, process.env.CRON !== 'off')
  console.log(`\n${[...describe(), 'Ctrl+C stops it.'].map((line) => `  ${line}`).join('\n')}\n`)
}

const wrong = [...wrongOperatorSettings(variables), ...wrongNumbers(variables)]
if (wrong.length > 0) stop(wrong.join('\n'))
await requireFreePort()
if (!buildIfNeeded(build)) stop('The build failed.')
endWorkerdWithThisProcess()
if (!variables.API_BASE_URL) await prepareStorage()
await serve()
