import type { AnswerTemplate } from '../../../domain/contract/answer-templates.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { demandOrganization, may } from '../account/membership.ts'

export interface TemplatesData extends AccountData {
  templates: AnswerTemplate[]
  /** Whether this person may change them: employees only read. */
  mayEdit: boolean
}

/** Ready answers of the organization. @throws RedirectError without an organization */
export const load: PersonalLoad<TemplatesData> = async (context) => {
  const profile = await demandOrganization(context, 'requests')
  const { data: templates } = await read(context.own.get('/api/profile/company/answer-templates'))
  return accountScreen(context, profile, context.i18n.t('thread.templates'), {
    templates,
    mayEdit: may(profile, 'inquiry.answer'),
  })
}
