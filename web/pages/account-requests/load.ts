import type { RequestList, SentRequest } from '../../../domain/contract/requests.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { readProfile } from '../account/membership.ts'

export interface RequestsData extends AccountData {
  list: RequestList
}

/**
 * The inquiries that the visitor has sent.
 * @throws PageError 404 for a page that the API refuses
 */
export const loadRequests: PersonalLoad<RequestsData> = async (context) => {
  const { own, query, i18n } = context
  const [profile, list] = await Promise.all([
    readProfile(context),
    read(own.get('/api/profile/requests', { query: { ...query, locale: i18n.locale } })),
  ])
  return accountScreen(context, profile, i18n.t('requests.title'), { list })
}

export interface RequestData extends AccountData {
  request: SentRequest
}

/**
 * One inquiry that the visitor has sent.
 * @throws PageError 404 for another person's
 */
export const loadRequest: PersonalLoad<RequestData> = async (context) => {
  const { own, id, i18n } = context
  const [profile, { data: request }] = await Promise.all([
    readProfile(context),
    read(own.get('/api/profile/requests/:id', { params: { id }, query: { locale: i18n.locale } })),
  ])
  const about = labelledText((request.item ?? request.product ?? request.supplier).name, i18n)
  return accountScreen(context, profile, i18n.t('requests.about', { about }), { request })
}
