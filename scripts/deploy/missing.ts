import { styleText } from 'node:util'
import * as v from 'valibot'
import { missingSettings } from '../../worker/observe/missing-settings.ts'
import type { Runner } from './runner.ts'

const Deployed = v.looseObject({
  vars: v.optional(v.record(v.string(), v.unknown()), {}),
  send_email: v.optional(v.array(v.unknown()), []),
  r2_buckets: v.optional(v.array(v.looseObject({ binding: v.string() })), []),
})

const Readiness = v.object({ missing: v.array(v.string()) })

interface Site {
  origin: string
  /** `wrangler.json` that was deployed. */
  configuration: string
  /** STATUS_TOKEN, with which the site reports what is missing. */
  token: string | undefined
}

/** @returns what is missing in the configuration, which does not show secrets */
function missingInConfiguration(configuration: string): string[] {
  const { vars, send_email, r2_buckets } = v.parse(Deployed, JSON.parse(configuration))
  const BACKUPS = r2_buckets.some(({ binding }) => binding === 'BACKUPS')
  return missingSettings({ ...vars, EMAIL: send_email.length > 0, BACKUPS })
}

/** @returns what the site reports as missing; null where it does not respond */
async function missingAtSite(runner: Runner, { origin, token }: Site): Promise<string[] | null> {
  if (!token) return null
  const { body } = await runner.fetch(`${origin}/readyz`, token).catch(() => ({ body: '' }))
  try {
    return v.parse(Readiness, JSON.parse(body)).missing
  } catch {
    return null
  }
}

/**
 * Prints in red what the deployed instance lacks: it responds, but its first user could not sign in. The site's own report is
 * preferred; without a STATUS_TOKEN the configuration is read. In a dry run no variables are known.
 */
export async function reportMissing(runner: Runner, site: Site): Promise<void> {
  if (runner.isDry) return
  const missing = (await missingAtSite(runner, site)) ?? missingInConfiguration(site.configuration)
  if (missing.length === 0) return
  runner.say(styleText('red', 'Still to be set in wrangler.toml (docs/operating.md):'))
  for (const line of missing) runner.say(styleText('red', `   ${line}`))
}
