import type { Inquiry, InquiryList } from '../../../domain/contract/inquiries.ts'
import type { MessageList } from '../../../domain/contract/messages.ts'
import type { NamedText } from '../../../domain/contract/named-texts.ts'
import { MAX_PER_PAGE } from '../../../domain/limits.ts'
import { read } from '../../../domain/page-error.ts'
import { inquiryMoves } from '../../../domain/statuses/inquiry.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, requireOrganization } from '../account/membership.ts'

export interface InquiriesData extends AccountData {
  list: InquiryList
  /** '' for all. */
  status: string
  only: 'unread' | 'waiting' | null
}

/** What buyers have written. @throws RedirectError without an organization; PageError 404 for a query that the API refuses */
export const loadList: PersonalLoad<InquiriesData> = async (context) => {
  const profile = await requireOrganization(context, 'requests')
  const { own, query, i18n } = context
  const only = query.waiting ? 'waiting' : query.unread ? 'unread' : null
  const list = await read(own.get('/api/profile/company/inquiries', { query: { ...query, locale: i18n.locale } }))
  return accountScreen(context, profile, i18n.t('received.title'), { list, status: query.status ?? '', only })
}

export interface ReceivedData extends AccountData {
  inquiry: Inquiry
  messages: MessageList
  /** Whether this person may reply: employees only read. */
  mayReply: boolean
  /** Active members, one of whom may deal with it. */
  colleagues: { id: string; name: string }[]
  templates: NamedText[]
  /** Text of the chosen template; '' for none. */
  template: string
}

const INQUIRY = '/api/profile/company/inquiries/:id'

/** One inquiry with its conversation; what is shown counts as read. @throws RedirectError without an organization; PageError 404 for one that was not written to it */
export const loadOne: PersonalLoad<ReceivedData> = async (context) => {
  const profile = await requireOrganization(context, 'requests')
  const { own, id, i18n, query } = context
  const { locale } = i18n
  const mayReply = may(profile, 'inquiry.answer')
  const [found, messages, employees, templates] = await Promise.all([
    read(own.get(INQUIRY, { params: { id }, query: { locale } })),
    read(
      own.get(`${INQUIRY}/messages`, {
        params: { id },
        query: { locale, ...(query.before && { before: query.before }) },
      }),
    ),
    mayReply
      ? read(own.get('/api/profile/company/employees', { query: { status: 'active', perPage: String(MAX_PER_PAGE) } }))
      : null,
    mayReply ? read(own.get('/api/profile/company/answer-templates')) : null,
  ])
  // What an operator sees while viewing as a member stays unread.
  const isNew = found.data.unread > 0 && !query.before && !profile.viewing
  const upTo = messages.data.at(-1)?.id ?? null
  const marked = isNew ? await read(own.post(`${INQUIRY}/read`, { params: { id }, json: { upTo } })) : null
  // Marking it as read may have changed its status to 'seen', and with that its version.
  const status = marked?.data.status ?? found.data.status
  const inquiry = { ...found.data, ...marked?.data, moves: inquiryMoves('supplier', status) }
  const title = i18n.t('received.from', { name: inquiry.contact.name || i18n.t('people.nameless') })
  return accountScreen(context, profile, title, {
    inquiry,
    messages,
    mayReply,
    colleagues: employees?.data.map(({ id, name }) => ({ id, name: name || i18n.t('people.nameless') })) ?? [],
    templates: templates?.data ?? [],
    template: templates?.data.find(({ id }) => id === query.template)?.text ?? '',
  })
}
