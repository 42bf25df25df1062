/** Variables of a worker on this machine. None of them is in wrangler.toml: a deployment without variables is production. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATOR_VARIABLES } from '../domain/operator.ts'
import type { Bindings } from '../worker/bindings.ts'

/** @returns a key as AUTH_KEY is one */
export const newKey = () => randomBytes(32).toString('base64')

/** The AUTH_KEY of a state folder, created with it and stored in it, so that sessions survive a restart. */
function storedKey(state: string): string {
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

/** @param state folder of the local storage; absent: the storage is in memory, and the key is a new one. */
export const localVariables = (state?: string): Record<string, string> => ({
  ENVIRONMENT: 'local',
  AUTH_KEY: state === undefined ? newKey() : storedKey(state),
})

/** Variables of docs/operating.md that `npm start` and `npm run dev` pass from their environment to the worker. */
export const FROM_ENVIRONMENT = [
  ...OPERATOR_VARIABLES,
  'ADMIN_LOGINS',
  'API_BASE_URL',
  'AUTH_KEY',
  'BACKUP_DAYS',
  'BACKUP_WEEKS',
  'CONTACT_EMAIL',
  'DEFERRED_TIMEOUT',
  'DNS_OVER_HTTPS',
  'EMAIL_DAILY',
  'GEOCODER_URL',
  'HSTS',
  'INDEXNOW_KEY',
  'INDEXNOW_URL',
  'LEGAL_ENTITY_TOKEN',
  'LEGAL_ENTITY_URL',
  'TRANSLATION_TOKEN',
  'TRANSLATION_URL',
  'LIMITS',
  'MAIL_FROM',
  'MAIL_GATEWAY_TOKEN',
  'MAIL_GATEWAY_URL',
  'MAPS_ORIGIN',
  'RATES_URL',
  'RETENTION_DAYS',
  'REPLY_DOMAIN',
  'REVIEW_DAYS',
  'ROLE',
  'SCANNER_TOKEN',
  'SCANNER_URL',
  'SECOND_FACTOR',
  'SITE_ORIGIN',
  'SLOW_QUERY',
  'SMS_COUNTRIES',
  'SMS_DAILY',
  'SMS_GATEWAY_TOKEN',
  'SMS_GATEWAY_URL',
  'STATUS_TOKEN',
  'SUGGESTIONS_TOKEN',
  'SUGGESTIONS_URL',
  'UPSTREAM_KEY',
  'YANDEX_MAPS_KEY',
  'YANDEX_MAPS_URL',
] as const satisfies readonly (keyof Bindings)[]

/** @returns those of FROM_ENVIRONMENT that are set, by name. */
export const environmentVariables = (): Record<string, string> =>
  Object.fromEntries(
    FROM_ENVIRONMENT.flatMap((name) => {
      const value = process.env[name]
      return value ? [[name, value]] : []
    }),
  )
