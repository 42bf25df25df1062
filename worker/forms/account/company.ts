/** Forms of the organization. */
import { CompanyChange, CompanyStatusChange } from '../../../domain/contract/organization-company.ts'
import { FactsInput } from '../../../domain/contract/wordings.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { filledByCity } from '../../../domain/places/fill-city.ts'
import { findCity, listCities } from '../../../domain/places/find-city.ts'
import { findPlace } from '../../../domain/places/place-code.ts'
import { typedList } from '../../../domain/typed-list.ts'
import {
  filledRows,
  inRow,
  namesAfter,
  readDegrees,
  readPhone,
  readWhole,
  readWordings,
  textOrNull,
} from '../field-values.ts'
import type { Fields } from '../plain-form.ts'
import { apiForm, buttonStatus } from './api-form.ts'
import { factField, factsInput } from './facts.ts'
import { errorsOf, type FormHandler, type ScreenForms, withMessage } from './form-result.ts'

/** Coordinates of the pin on the map; null without one. */
function coordinatesInput(fields: Fields) {
  const latitude = readDegrees(fields['coordinates.latitude'])
  const longitude = readDegrees(fields['coordinates.longitude'])
  return latitude === null && longitude === null ? null : { latitude, longitude }
}

const toCompany = withMessage('company', 'saved')
const toMore = withMessage('companyMore', 'saved')

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

/** Shows the form again with the names and the center of a city of the list (docs/behaviour.md, "City in three languages"); nothing is saved. */
const fillCity: FormHandler = async ({ fields, locale }) => {
  const city = [locale, ...LOCALES]
    .map((one) => findCity(fields[`city.${one}`] ?? '', fields.country ?? ''))
    .find((one) => one !== null)
  if (!city) return { errors: [], fields }
  const place = {
    latitude: fields['coordinates.latitude'] ?? '',
    longitude: fields['coordinates.longitude'] ?? '',
  }
  return { errors: [], fields: { ...fields, ...filledByCity(city, place, listCities()) } }
}

/**
 * Shows the form again with the place of its address (docs/behaviour.md, "Place of an address"); nothing is saved. What was found is a field,
 * `placed`, which the screen reads.
 */
const fillPlace: FormHandler = async ({ own, fields, locale }) => {
  const typed = (name: string) =>
    [locale, ...LOCALES].map((one) => fields[`${name}.${one}`]?.trim() ?? '').find((text) => text !== '') ?? ''
  const address = typed('address')
  const city = typed('city')
  const country = fields.country ?? ''
  if (address === '' && city === '') return { errors: [], fields }
  const query = { address: address || city, town: city, country, locale }
  const response = await own.get('/api/profile/company/place', { query })
  if (response.status === 404) return { errors: [], fields }
  if (!response.ok) return { errors: await errorsOf(response) }
  const { latitude, longitude, of } = (await response.json()).data
  const place = { 'coordinates.latitude': String(latitude), 'coordinates.longitude': String(longitude), placed: of }
  return { errors: [], fields: { ...fields, ...place } }
}

const changeStatus = apiForm({
  schema: CompanyStatusChange,
  input: ({ fields }) => ({ status: fields.status }),
  send: ({ own }, json, headers) => own.patch('/api/profile/company/status', { json, headers }),
  next: toCompany,
  fieldOf: buttonStatus,
})

/** The value sent for an unknown place: the schema rejects it together with all other faults of the form (parse-form.ts). */
const UNKNOWN_PLACE = Symbol('unknown')

const placeInput = (text = '') => textOrNull(text) && (findPlace(text) ?? UNKNOWN_PLACE)

const routeInput = (fields: Fields, row: string) => ({
  from: placeInput(fields[`${row}.from`]),
  to: placeInput(fields[`${row}.to`]),
})

const routeRows = (fields: Fields): number[] =>
  filledRows(fields, 'routes', (row) => Boolean(fields[`${row}.from`]?.trim() || fields[`${row}.to`]?.trim()))

const saveMore = apiForm({
  schema: CompanyChange,
  input: ({ fields }) => ({
    activities: [...new Set(typedList(fields.activities))],
    currency: fields.currency,
    incoterm: textOrNull(fields.incoterm),
    incotermPlace: readWordings(fields, 'incotermPlace'),
    services: namesAfter(fields, 'service.'),
    regulations: namesAfter(fields, 'regulation.'),
    // A supplier's form has no routes: then they stay as they are.
    ...('routes.0.from' in fields && { routes: routeRows(fields).map((row) => routeInput(fields, `routes.${row}`)) }),
  }),
  send: ({ own }, json, headers) => own.patch('/api/profile/company', { json, headers }),
  next: toMore,
  // The codes of a list are typed into one field, which has their errors.
  fieldOf: (path, fields) =>
    inRow(path.replace(/^(activities|services|regulations)\.\d+$/, '$1'), 'routes', routeRows(fields)),
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
  companyEdit: { save: saveDetails, city: fillCity, place: fillPlace },
  companyMore: { more: saveMore, facts: saveFacts },
}
