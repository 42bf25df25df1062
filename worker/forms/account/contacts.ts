/** E-mail addresses and phone numbers of one's own: form, code, success (docs/behaviour.md, "Contact change"). */
import { ContactCode } from '../../../domain/contract/contacts.ts'
import { parseLogin } from '../../../domain/login.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { apiButton, apiForm, writeHeaders } from './api-form.ts'
import {
  errorsOf,
  type FormHandler,
  type ScreenForms,
  type SubmittedForm,
  toCodeEntry,
  toRemoved,
  withNotice,
} from './form-result.ts'

const CONTACT = '/api/profile/contacts/:id'

type Kind = 'email' | 'phone'
const CODE = { email: 'mailCode', phone: 'phoneCode' } as const
const SUCCESS = { email: 'mailSuccess', phone: 'phoneSuccess' } as const

/** @returns id of the contact to which a code was sent less than a minute ago, so that it can be entered; null without one */
async function waitingFor({ own }: SubmittedForm, value: string): Promise<string | null> {
  const response = await own.get('/api/profile/contacts')
  if (!response.ok) return null
  const { data } = await response.json()
  return data.find((one) => (one.pending ?? (one.verified ? null : one.value)) === value)?.id ?? null
}

/** A new contact, or what one is to become: either way a code is sent there. */
const sendCode =
  (kind: Kind): FormHandler =>
  async (form) => {
    const { own, fields, id, locale } = form
    const login = parseLogin(fields.value ?? '', locale)
    if (login?.kind !== kind) return { errors: [{ field: 'value', code: fields.value?.trim() ? kind : 'required' }] }
    const json = { value: login.value }
    const headers = await writeHeaders(fields)
    const response =
      id === 'new'
        ? await own.post('/api/profile/contacts', { json, headers })
        : await own.patch(CONTACT, { params: { id }, json, headers })
    if (response.ok) return { location: personalHref(CODE[kind], locale, (await response.json()).data.id) }
    const waiting = response.status === 429 ? await waitingFor(form, login.value) : null
    if (waiting !== null) return { location: personalHref(CODE[kind], locale, waiting) }
    return { errors: await errorsOf(response, { 'contact.exists': 'value', 'contact.too-many': 'value' }) }
  }

const verify = (kind: Kind) =>
  apiForm({
    schema: ContactCode,
    input: ({ fields: { code } }) => ({ code }),
    send: ({ own, id }, json, headers) =>
      own.post('/api/profile/contacts/:id/verify-code', { params: { id }, json, headers }),
    next: ({ locale, id }) => personalHref(SUCCESS[kind], locale, id),
    beside: { 'otp.wrong': 'code', 'otp.expired': 'code', 'otp.exhausted': 'code' },
  })

const resend =
  (kind: Kind): FormHandler =>
  async ({ own, fields, id, locale }) =>
    toCodeEntry(
      own.post('/api/profile/contacts/:id/send-code', { params: { id }, headers: await writeHeaders(fields) }),
      personalHref(CODE[kind], locale, id, { done: 'code' }),
    )

const codeForms = (kind: Kind) => ({ verify: verify(kind), resend: resend(kind) })

function listForms(list: 'mails' | 'mailPhones' | 'phones') {
  const toList = withNotice(list, 'saved')
  const contactOf = ({ fields }: SubmittedForm) => ({ id: fields.contact ?? '' })
  const main = apiButton({
    send: (form, headers) => form.own.patch(CONTACT, { params: contactOf(form), json: { main: true }, headers }),
    next: toList,
  })
  const remove: FormHandler = (form) =>
    toRemoved(() => form.own.delete(CONTACT, { params: contactOf(form) }), toList(form))
  return { main, remove }
}

export const contactForms: ScreenForms<
  'mails' | 'mailPhones' | 'phones' | 'mail' | 'phone' | 'mailCode' | 'phoneCode'
> = {
  mails: listForms('mails'),
  mailPhones: listForms('mailPhones'),
  phones: listForms('phones'),
  mail: { send: sendCode('email') },
  phone: { send: sendCode('phone') },
  mailCode: codeForms('email'),
  phoneCode: codeForms('phone'),
}
