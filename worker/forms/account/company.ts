import { COMPANY_KINDS } from '../../../domain/company-kinds.ts'
import { type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import { CURRENCIES, INCOTERMS } from '../../../domain/trade-terms.ts'
import { factsOf, inFactRows } from './facts.ts'
import { type Actions, edit, type Submitted, toFormResult, version, wholeNumber, wordings } from './form-result.ts'

const STATUSES = ['draft', 'pending', 'active', 'hidden'] as const

const orNull = (text: string | undefined) => text?.trim() || null

/** Degrees as people copy them from a map, with a comma or a point; NaN, which the api refuses, for anything else. */
const degrees = (text: string | undefined): number => {
  const plain = (text ?? '').trim().replace(',', '.')
  return /^[-−]?\d{1,3}(\.\d{1,15})?$/.test(plain) ? Number(plain.replace('−', '-')) : Number.NaN
}

/** Where the pin stands; null without one. */
function coordinatesOf(fields: Submitted['fields']) {
  const [latitude, longitude] = [fields['coordinates.latitude'], fields['coordinates.longitude']]
  if (!latitude?.trim() && !longitude?.trim()) return null
  return { latitude: degrees(latitude), longitude: degrees(longitude) }
}

async function save({ own, fields, locale }: Submitted) {
  const json = {
    kind: COMPANY_KINDS.find((one) => one === fields.kind) ?? ('supplier' as const),
    names: wordings(fields, 'names'),
    description: wordings(fields, 'description'),
    city: wordings(fields, 'city'),
    address: wordings(fields, 'address'),
    coordinates: coordinatesOf(fields),
    country: (fields.country ?? '').trim().toUpperCase(),
    founded: wholeNumber(fields.founded),
    staff: wholeNumber(fields.staff),
    website: orNull(fields.website),
    phone: orNull(fields.phone),
    email: orNull(fields.email),
  }
  return toFormResult(
    own.patch('/api/profile/company', { json, headers: await edit(fields) }),
    personalHref('company', locale, { done: 'saved' }),
  )
}

async function changeStatus({ own, fields, locale }: Submitted) {
  const status = STATUSES.find((one) => one === fields.status) ?? 'draft'
  return toFormResult(
    own.patch('/api/profile/company/status', { json: { status }, headers: await edit(fields) }),
    personalHref('company', locale, { done: 'saved' }),
  )
}

const toMore = ({ locale }: Submitted) => personalHref('companyMore', locale, { done: 'saved' })

const SERVICE = 'service.'

async function saveMore(form: Submitted) {
  const { own, fields } = form
  const services = Object.keys(fields).flatMap((name) => (name.startsWith(SERVICE) ? [name.slice(SERVICE.length)] : []))
  const json = {
    activities: [...new Set((fields.activities ?? '').split(/[\s,;]+/).filter(Boolean))],
    currency: CURRENCIES.find((one) => one === fields.currency) ?? ('RUB' as const),
    incoterm: INCOTERMS.find((one) => one === fields.incoterm) ?? null,
    services,
  }
  return toFormResult(own.patch('/api/profile/company', { json, headers: await edit(fields) }), toMore(form))
}

const saveFacts = async (form: Submitted) =>
  inFactRows(
    form.fields,
    await toFormResult(
      form.own.put('/api/profile/company/facts', {
        json: { facts: factsOf(form.fields) },
        headers: version(form.fields),
      }),
      toMore(form),
    ),
  )

/** Forms of the organization. */
export const company: Partial<Record<PersonalName, Actions>> = {
  company: { status: changeStatus },
  companyEdit: { save },
  companyMore: { more: saveMore, facts: saveFacts },
}
