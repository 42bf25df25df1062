import type { MessageList } from '../../../domain/contract/messages.ts'
import type { SentInquiry } from '../../../domain/contract/requests.ts'
import { PageError, RedirectError, read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { type PersonalContext, type PersonalLoad, privateScreen } from '../../app/page/personal-load.ts'
import type { ThreadData } from '../account/thread.tsx'

interface OpenedConversation extends ThreadData {
  request: SentInquiry
  done: string | undefined
}

export interface ConversationData {
  /** Id of the inquiry. */
  id: string
  /** Null: the contact has to be confirmed with a code first. */
  opened: OpenedConversation | null
}

const CONVERSATION = '/api/conversations/:id'

/** @returns the screen of a conversation that is not opened yet @throws RedirectError to the account's screen for the signed-in buyer */
async function unopened({ own, i18n: { locale, t } }: PersonalContext, id: string) {
  const theirs = await own.get('/api/profile/requests/:id', { params: { id }, query: { locale } })
  if (theirs.ok) throw new RedirectError(personalHref('request', locale, id))
  return privateScreen<ConversationData>(t('conversation.title'), { id, opened: null })
}

async function messagesOf({ own, query, i18n: { locale } }: PersonalContext, id: string): Promise<MessageList> {
  const call = { params: { id }, query: { locale, ...(query.before && { before: query.before }) } }
  return read(own.get(`${CONVERSATION}/messages`, call))
}

/**
 * The conversation about an inquiry that was sent without an account; what is shown counts as read.
 * @throws RedirectError to the account's screen for the signed-in buyer; PageError 404 for an id that is none of the guest's
 */
export const load: PersonalLoad<ConversationData> = async (context) => {
  const { own, query, posted, i18n } = context
  const { id = '' } = query
  if (id === '') throw new PageError(404, 'inquiry.unknown')
  const response = await own.get(CONVERSATION, { params: { id }, query: { locale: i18n.locale } })
  if (response.status === 401) return unopened(context, id)
  const { data: request } = await read(Promise.resolve(response))
  const messages = await messagesOf(context, id)
  const upTo = messages.data.at(-1)?.id ?? null
  if (request.unread > 0 && !query.before) await own.post(`${CONVERSATION}/read`, { params: { id }, json: { upTo } })
  const opened = { request, messages, posted, done: query.done }
  return privateScreen<ConversationData>(i18n.t('conversation.title'), { id, opened })
}
