import { styleText } from 'node:util'
import * as v from 'valibot'
import type { Runner } from './runner.ts'

const Deployed = v.looseObject({
  vars: v.optional(v.record(v.string(), v.unknown()), {}),
  send_email: v.optional(v.array(v.unknown()), []),
})

/**
 * @param configuration `wrangler.json` that was deployed
 * @returns what the instance cannot do without further variables, one line each (docs/operating.md, "Variables")
 */
export function missingVariables(configuration: string): string[] {
  const { vars, send_email } = v.parse(Deployed, JSON.parse(configuration))
  const canMail = send_email.length > 0 || Boolean(vars.MAIL_GATEWAY_URL)
  const isReachable = Boolean(vars.CONTACT_EMAIL) && !String(vars.CONTACT_EMAIL).endsWith('.example')
  return [
    vars.SITE_ORIGIN ? '' : 'SITE_ORIGIN: without it no e-mail or SMS is sent, so no one can sign in',
    canMail ? '' : 'MAIL_GATEWAY_URL, or a binding send_email: no one can sign in by e-mail',
    canMail && !vars.MAIL_FROM ? 'MAIL_FROM: the address that e-mails come from' : '',
    vars.SMS_GATEWAY_URL ? '' : 'SMS_GATEWAY_URL: no one can sign in by phone',
    isReachable ? '' : 'CONTACT_EMAIL: requests, claims and leads are sent to no one',
    vars.ADMIN_LOGINS ? '' : 'ADMIN_LOGINS: no one can approve companies and products',
  ].filter(Boolean)
}

/** Prints in red what the deployed instance lacks: it responds, but would turn away its first user. A dry run knows no variables. */
export function reportMissing(runner: Runner, configuration: string): void {
  const missing = runner.isDry ? [] : missingVariables(configuration)
  if (missing.length === 0) return
  runner.say(styleText('red', 'Still to be set in wrangler.toml (docs/operating.md):'))
  for (const line of missing) runner.say(styleText('red', `   ${line}`))
}
