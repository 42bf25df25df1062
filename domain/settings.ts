/** Variables, secrets and bindings of an instance (docs/operating.md, "Variables and secrets"), by what they are for. */
import { OPERATOR_VARIABLES } from './operator.ts'

export const SETTINGS = {
  site: ['SITE_ORIGIN', 'CONTACT_EMAIL', 'HSTS', 'ROLE', 'API_BASE_URL', 'UPSTREAM_KEY', 'AUTH_KEY', 'STATUS_TOKEN'],
  operators: ['ADMIN_LOGINS', 'SECOND_FACTOR', 'REVIEW_DAYS'],
  email: ['EMAIL', 'MAIL_GATEWAY_URL', 'MAIL_GATEWAY_TOKEN', 'MAIL_FROM', 'REPLY_DOMAIN', 'EMAIL_DAILY'],
  sms: ['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN', 'SMS_COUNTRIES', 'SMS_DAILY'],
  backups: ['BACKUPS', 'BACKUP_DAYS', 'BACKUP_WEEKS', 'RETENTION_DAYS'],
  files: ['IMAGES', 'SCANNER_URL', 'SCANNER_TOKEN'],
  services: [
    'RATES_URL',
    'TRANSLATION_URL',
    'TRANSLATION_TOKEN',
    'LEGAL_ENTITY_URL',
    'LEGAL_ENTITY_TOKEN',
    'GEOCODER_URL',
    'SUGGESTIONS_TOKEN',
    'SUGGESTIONS_URL',
    'DNS_OVER_HTTPS',
    'YANDEX_MAPS_KEY',
    'YANDEX_MAPS_URL',
    'MAPS_ORIGIN',
    'INDEXNOW_KEY',
    'INDEXNOW_URL',
  ],
  running: ['JOB_QUEUE', 'EVENTS', 'AUTH_SHIELD', 'SLOW_QUERY', 'DEFERRED_TIMEOUT', 'ENVIRONMENT', 'LIMITS'],
  owner: OPERATOR_VARIABLES,
} as const

type SettingGroup = keyof typeof SETTINGS

const isGroup = (name: string): name is SettingGroup => name in SETTINGS
export const SETTING_GROUPS: readonly SettingGroup[] = Object.keys(SETTINGS).filter(isGroup)

type Setting = (typeof SETTINGS)[SettingGroup][number]

/** @returns whether a variable has its own name in locales/: the Russian and Chinese variants of a text share the name of that text */
export const isNamed = (name: Setting): name is Exclude<Setting, `OPERATOR_${string}_${'RU' | 'ZH'}`> =>
  !/^OPERATOR_\w+_(?:RU|ZH)$/.test(name)
