/** `npm run deploy`: the instance that wrangler.toml describes, or a preview of it, into the account that wrangler is signed in to. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { deploy } from './deploy/deploy.ts'
import { instanceOf, isPreviewName } from './deploy/instance.ts'
import { DeployStopped, dryRunner, type Runner, runProgram } from './deploy/runner.ts'

const USAGE = `npm run deploy -- [--preview NAME] [--dry-run]

  --preview NAME  an environment of its own beside production: worker, database, files and KV with -NAME at their end
  --dry-run       prints every step, runs none, and needs no account

Secrets in the environment (AUTH_KEY, MAIL_GATEWAY_TOKEN, …: docs/operating.md) are set. The smoke test uses SITE_ORIGIN of
wrangler.toml; without it, the address at workers.dev.`

function parsed() {
  try {
    const { values } = parseArgs({
      options: { preview: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    })
    if (values.preview !== undefined && !isPreviewName(values.preview)) throw new DeployStopped(USAGE)
    return values
  } catch {
    throw new DeployStopped(USAGE)
  }
}

const environment = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' }
const wrangler = (args: string[]) =>
  runProgram(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...args], environment)

const runner: Runner = {
  isDry: false,
  query: wrangler,
  change(args) {
    console.log(`   wrangler ${args.join(' ')}`)
    return wrangler(args)
  },
  npm: (script) => runProgram('npm', ['run', script], environment),
  async fetch(address, token) {
    const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : undefined)
    const response = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    return { status: response.status, body: await response.text() }
  },
  async write(path, content) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content, { mode: 0o600 })
  },
  remove: (path) => rm(path, { force: true }),
  read: (path) => readFile(path, 'utf8'),
  say: console.log,
}

try {
  const { preview, 'dry-run': isDry } = parsed()
  const config = readConfig({ config: 'wrangler.toml' })
  const stores = {
    name: config.name ?? 'kontor',
    databases: config.d1_databases.map(({ database_name = 'kontor' }) => ({ database_name })),
    namespaces: config.kv_namespaces,
    buckets: config.r2_buckets.map(({ bucket_name = 'kontor-files' }) => ({ bucket_name })),
  }
  const { SITE_ORIGIN } = config.vars
  await deploy(isDry ? dryRunner(console.log) : runner, {
    instance: instanceOf(stores, preview),
    environment: process.env,
    origin: preview === undefined && typeof SITE_ORIGIN === 'string' ? SITE_ORIGIN : undefined,
    now: new Date(),
  })
} catch (error) {
  if (!(error instanceof DeployStopped)) throw error
  console.error(error.message)
  process.exitCode = 1
}
