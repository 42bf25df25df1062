import type { NoticeList } from '../../../domain/contract/notices.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { readProfile } from '../account/membership.ts'

export interface NoticesData extends AccountData {
  list: NoticeList
}

/**
 * What has happened, latest first.
 * @throws PageError 404 for a page that the API refuses
 */
export const load: PersonalLoad<NoticesData> = async (context) => {
  const { own, query, i18n } = context
  const [profile, list] = await Promise.all([
    readProfile(context),
    read(own.get('/api/profile/notices', { query: { ...query, locale: i18n.locale } })),
  ])
  return accountScreen(context, profile, i18n.t('notices.title'), { list })
}
