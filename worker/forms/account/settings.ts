/** Forms of the person's own account, and of who belongs to no organization yet. */
import { ContactCode } from '../../../domain/contract/contacts.ts'
import { Start } from '../../../domain/contract/onboarding.ts'
import { NOTIFICATIONS, ProfileChange } from '../../../domain/contract/profile.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { isTicked } from '../field-values.ts'
import { parseForm } from '../parse-form.ts'
import { apiButton, apiForm, writeHeaders } from './api-form.ts'
import type { ScreenForms } from './form-result.ts'
import { errorsOf, type FormHandler, type SubmittedForm, toCodeEntry, toFormResult, toRemoved } from './form-result.ts'
import { lookUpTaxNumber } from './tax-number-lookup.ts'

/** Looks the number up, so that the name is filled in already. */
const lookUp: FormHandler = (form) =>
  lookUpTaxNumber(form, 'name', 'found', ({ shortName, fullName }) => ({ name: shortName || fullName }))

const createOrganization = apiForm({
  schema: Start,
  input: ({ fields: { taxNumber = '', name, kind } }) => ({ taxNumber, name, kind }),
  send: ({ own }, json, headers) => own.post('/dev/profile/start', { json, headers }),
  next: ({ locale }) => personalHref('profile', locale, { done: 'founded' }),
})

const invitationOf = ({ fields }: SubmittedForm) => ({ id: fields.invitation ?? '' })

const accept = apiButton({
  send: (form, headers) =>
    form.own.post('/api/profile/invitations/:id/accept', { params: invitationOf(form), headers }),
  next: ({ locale }) => personalHref('profile', locale, { done: 'joined' }),
})

const decline: FormHandler = (form) =>
  toRemoved(
    () => form.own.delete('/api/profile/invitations/:id', { params: invitationOf(form) }),
    personalHref('start', form.locale, { done: 'declined' }),
  )

const save = apiForm({
  schema: ProfileChange,
  input: ({ fields }) => ({
    name: fields.name,
    locale: fields.locale,
    notifications: Object.fromEntries(NOTIFICATIONS.map((name) => [name, isTicked(fields[`notify.${name}`])])),
  }),
  send: ({ own }, json, headers) => own.patch('/api/profile', { json, headers }),
  next: ({ locale }) => personalHref('settings', locale, { done: 'saved' }),
})

const toSettings = ({ locale }: SubmittedForm) => personalHref('settings', locale, { done: 'ended' })

const endSession: FormHandler = (form) =>
  toRemoved(
    () => form.own.delete('/api/profile/sessions/:id', { params: { id: form.fields.session ?? '' } }),
    toSettings(form),
  )

const endOtherSessions: FormHandler = (form) => toFormResult(form.own.delete('/api/profile/sessions'), toSettings(form))

const sendErasureCode: FormHandler = async ({ own, fields, locale }) =>
  toCodeEntry(
    own.post('/api/profile/erasure-code', { headers: await writeHeaders(fields) }),
    personalHref('settings', locale, { done: 'code' }),
  )

const erase: FormHandler = async ({ own, fields: { code }, locale }) => {
  const parsed = parseForm(ContactCode, { code })
  if ('errors' in parsed) return parsed
  const response = await own.delete('/api/profile', { json: parsed.value })
  return response.ok ? { location: `/${locale}`, signedOut: true } : { errors: await errorsOf(response) }
}

export const accountForms: ScreenForms<'start' | 'settings'> = {
  start: { look: lookUp, found: createOrganization, accept, decline },
  settings: {
    save,
    'end-session': endSession,
    'end-others': endOtherSessions,
    'erasure-code': sendErasureCode,
    erase,
  },
}
