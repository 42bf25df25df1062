import type { MessageList } from '../../../domain/contract/messages.ts'
import type { SentInquiry, SentInquiryList } from '../../../domain/contract/requests.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { readProfile } from '../account/membership.ts'

export interface RequestsData extends AccountData {
  list: SentInquiryList
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
  request: SentInquiry
  messages: MessageList
}

const REQUEST = '/api/profile/requests/:id'

/**
 * One inquiry that the visitor has sent, with its conversation; what is shown counts as read.
 * @throws PageError 404 for another person's
 */
export const loadRequest: PersonalLoad<RequestData> = async (context) => {
  const { own, id, i18n, query } = context
  const { locale } = i18n
  const [profile, { data: request }, messages] = await Promise.all([
    readProfile(context),
    read(own.get(REQUEST, { params: { id }, query: { locale } })),
    read(
      own.get(`${REQUEST}/messages`, {
        params: { id },
        query: { locale, ...(query.before && { before: query.before }) },
      }),
    ),
  ])
  const upTo = messages.data.at(-1)?.id ?? null
  if (request.unread > 0 && !query.before) await own.post(`${REQUEST}/read`, { params: { id }, json: { upTo } })
  const about = labelledText((request.item ?? request.product ?? request.supplier).name, i18n)
  return accountScreen(context, profile, i18n.t('requests.about', { about }), {
    request,
    messages,
  })
}
