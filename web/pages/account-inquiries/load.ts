import type { Inquiry, InquiryList } from '../../../domain/contract/inquiries.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { demandOrganization, may } from '../account/membership.ts'

export interface InquiriesData {
  list: InquiryList
  /** '' for all. */
  status: string
  isAdmin: boolean
}

/** What buyers have written. @throws RedirectError without an organization; PageError 404 for a query that the API refuses */
export const loadList: PersonalLoad<InquiriesData> = async (context) => {
  const { role } = await demandOrganization(context)
  const { own, query, i18n } = context
  const list = await read(own.get('/api/profile/company/inquiries', { query: { ...query, locale: i18n.locale } }))
  return {
    data: { list, status: query.status ?? '', isAdmin: role === 'ADMIN' },
    islandProps: null,
    head: { title: i18n.t('received.title'), noindex: true },
  }
}

export interface ReceivedData {
  inquiry: Inquiry
  /** Whether this person may reply: employees only read. */
  mayAnswer: boolean
  isAdmin: boolean
  posted: FormSubmission | null
  done: string | undefined
}

/** One inquiry. @throws RedirectError without an organization; PageError 404 for one that was not written to it */
export const loadOne: PersonalLoad<ReceivedData> = async (context) => {
  const profile = await demandOrganization(context)
  const { own, id, query, posted, i18n } = context
  const asked = { params: { id }, query: { locale: i18n.locale } }
  const { data: inquiry } = await read(own.get('/api/profile/company/inquiries/:id', asked))
  const mayAnswer = may(profile, 'inquiry.answer')
  return {
    data: { inquiry, mayAnswer, isAdmin: profile.role === 'ADMIN', posted, done: query.done },
    islandProps: null,
    head: { title: i18n.t('received.from', { name: inquiry.contact.name }), noindex: true },
  }
}
