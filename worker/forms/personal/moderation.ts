import { type PersonalName, personalHref } from '../../../web/personal-routes.ts'
import { type Actions, type Submitted, settle, version } from './outcome.ts'

const COMPANY = { approve: 'active', refuse: 'draft' } as const
const PRODUCT = { approve: 'published', refuse: 'rejected' } as const

function decide({ own, fields, locale }: Submitted) {
  const word = fields.decision === 'approve' ? 'approve' : 'refuse'
  const [param, reason, headers] = [{ id: fields.id ?? '' }, fields.reason ?? '', version(fields)]
  const answer =
    fields.kind === 'company'
      ? own.app.admin.companies[':id'].status.$patch({ param, json: { status: COMPANY[word], reason } }, { headers })
      : own.app.admin.products[':id'].status.$patch({ param, json: { status: PRODUCT[word], reason } }, { headers })
  return settle(answer, personalHref('admin', locale, { done: 'saved' }))
}

/** Forms of the house. */
export const moderation: Partial<Record<PersonalName, Actions>> = { admin: { decide } }
