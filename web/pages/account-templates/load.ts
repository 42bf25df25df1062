import type { NamedText } from '../../../domain/contract/named-texts.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, requireOrganization } from '../account/membership.ts'

export interface TemplatesData extends AccountData {
  templates: NamedText[]
  /** The one whose form is open. */
  edited: NamedText | null
  /** Whether this person may change them: employees only read. */
  mayEdit: boolean
}

/** Ready answers of the organization. @throws RedirectError without an organization; PageError 404 for one that does not exist */
export const load: PersonalLoad<TemplatesData> = async (context) => {
  const profile = await requireOrganization(context, 'requests')
  const { posted, query } = context
  const { data: templates } = await read(context.own.get('/api/profile/company/answer-templates'))
  const wanted = posted ? posted.fields.key : query.edit
  const edited = templates.find(({ id }) => id === wanted) ?? null
  if (!posted && query.edit !== undefined && edited === null) throw new PageError(404, 'page.unknown')
  return accountScreen(context, profile, context.i18n.t('thread.templates'), {
    templates,
    edited,
    mayEdit: may(profile, 'inquiry.answer'),
  })
}
