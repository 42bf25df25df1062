import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Instance } from './instance.ts'
import { DeployStopped, type Runner } from './runner.ts'

/** Secrets that `npm run deploy` takes from its environment (docs/operating.md). */
const SECRETS = [
  'AUTH_KEY',
  'UPSTREAM_KEY',
  'STATUS_TOKEN',
  'MAIL_GATEWAY_TOKEN',
  'SMS_GATEWAY_TOKEN',
  'LEGAL_ENTITY_TOKEN',
  'SUGGESTIONS_TOKEN',
]

const Listed = v.array(v.object({ name: v.string() }))

/** The platform's error for a worker that has never been deployed. */
const NO_WORKER = /10007|does not exist|not found/i

/** @throws DeployStopped where the list could not be read: it must not count as empty, because a new key would sign every user out */
async function secretsThere(runner: Runner, { name }: Instance): Promise<string[]> {
  const { ok, out, err } = await runner.query(['secret', 'list', '--name', name])
  if (!ok && NO_WORKER.test(`${err}${out}`)) return []
  if (!ok) throw new DeployStopped(`The secrets of ${name} could not be listed:\n${(err || out).trim()}`)
  const at = out.indexOf('[')
  return at < 0 ? [] : v.parse(Listed, JSON.parse(out.slice(at))).map((secret) => secret.name)
}

/**
 * @returns secrets to set with the deployment: those of the environment, and a new AUTH_KEY where the worker has none.
 */
export async function secretsToSet(
  runner: Runner,
  instance: Instance,
  environment: Record<string, string | undefined>,
): Promise<Record<string, string>> {
  const there = await secretsThere(runner, instance)
  const set = Object.fromEntries(SECRETS.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
  if (!there.includes('AUTH_KEY') && !set.AUTH_KEY) {
    set.AUTH_KEY = randomBytes(32).toString('base64')
    runner.say(
      '   AUTH_KEY is generated and cannot be read again. To restore an archive with its sessions, set it yourself.',
    )
  }
  for (const name of there)
    runner.say(`   ${name} is set${set[name] ? ' already, and replaced by the one in the environment' : ' already'}`)
  for (const name of Object.keys(set)) if (!there.includes(name)) runner.say(`   ${name} is set with this deployment`)
  return set
}
