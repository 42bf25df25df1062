/** A person's own e-mail addresses and phone numbers: form, code, success (docs/behaviour.md, "Contact change"). */
import { ContactCode, ContactVerification, type LoginChange } from '../../../domain/contract/contacts.ts'
import { parseLogin } from '../../../domain/login.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { parseForm } from '../parse-form.ts'
import { apiForm, chosenBy, writeHeaders } from './api-form.ts'
import {
  errorsOf,
  type FormHandler,
  type FormResult,
  type ScreenForms,
  type SubmittedForm,
  toCodeEntry,
  toRemoved,
  withMessage,
} from './form-result.ts'

const CONTACT = '/api/profile/contacts/:id'

type Kind = 'email' | 'phone'
const CODE = { email: 'mailCode', phone: 'phoneCode' } as const
const LIST = { email: 'mails', phone: 'phones' } as const
const SUCCESS = { email: 'mailSuccess', phone: 'phoneSuccess' } as const

/** @returns id of the contact to which a code was sent less than a minute ago, so that the code can be entered; null without one */
async function waitingFor({ own }: SubmittedForm, value: string): Promise<string | null> {
  const response = await own.get('/api/profile/contacts')
  if (!response.ok) return null
  const { data } = await response.json()
  return data.find((one) => (one.pending ?? (one.verified ? null : one.value)) === value)?.id ?? null
}

/**
 * Sends the code without which a login is neither added, replaced, removed nor made the main one, and redirects to the form in which it is
 * entered.
 */
async function sendProof(
  { own, fields }: SubmittedForm,
  { id, change, location }: { id: string; change: LoginChange; location: string },
): Promise<FormResult> {
  const json = { change, ...(fields.at && { at: fields.at }) }
  const headers = await writeHeaders({ ...fields, change })
  return toCodeEntry(own.post('/api/profile/contacts/:id/proof-code', { params: { id }, json, headers }), location)
}

/** Sends the codes for a new contact or a changed one: one to the new value, and one to an existing login. */
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
    const toCode = (contact: string) =>
      sendProof(form, { id: contact, change: 'verify', location: personalHref(CODE[kind], locale, contact) })
    if (response.ok) return toCode((await response.json()).data.id)
    const waiting = response.status === 429 ? await waitingFor(form, login.value) : null
    if (waiting !== null) return toCode(waiting)
    return { errors: await errorsOf(response, { 'contact.exists': 'value', 'contact.too-many': 'value' }) }
  }

const verify = (kind: Kind) =>
  apiForm({
    schema: ContactVerification,
    input: ({ fields: { code, proof } }) => ({ code, proof }),
    send: ({ own, id }, json, headers) =>
      own.post('/api/profile/contacts/:id/verify-code', { params: { id }, json, headers }),
    next: ({ locale, id }) => personalHref(SUCCESS[kind], locale, id),
    beside: {
      'otp.wrong': 'code',
      'otp.expired': 'code',
      'otp.exhausted': 'code',
      'proof.wrong': 'proof',
      'proof.expired': 'proof',
      'proof.exhausted': 'proof',
    },
  })

/** The query of the form for the code says which login the code went to. */
const codeQuery = ({ fields: { at } }: SubmittedForm) => ({ done: 'code', ...(at && { at }) })

const resend =
  (kind: Kind): FormHandler =>
  async (form) => {
    const { own, fields, id, locale } = form
    const location = personalHref(CODE[kind], locale, id, codeQuery(form))
    const sent = await toCodeEntry(
      own.post('/api/profile/contacts/:id/send-code', { params: { id }, headers: await writeHeaders(fields) }),
      location,
    )
    return 'errors' in sent ? sent : sendProof(form, { id, change: 'verify', location })
  }

const codeForms = (kind: Kind) => ({ verify: verify(kind), resend: resend(kind) })

function listForms(list: 'mails' | 'mailPhones' | 'phones') {
  const toList = withMessage(list, 'saved')
  const contactOf = ({ fields }: SubmittedForm) => ({ id: fields.contact ?? '' })
  const main: FormHandler = (form) => {
    const { id } = contactOf(form)
    const location = personalHref('contactMain', form.locale, id, { done: 'code' })
    return sendProof(form, { id, change: 'main', location })
  }
  const remove: FormHandler = async (form) => {
    const params = contactOf(form)
    const result = await toRemoved(() => form.own.delete(CONTACT, { params, json: {} }), toList(form))
    if (!('errors' in result) || result.errors.every(({ field }) => field !== 'proof')) return result
    const location = personalHref('contactRemoval', form.locale, params.id, { done: 'code' })
    return sendProof(form, { id: params.id, change: 'remove', location })
  }
  return { main, remove }
}

/** The errors of the only code that the form has. */
const PROOF_AT_CODE = { 'proof.wrong': 'code', 'proof.expired': 'code', 'proof.exhausted': 'code' }

/** Removes a login with the code. On a second press the contact is gone or the code used: that counts as success. */
const removeLogin =
  (kind: Kind): FormHandler =>
  async (form) => {
    const { own, id, fields } = form
    const parsed = parseForm(ContactCode, { code: fields.code })
    if ('errors' in parsed) return parsed
    const location = withMessage(LIST[kind], 'saved')(form)
    const response = await own.delete(CONTACT, { params: { id }, json: { proof: parsed.value.code } })
    if (response.ok) return { location }
    const errors = await errorsOf(response, PROOF_AT_CODE)
    const isGone = (await own.delete(CONTACT, { params: { id }, json: {} })).status === 404
    return isGone ? { location } : { errors }
  }

const CHANGE = { contactRemoval: 'remove', contactMain: 'main' } as const

/** Sends another code, to the login that was chosen. */
const resendProof =
  (screen: keyof typeof CHANGE): FormHandler =>
  (form) => {
    const location = personalHref(screen, form.locale, form.id, codeQuery(form))
    return sendProof(form, { id: form.id, change: CHANGE[screen], location })
  }

const makeMain = (kind: Kind) =>
  apiForm({
    schema: ContactCode,
    input: ({ fields: { code } }) => ({ code }),
    send: ({ own, id }, { code }, headers) =>
      own.patch(CONTACT, { params: { id }, json: { main: true, proof: code }, headers }),
    next: withMessage(LIST[kind], 'saved'),
    beside: PROOF_AT_CODE,
  })

export const contactForms: ScreenForms<
  'mails' | 'mailPhones' | 'phones' | 'mail' | 'phone' | 'mailCode' | 'phoneCode' | 'contactRemoval' | 'contactMain'
> = {
  mails: listForms('mails'),
  mailPhones: listForms('mailPhones'),
  phones: listForms('phones'),
  mail: { send: sendCode('email') },
  phone: { send: sendCode('phone') },
  mailCode: codeForms('email'),
  phoneCode: codeForms('phone'),
  contactRemoval: {
    remove: chosenBy('kind', { email: removeLogin('email'), phone: removeLogin('phone') }),
    resend: resendProof('contactRemoval'),
  },
  contactMain: {
    main: chosenBy('kind', { email: makeMain('email'), phone: makeMain('phone') }),
    resend: resendProof('contactMain'),
  },
}
