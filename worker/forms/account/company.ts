/** Forms of the organization. */
import { CompanyChange, StatusChange } from '../../../domain/contract/organization-company.ts'
import { FactsInput } from '../../../domain/contract/wordings.ts'
import { typedList } from '../../../domain/typed-list.ts'
import { namesAfter, readDegrees, readPhone, readWhole, readWordings, textOrNull } from '../field-values.ts'
import type { Fields } from '../plain-form.ts'
import { apiForm, buttonStatus } from './api-form.ts'
import { factField, factsInput } from './facts.ts'
import { type ScreenForms, withNotice } from './form-result.ts'

/** Coordinates of the pin on the map; null without one. */
function coordinatesInput(fields: Fields) {
  const latitude = readDegrees(fields['coordinates.latitude'])
  const longitude = readDegrees(fields['coordinates.longitude'])
  return latitude === null && longitude === null ? null : { latitude, longitude }
}

const toCompany = withNotice('company', 'saved')
const toMore = withNotice('companyMore', 'saved')

const saveDetails = apiForm({
  schema: CompanyChange,
  input: ({ fields, locale }) => ({
    kind: fields.kind,
    names: readWordings(fields, 'names'),
    description: readWordings(fields, 'description'),
    city: readWordings(fields, 'city'),
    address: readWordings(fields, 'address'),
    coordinates: coordinatesInput(fields),
    country: fields.country?.trim().toUpperCase(),
    founded: readWhole(fields.founded, locale),
    staff: readWhole(fields.staff, locale),
    website: textOrNull(fields.website),
    phone: textOrNull(readPhone(fields.phone, locale, fields.country)),
    email: textOrNull(fields.email),
  }),
  send: ({ own }, json, headers) => own.patch('/api/profile/company', { json, headers }),
  next: toCompany,
})

const changeStatus = apiForm({
  schema: StatusChange,
  input: ({ fields }) => ({ status: fields.status }),
  send: ({ own }, json, headers) => own.patch('/api/profile/company/status', { json, headers }),
  next: toCompany,
  fieldOf: buttonStatus,
})

const saveMore = apiForm({
  schema: CompanyChange,
  input: ({ fields }) => ({
    activities: [...new Set(typedList(fields.activities))],
    currency: fields.currency,
    incoterm: textOrNull(fields.incoterm),
    incotermPlace: readWordings(fields, 'incotermPlace'),
    services: namesAfter(fields, 'service.'),
  }),
  send: ({ own }, json, headers) => own.patch('/api/profile/company', { json, headers }),
  next: toMore,
  // The codes of a list are typed into one field.
  fieldOf: (path) => path.replace(/^(activities|services)\.\d+$/, '$1'),
})

const saveFacts = apiForm({
  schema: FactsInput,
  input: factsInput,
  send: ({ own }, json, headers) => own.put('/api/profile/company/facts', { json, headers }),
  next: toMore,
  fieldOf: factField,
})

export const companyForms: ScreenForms<'company' | 'companyEdit' | 'companyMore'> = {
  company: { status: changeStatus },
  companyEdit: { save: saveDetails },
  companyMore: { more: saveMore, facts: saveFacts },
}
