import { type PersonalName, personalHref } from '../../../web/personal-routes.ts'
import { type Actions, type Submitted, settle, version, wholeNumber, wordings } from './outcome.ts'

const KINDS = ['supplier', 'service', 'both'] as const
const STATUSES = ['draft', 'pending', 'active', 'hidden'] as const

const orNull = (text: string | undefined) => text?.trim() || null

async function save({ own, fields, locale }: Submitted) {
  const json = {
    kind: KINDS.find((one) => one === fields.kind) ?? ('supplier' as const),
    names: wordings(fields, 'names'),
    description: wordings(fields, 'description'),
    city: wordings(fields, 'city'),
    address: wordings(fields, 'address'),
    country: (fields.country ?? '').trim().toUpperCase(),
    founded: wholeNumber(fields.founded),
    staff: wholeNumber(fields.staff),
    website: orNull(fields.website),
    phone: orNull(fields.phone),
    email: orNull(fields.email),
  }
  return settle(
    own.api.profile.company.$patch({ json }, { headers: version(fields) }),
    personalHref('company', locale, { done: 'saved' }),
  )
}

async function changeStatus({ own, fields, locale }: Submitted) {
  const status = STATUSES.find((one) => one === fields.status) ?? 'draft'
  return settle(
    own.api.profile.company.status.$patch({ json: { status } }, { headers: version(fields) }),
    personalHref('company', locale, { done: 'saved' }),
  )
}

/** Forms of the organization. */
export const company: Partial<Record<PersonalName, Actions>> = {
  company: { status: changeStatus },
  companyEdit: { save },
}
