/** E-mail addresses and phone numbers of one's own: form, code, success (SPECIFICATION section 4). */

import { parseLogin } from '../../../domain/login.ts'
import { type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import {
  type Actions,
  type Answer,
  faultsOf,
  once,
  type Submitted,
  settleGone,
  settleSent,
  toFormResult,
} from './form-result.ts'

type Kind = 'email' | 'phone'
const CODE = { email: 'mailCode', phone: 'phoneCode' } as const
const SUCCESS = { email: 'mailSuccess', phone: 'phoneSuccess' } as const

/** A code went there less than a minute ago: it is entered, not asked for again. @returns the contact's id, or null */
async function waitingFor({ own }: Submitted, value: string): Promise<string | null> {
  const answer = await own.get('/api/profile/contacts')
  if (!answer.ok) return null
  const { data } = await answer.json()
  return data.find((one) => (one.pending ?? (one.verified ? null : one.value)) === value)?.id ?? null
}

/** A new contact, or what one is to become: either way a code is sent there. */
async function send(kind: Kind, form: Submitted) {
  const { own, fields, id, locale } = form
  const login = parseLogin(fields.value ?? '', locale)
  if (login?.kind !== kind) return { faults: [{ field: 'value', code: fields.value?.trim() ? kind : 'required' }] }
  const json = { value: login.value }
  const headers = await once(fields)
  const answer =
    id === 'new'
      ? await own.post('/api/profile/contacts', { json, headers })
      : await own.patch('/api/profile/contacts/:id', { params: { id }, json, headers })
  if (answer.ok) return { place: personalHref(CODE[kind], locale, (await answer.json()).data.id) }
  const { status }: Answer = answer
  const waiting = status === 429 ? await waitingFor(form, login.value) : null
  if (waiting !== null) return { place: personalHref(CODE[kind], locale, waiting) }
  return { faults: await faultsOf(answer, { 'contact.exists': 'value', 'contact.too-many': 'value' }) }
}

const IN_CODE = { 'otp.wrong': 'code', 'otp.expired': 'code', 'otp.exhausted': 'code' }

const verify = async (kind: Kind, { own, fields, id, locale }: Submitted) =>
  toFormResult(
    own.post('/api/profile/contacts/:id/verify-code', {
      params: { id },
      json: { code: fields.code ?? '' },
      headers: await once(fields),
    }),
    personalHref(SUCCESS[kind], locale, id),
    IN_CODE,
  )

const resend = async (kind: Kind, { own, fields, id, locale }: Submitted) =>
  settleSent(
    own.post('/api/profile/contacts/:id/send-code', { params: { id }, headers: await once(fields) }),
    personalHref(CODE[kind], locale, id, { done: 'code' }),
  )

const onForm = (kind: Kind): Actions => ({ send: (form) => send(kind, form) })
const onCode = (kind: Kind): Actions => ({
  verify: (form) => verify(kind, form),
  resend: (form) => resend(kind, form),
})

const onList = (list: 'mails' | 'mailPhones' | 'phones'): Actions => ({
  main: async ({ own, fields, locale }) =>
    toFormResult(
      own.patch('/api/profile/contacts/:id', {
        params: { id: fields.contact ?? '' },
        json: { main: true },
        headers: await once(fields),
      }),
      personalHref(list, locale, { done: 'saved' }),
    ),
  remove: ({ own, fields, locale }) =>
    settleGone(
      () => own.delete('/api/profile/contacts/:id', { params: { id: fields.contact ?? '' } }),
      personalHref(list, locale, { done: 'saved' }),
    ),
})

export const contacts: Partial<Record<PersonalName, Actions>> = {
  mails: onList('mails'),
  mailPhones: onList('mailPhones'),
  phones: onList('phones'),
  mail: onForm('email'),
  phone: onForm('phone'),
  mailCode: onCode('email'),
  phoneCode: onCode('phone'),
}
