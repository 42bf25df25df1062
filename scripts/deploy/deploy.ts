/** A deployment, step by step. Every command goes through a Runner, so that a dry run can print it and tests can record it. */
import { join } from 'node:path'
import * as v from 'valibot'
import { configuration } from './configuration.ts'
import { configFile, DEPLOYMENTS, type Instance } from './instance.ts'
import { reportMissing } from './missing.ts'
import { howToRollBack, recordRollback } from './rollback.ts'
import { DeployStopped, type Runner, requireOutput } from './runner.ts'
import { secretsToSet } from './secrets.ts'
import { smokeTest } from './smoke.ts'
import { ensureStores, requireSuccess } from './stores.ts'

const WhoAmI = v.object({ accounts: v.array(v.object({ id: v.string(), name: v.string() })) })

interface Order {
  instance: Instance
  /** Variables of the caller: secrets to set, CLOUDFLARE_ACCOUNT_ID, SITE_ORIGIN. */
  environment: Record<string, string | undefined>
  /** Address of the site, for the smoke test; absent: what wrangler prints. */
  origin?: string | undefined
  now: Date
}

async function checkAccount(runner: Runner, { environment }: Order): Promise<void> {
  const { ok, out } = await runner.query(['whoami', '--json'])
  if (!ok) throw new DeployStopped('Not signed in: npx wrangler login, or set CLOUDFLARE_API_TOKEN.')
  const found = v.safeParse(WhoAmI, JSON.parse(out.slice(Math.max(0, out.indexOf('{'))) || '{}'))
  const accounts = found.success ? found.output.accounts : []
  for (const { name, id } of accounts) runner.say(`   ${name} (${id})`)
  if (accounts.length > 1 && !environment.CLOUDFLARE_ACCOUNT_ID) {
    throw new DeployStopped('More than one account: set CLOUDFLARE_ACCOUNT_ID to the one that is meant.')
  }
}

/** The address that wrangler prints; a dry run has none. */
const servedAt = (out: string): string | undefined => /https:\/\/[a-z0-9.-]+\.workers\.dev/.exec(out)?.[0]

async function upload(runner: Runner, config: string, instance: Instance, secrets: Record<string, string>) {
  const file = join(DEPLOYMENTS, `${instance.name}.secrets.json`)
  const args = ['deploy', '-c', config]
  if (Object.keys(secrets).length === 0) return requireSuccess(await runner.change(args), 'The deployment')
  await runner.write(file, JSON.stringify(secrets))
  try {
    return requireSuccess(await runner.change([...args, '--secrets-file', file]), 'The deployment')
  } finally {
    await runner.remove(file)
  }
}

/**
 * Checks the account, creates missing stores, records how to roll back, migrates, deploys, runs a smoke test and prints what is still to be set.
 * @throws DeployStopped with what has to be corrected; finished steps stay, and the next run continues after them
 */
export async function deploy(runner: Runner, order: Order): Promise<void> {
  const { instance, environment } = order
  const config = configFile(instance.name)
  const step = (line: string) => runner.say(`\n${line}`)

  step('1. The account')
  await checkAccount(runner, order)
  step('2. The build')
  requireSuccess(await runner.npm('build'), 'The build')
  step('3. Databases, namespaces, buckets: created where they are missing')
  const ids = await ensureStores(runner, instance)
  const deployed = configuration(await runner.read('dist/kontor/wrangler.json'), instance, ids)
  await runner.write(config, deployed)
  step('4. Secrets')
  const secrets = await secretsToSet(runner, instance, environment)
  step('5. How to roll back: a Time Travel bookmark, and the version that serves now')
  const back = await recordRollback(runner, instance, config, order.now)
  for (const line of howToRollBack(instance, back, config)) runner.say(`   ${line}`)
  step('6. Migrations')
  for (const name of instance.databases) {
    requireSuccess(await runner.change(['d1', 'migrations', 'apply', name, '--remote', '-c', config]), 'A migration')
  }
  step('7. The deployment')
  const out = await upload(runner, config, instance, secrets)
  step('8. The smoke test')
  const origin = order.origin ?? requireOutput(runner, servedAt(out), 'address at workers.dev')
  await smokeTest(runner, origin)
  step(`${instance.name} is deployed: ${origin}`)
  for (const line of howToRollBack(instance, back, config)) runner.say(line)
  await reportMissing(runner, { origin, configuration: deployed, token: environment.STATUS_TOKEN })
}
