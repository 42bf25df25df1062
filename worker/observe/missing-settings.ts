import { type NumberSettings, wrongNumbers } from '../../domain/number-settings.ts'
import { type OperatorSettings, operatorFaults } from '../../domain/operator.ts'

type Setting =
  | 'SITE_ORIGIN'
  | 'EMAIL'
  | 'MAIL_GATEWAY_URL'
  | 'MAIL_FROM'
  | 'SMS_GATEWAY_URL'
  | 'CONTACT_EMAIL'
  | 'ADMIN_LOGINS'
  | 'BACKUPS'

/**
 * @param settings variables and bindings of an instance
 * @returns what it cannot do because one is missing, and which are invalid, one line each, for its operator (docs/operating.md, "Variables and secrets")
 */
export function missingSettings(
  settings: Partial<Record<Setting, unknown>> & OperatorSettings & NumberSettings,
): string[] {
  const { CONTACT_EMAIL: contact, SITE_ORIGIN, MAIL_FROM, SMS_GATEWAY_URL, ADMIN_LOGINS, BACKUPS } = settings
  const canMail = Boolean(settings.EMAIL) || Boolean(settings.MAIL_GATEWAY_URL)
  const isReachable = Boolean(contact) && !String(contact).endsWith('.example')
  return [
    SITE_ORIGIN ? '' : 'SITE_ORIGIN: without it no e-mail or SMS is sent, so no one can sign in',
    canMail ? '' : 'MAIL_GATEWAY_URL, or a binding send_email: no one can sign in by e-mail',
    canMail && !MAIL_FROM ? 'MAIL_FROM: the address that e-mails come from' : '',
    SMS_GATEWAY_URL ? '' : 'SMS_GATEWAY_URL: no one can sign in by phone',
    isReachable ? '' : 'CONTACT_EMAIL: requests, claims and leads are sent to no one',
    ADMIN_LOGINS ? '' : 'ADMIN_LOGINS: no one can approve companies and products',
    BACKUPS ? '' : 'BACKUPS, a binding r2_buckets: no backup of the database is made',
    ...wrongNumbers(settings),
    ...operatorFaults(settings),
  ].filter(Boolean)
}
