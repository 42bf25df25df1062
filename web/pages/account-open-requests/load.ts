import type { OpenRequest, OpenRequestList } from '../../../domain/contract/open-requests.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, requireOrganization } from '../account/membership.ts'

export interface OpenRequestsData extends AccountData {
  list: OpenRequestList
  /** Id of the chosen category; '' for all. */
  category: string
  isUnanswered: boolean
}

export interface OpenRequestData extends AccountData {
  request: OpenRequest
  /** Whether this person may answer: employees only read. */
  mayAnswer: boolean
}

const OPEN = '/api/profile/company/open-requests'

/** What buyers have published. @throws RedirectError without an organization; PageError 404 for a query that the API refuses */
export const loadList: PersonalLoad<OpenRequestsData> = async (context) => {
  const profile = await requireOrganization(context, 'requests')
  const { own, query, i18n } = context
  const { category, unanswered, before } = query
  const list = await read(own.get(OPEN, { query: { category, unanswered, before, locale: i18n.locale } }))
  const chosen = { category: category ?? '', isUnanswered: unanswered !== undefined }
  return accountScreen(context, profile, i18n.t('openRequests.title'), { list, ...chosen })
}

/** One open request. @throws RedirectError without an organization; PageError 404 for one that the organization cannot answer */
export const loadOne: PersonalLoad<OpenRequestData> = async (context) => {
  const profile = await requireOrganization(context, 'requests')
  const { own, id, i18n } = context
  const { data: request } = await read(own.get(`${OPEN}/:id`, { params: { id }, query: { locale: i18n.locale } }))
  const title = i18n.t('openRequests.one', { number: request.number })
  return accountScreen(context, profile, title, { request, mayAnswer: may(profile, 'inquiry.answer') })
}
