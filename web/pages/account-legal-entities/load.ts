import type { LegalEntity } from '../../../domain/contract/legal-entities.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { demandOrganization, may } from '../account/membership.ts'

export interface LegalEntitiesData {
  entities: LegalEntity[]
  /** The one whose form is shown; 'new' for another one, null for the list. */
  edited: LegalEntity | 'new' | null
  mayEdit: boolean
  isAdmin: boolean
  posted: FormSubmission | null
  done: string | undefined
  undo: string | undefined
}

/** Buttons of the form itself: where one of them was refused, the form is shown again. */
const OF_FORM = ['look', 'save']

/** @throws RedirectError without an organization; PageError 404 for an id that is none of theirs */
export const load: PersonalLoad<LegalEntitiesData> = async (context) => {
  const profile = await demandOrganization(context)
  const { posted, query, own, i18n } = context
  const { data: entities } = await read(own.get('/api/profile/company/legal-entities'))
  const isPosted = OF_FORM.includes(posted?.fields.action ?? '')
  const asked = isPosted ? posted?.fields.entity || 'new' : query.edit
  const edited = asked === 'new' ? asked : (entities.find(({ id }) => id === asked) ?? null)
  if (asked !== undefined && edited === null) throw new PageError(404, 'page.unknown')
  const mayEdit = may(profile, 'legal-entity.edit')
  return {
    data: {
      entities,
      edited: mayEdit || isPosted ? edited : null,
      mayEdit,
      isAdmin: profile.role === 'ADMIN',
      posted,
      done: query.done,
      undo: query.undo,
    },
    islandProps: null,
    head: { title: i18n.t('people.legalEntities'), noindex: true },
  }
}
