/** Writes the notice of what is new in everything that a person follows: one for each look, whatever it has found. */
import type { Localized } from '../../domain/contract/values.ts'
import { followName } from '../../domain/follow-name.ts'
import type { Locale } from '../../domain/locale.ts'
import { personalHref } from '../../domain/personal-routes.ts'
import { addressOf, href } from '../../domain/routes.ts'
import type { Email } from '../api/delivery/emails.ts'
import { emailFormats } from '../api/delivery/emails.ts'
import { plainName } from '../api/delivery/plain-name.ts'
import { localized } from '../api/http/locale.ts'
import type { FollowRow } from './rows.ts'

/** Something followed, with how much is new in it. */
export interface News {
  row: FollowRow
  fresh: number
}

function pathOf({ kind, filters }: FollowRow, locale: Locale): string {
  if (kind === 'goods') return addressOf(href('catalogue', null), locale, { ...filters, sort: 'new' })
  return addressOf(href('codeChanges', null), locale, { ...(kind === 'okved' && { tree: kind }), ...filters })
}

function lineOf({ row, fresh }: News, locale: Locale): string {
  const i18n = emailFormats(locale)
  const { category, supplier } = row
  const names = {
    category: category && localized(category, locale),
    supplier: supplier && localized(supplier, locale),
    write: ({ text }: Localized) => plainName(text),
  }
  const name = followName({ ...row, ...names }, i18n)
  return i18n.t(row.kind === 'goods' ? 'follow.news' : 'follow.changes', { name, n: fresh })
}

/** @param stop address that stops these e-mails without a session */
export function newsEmail(news: readonly News[], locale: Locale, origin: string, stop: string): Email {
  const [first] = news
  const rest = news.length - 1
  const what = first ? lineOf(first, locale) : ''
  return {
    name: 'followed',
    params: {
      what: rest > 0 ? `${what} + ${rest}` : what,
      details: news.map((one) => `– ${lineOf(one, locale)}\n  ${origin}${pathOf(one.row, locale)}`).join('\n'),
      link: origin + personalHref('follows', locale),
      settings: origin + personalHref('settings', locale),
      unsubscribe: stop,
    },
  }
}
