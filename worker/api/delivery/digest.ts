/** One message for several notices. */
import { LANGUAGE_TAGS, type Locale } from '../../../domain/locale.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { compose, type Email } from './emails.ts'

/** Notices that a digest lists; the others it counts. */
export const MAX_LISTED = 30

/** @returns the site's origin, as the links of the notices have it; '' where none has a link */
function originOf(emails: readonly Email[]): string {
  const link = emails.map(({ params }) => String(params.link ?? '')).find((one) => URL.canParse(one))
  return link === undefined ? '' : new URL(link).origin
}

/**
 * @param emails those that are listed, in the order in which they were raised
 * @param all number of all notices
 * @returns an e-mail that lists the subject and the link of each; as an SMS it has only their number
 */
export function digestOf(emails: readonly Email[], all: number, locale: Locale): Email {
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale])
  const origin = originOf(emails)
  const lines = emails.map(({ name, params }) => {
    const { subject } = compose({ name, params }, locale, {})
    return params.link === undefined ? `– ${subject}` : `– ${subject}\n  ${params.link}`
  })
  const rest = all - emails.length
  const params = {
    number: format.format(all),
    list: [...lines, ...(rest > 0 ? [`… + ${format.format(rest)}`] : [])].join('\n'),
    link: origin + personalHref('notices', locale),
    settings: origin + personalHref('settings', locale),
  }
  return { name: 'digest', params }
}
