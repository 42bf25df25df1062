/** Messages for errors of the operators' forms, by the API's codes. */
import type { MessageKey } from '../../domain/i18n.ts'

export const DESK_MESSAGES = {
  'report.unknown': 'reports.gone',
  'lead.unknown': 'moderation.lead.gone',
  'synonym.unknown': 'moderation.synonyms.gone',
  'synonyms.too-many': 'moderation.synonyms.tooMany',
  'reason.unknown': 'reasons.gone',
  'reasons.too-many': 'reasons.tooMany',
  'mail.unknown': 'moderation.mail.gone',
  'mail.unreadable': 'moderation.mail.unreadable',
  'person.unknown': 'parties.gone',
  'person.operator': 'parties.ofOperator',
} as const satisfies Record<string, MessageKey>
