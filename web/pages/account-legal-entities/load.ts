import type { LegalEntity } from '../../../domain/contract/legal-entities.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { may, requireOrganization } from '../account/membership.ts'

export interface LegalEntitiesData extends AccountData {
  entities: LegalEntity[]
  /** The one whose form is shown; 'new' for another one, null for the list. */
  edited: LegalEntity | 'new' | null
  mayEdit: boolean
  undo: string | undefined
  /** The screen that needs a legal entity, and is led back to. */
  next: string | null
}

/** Buttons of the form itself: where one of them was refused, the form is shown again. */
const FORM_ACTIONS = ['look', 'save']

/** @throws RedirectError without an organization; PageError 404 for an id that is none of theirs */
export const load: PersonalLoad<LegalEntitiesData> = async (context) => {
  const profile = await requireOrganization(context)
  const { posted, query, own, i18n, next } = context
  const { data: entities } = await read(own.get('/api/profile/company/legal-entities'))
  const isPosted = FORM_ACTIONS.includes(posted?.fields.action ?? '')
  const wanted = isPosted ? posted?.fields.entity || 'new' : query.edit
  const edited: LegalEntitiesData['edited'] =
    wanted === 'new' ? wanted : (entities.find(({ id }) => id === wanted) ?? null)
  if (wanted !== undefined && edited === null) throw new PageError(404, 'page.unknown')
  const mayEdit = may(profile, 'legal-entity.edit')
  const data = { entities, edited: mayEdit || isPosted ? edited : null, mayEdit, undo: query.undo, next }
  return accountScreen(context, profile, i18n.t('people.legalEntities'), data)
}
