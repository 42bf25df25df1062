import type { Inquiry, InquiryList } from '../../../domain/contract/inquiries.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { demandOrganization, may } from '../account/membership.ts'

export interface InquiriesData extends AccountData {
  list: InquiryList
  /** '' for all. */
  status: string
}

/** What buyers have written. @throws RedirectError without an organization; PageError 404 for a query that the API refuses */
export const loadList: PersonalLoad<InquiriesData> = async (context) => {
  const profile = await demandOrganization(context, 'requests')
  const { own, query, i18n } = context
  const list = await read(own.get('/api/profile/company/inquiries', { query: { ...query, locale: i18n.locale } }))
  return accountScreen(context, profile, i18n.t('received.title'), { list, status: query.status ?? '' })
}

export interface ReceivedData extends AccountData {
  inquiry: Inquiry
  /** Whether this person may reply: employees only read. */
  mayReply: boolean
}

/** One inquiry. @throws RedirectError without an organization; PageError 404 for one that was not written to it */
export const loadOne: PersonalLoad<ReceivedData> = async (context) => {
  const profile = await demandOrganization(context, 'requests')
  const { own, id, i18n } = context
  const parameters = { params: { id }, query: { locale: i18n.locale } }
  const { data: inquiry } = await read(own.get('/api/profile/company/inquiries/:id', parameters))
  const title = i18n.t('received.from', { name: inquiry.contact.name || i18n.t('people.nameless') })
  return accountScreen(context, profile, title, { inquiry, mayReply: may(profile, 'inquiry.answer') })
}
