import type { OpenedRequest } from '../../domain/contract/open-requests.ts'
import type { I18n } from '../../domain/i18n.ts'
import { labelledText } from '../../domain/labelled-text.ts'

/** @returns where the published lines of a request are, in words */
export function openText({ status, category, lines, expiresAt, answers }: OpenedRequest, i18n: I18n): string {
  const { t, date } = i18n
  if (status === 'closed' || status === 'expired' || status === 'removed') return t(`openRequests.state.${status}`)
  const what = { n: lines.length, category: labelledText(category.name, i18n), until: date(expiresAt) }
  if (status === 'unconfirmed') return t('openRequests.state.unconfirmed', what)
  return [t('openRequests.state.open', what), t('openRequests.got', { n: answers })].join(' ')
}
