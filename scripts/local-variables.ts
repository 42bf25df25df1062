/** What makes an instance a developer's own. Nothing of it stands in wrangler.toml: a deployment without variables is production. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const newKey = () => randomBytes(32).toString('base64')

/** The secret of a local state, made with it and kept beside it, so that sessions outlive a restart. */
function keptKey(state: string): string {
  const file = join(state, 'auth-key')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const key = newKey()
    mkdirSync(state, { recursive: true })
    writeFileSync(file, key, { mode: 0o600 })
    return key
  }
}

/** Variables of the worker that a developer may set in the environment of npm's commands. */
const FROM_ENVIRONMENT = ['LIMITS', 'ADMIN_LOGINS', 'YANDEX_MAPS_KEY', 'YANDEX_MAPS_URL']

const given = () =>
  Object.fromEntries(FROM_ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

/** @param state folder of the local storage; none: it is in memory, and so is the key. */
export const localVariables = (state?: string): Record<string, string> => ({
  ENVIRONMENT: 'local',
  AUTH_KEY: state === undefined ? newKey() : keptKey(state),
  ...given(),
})
