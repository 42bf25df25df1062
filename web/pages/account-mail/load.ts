import type { UnmatchedMail } from '../../../domain/contract/unmatched-mail.ts'
import type { PageMeta } from '../../../domain/contract/values.ts'
import { read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { redirectBeyond } from '../account/last-page.ts'
import { requireOperator } from '../account/membership.ts'

export interface MailData extends AccountData {
  list: { data: UnmatchedMail[]; meta: PageMeta }
}

/**
 * E-mails that belong to no conversation.
 * @throws PageError 404 for everyone but operators
 * @throws RedirectError to the last page from one beyond it: each e-mail that is dealt with shortens the list
 */
export const load: PersonalLoad<MailData> = async (context) => {
  const { own, query, i18n } = context
  const profile = await requireOperator(context, 'mail.read')
  const list = await read(own.get('/api/operator/unmatched-mail', { query: { page: query.page } }))
  redirectBeyond(list.meta, (page) => personalHref('unmatchedMail', i18n.locale, { page }))
  return accountScreen(context, profile, i18n.t('moderation.mail.title'), { list })
}
