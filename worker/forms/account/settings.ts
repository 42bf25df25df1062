/** Forms of a person's own account, and of a person without an organization. */
import { NewClaim } from '../../../domain/contract/claims.ts'
import { NewJoinRequest } from '../../../domain/contract/company-requests.ts'
import { ContactCode } from '../../../domain/contract/contacts.ts'
import { Start } from '../../../domain/contract/onboarding.ts'
import { NOTIFICATIONS, OrganizationChoice, ProfileChange } from '../../../domain/contract/profile.ts'
import { NOTICE_SUBJECTS, type NoticeSubject } from '../../../domain/notice-events.ts'
import { PACED_CHANNELS } from '../../../domain/notice-times.ts'
import { isTicked } from '../field-values.ts'
import { parseForm } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'
import { safeReturnPath } from '../sign-in/safe-return-path.ts'
import { apiButton, apiForm, writeHeaders } from './api-form.ts'
import {
  errorsOf,
  type FormHandler,
  type ScreenForms,
  type SubmittedForm,
  toCodeEntry,
  toFormResult,
  toRemoved,
  withMessage,
} from './form-result.ts'
import { lookUpTaxNumber } from './tax-number-lookup.ts'

/** Looks the number up, so that the name is filled in. */
const lookUp: FormHandler = (form) =>
  lookUpTaxNumber(form, 'name', 'found', ({ shortName, fullName }) => ({ name: shortName || fullName }))

const createOrganization = apiForm({
  schema: Start,
  input: ({ fields: { taxNumber = '', name, kind } }) => ({ taxNumber, name, kind }),
  // The name is stored in the page's language.
  send: ({ own, locale }, json, headers) => own.post('/dev/profile/start', { json, query: { locale }, headers }),
  next: withMessage('profile', 'founded'),
})

const join = apiForm({
  schema: NewJoinRequest,
  input: ({ fields: { taxNumber = '', message } }) => ({ taxNumber, message }),
  send: ({ own }, json, headers) => own.post('/api/profile/join-requests', { json, headers }),
  next: withMessage('start', 'asked'),
})

const claim = apiForm({
  schema: NewClaim,
  input: ({ fields: { taxNumber, message, registeredName, payment, evidence } }) => ({
    taxNumber,
    message,
    registeredName,
    payment,
    evidence,
  }),
  send: ({ own }, json, headers) => own.post('/api/profile/claims', { json, headers }),
  next: withMessage('start', 'claimed'),
})

const invitationOf = ({ fields }: SubmittedForm) => ({ id: fields.invitation ?? '' })

const accept = apiButton({
  send: (form, headers) =>
    form.own.post('/api/profile/invitations/:id/accept', { params: invitationOf(form), headers }),
  next: withMessage('profile', 'joined'),
})

const decline: FormHandler = (form) =>
  toRemoved(
    () => form.own.delete('/api/profile/invitations/:id', { params: invitationOf(form) }),
    withMessage('start', 'declined')(form),
  )

/** @returns when notices are wanted, as the form has it; undefined for a form of an earlier version */
function noticeTimesIn(fields: Fields) {
  const { quietFrom = '', quietTo = '', timeZone } = fields
  if (timeZone === undefined) return undefined
  const paces = (subject: NoticeSubject) =>
    Object.fromEntries(PACED_CHANNELS.map((channel) => [channel, fields[`pace.${subject}.${channel}`]]))
  const hour = (text: string) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined)
  return {
    pace: Object.fromEntries(NOTICE_SUBJECTS.map((subject) => [subject, paces(subject)])),
    quiet: quietFrom === '' && quietTo === '' ? null : { from: hour(quietFrom), to: hour(quietTo) },
    timeZone: timeZone || null,
  }
}

const save = apiForm({
  schema: ProfileChange,
  input: ({ fields }) => ({
    name: fields.name,
    locale: fields.locale,
    notifications: Object.fromEntries(NOTIFICATIONS.map((name) => [name, isTicked(fields[`notify.${name}`])])),
    noticeTimes: noticeTimesIn(fields),
  }),
  send: ({ own }, json, headers) => own.patch('/api/profile', { json, headers }),
  next: withMessage('settings', 'saved'),
  fieldOf: (path) =>
    path.startsWith('noticeTimes.quiet') ? 'quietTo' : path === 'noticeTimes.timeZone' ? 'timeZone' : path,
})

const toSettings = withMessage('settings', 'ended')

const endSession: FormHandler = (form) =>
  toRemoved(
    () => form.own.delete('/api/profile/sessions/:id', { params: { id: form.fields.session ?? '' } }),
    toSettings(form),
  )

const endOtherSessions: FormHandler = (form) => toFormResult(form.own.delete('/api/profile/sessions'), toSettings(form))

const sendErasureCode: FormHandler = async (form) =>
  toCodeEntry(
    form.own.post('/api/profile/erasure-code', { headers: await writeHeaders(form.fields) }),
    withMessage('settings', 'code')(form),
  )

const erase: FormHandler = async ({ own, fields: { code }, locale }) => {
  const parsed = parseForm(ContactCode, { code })
  if ('errors' in parsed) return parsed
  const response = await own.delete('/api/profile', { json: parsed.value })
  return response.ok ? { location: `/${locale}`, signedOut: true } : { errors: await errorsOf(response) }
}

const answerConsent = (given: boolean) =>
  apiButton({
    send: ({ own, locale }, headers) =>
      own.post('/api/profile/consent', { json: { given }, query: { locale }, headers }),
    next: withMessage('settings', 'saved'),
  })

const switchOrganization = apiForm({
  schema: OrganizationChoice,
  input: ({ fields: { organization = '' } }) => ({ organization }),
  send: ({ own }, json) => own.put('/api/profile/organization', { json }),
  // From a page of another organization the form redirects back to that page.
  next: (form) => safeReturnPath(form.fields.next) ?? withMessage('profile', 'switched')(form),
  // The choice is in the frame, so that an error is shown above all forms.
  fieldOf: () => '',
})

export const accountForms: ScreenForms<'profile' | 'start' | 'settings'> = {
  profile: { switch: switchOrganization },
  start: { look: lookUp, found: createOrganization, accept, decline, join, claim },
  settings: {
    save,
    'end-session': endSession,
    'end-others': endOtherSessions,
    'erasure-code': sendErasureCode,
    erase,
    consent: answerConsent(true),
    'no-consent': answerConsent(false),
  },
}
