import type { Contact } from '../../../domain/contract/profile.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { PageError, RedirectError, read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { readProfile } from '../account/membership.ts'
import { CODE, FORM, TITLES } from './by-kind.ts'

type ContactKind = Contact['kind']

interface Common {
  kind: ContactKind
  isAdmin: boolean
  posted: FormSubmission | null
  done: string | undefined
}

export interface ContactsData extends Common {
  contacts: Contact[]
  /** Shown within the section of e-mail addresses (docs/behaviour.md, "Account addresses"). */
  within: boolean
}

export interface ContactData extends Common {
  /** Null: a new one. */
  contact: Contact | null
}

export interface WaitingData extends Common {
  contact: Contact
}

export interface CodeData extends WaitingData {
  /** Attempts that are left for the code, and seconds until another may be requested. */
  attemptsLeft: number
  resendIn: number
}

async function common(context: PersonalContext, kind: ContactKind) {
  const { contacts, role } = await readProfile(context)
  const { posted, query } = context
  return {
    contacts: contacts.filter((contact) => contact.kind === kind),
    data: { kind, isAdmin: role === 'ADMIN', posted, done: query.done },
  }
}

const screen = <Data>({ i18n: { t } }: PersonalContext, kind: ContactKind, data: Data) => ({
  data,
  islandProps: null,
  head: { title: t(TITLES[kind]), noindex: true },
})

const list =
  (kind: ContactKind, within: boolean): PersonalLoad<ContactsData> =>
  async (context) => {
    const { contacts, data } = await common(context, kind)
    return screen(context, kind, { ...data, contacts, within })
  }

export const loadMails = list('email', false)
export const loadPhones = list('phone', false)
export const loadMailPhones = list('phone', true)

/** @throws PageError 404 for an id that is no contact of this kind of theirs */
const one =
  (kind: ContactKind): PersonalLoad<ContactData> =>
  async (context) => {
    const { contacts, data } = await common(context, kind)
    const contact = contacts.find(({ id }) => id === context.id) ?? null
    if (!contact && context.id !== 'new') throw new PageError(404, 'page.unknown')
    return screen(context, kind, { ...data, contact })
  }

export const loadMail = one('email')
export const loadPhone = one('phone')

/** The way to another main e-mail address begins at the one there is; without one, at a new one. */
export const loadChangeMail: PersonalLoad<ContactData> = async (context) => {
  const { contacts, data } = await common(context, 'email')
  return screen(context, 'email', { ...data, contact: contacts.find(({ main }) => main) ?? null })
}

const isWaiting = ({ verified, pending }: Contact): boolean => !verified || pending !== null

/** @throws RedirectError where no code is awaited */
const code =
  (kind: ContactKind): PersonalLoad<CodeData> =>
  async (context) => {
    const { contacts, data } = await common(context, kind)
    const { own, id, i18n } = context
    const contact = contacts.find((one) => one.id === id)
    if (!contact || !isWaiting(contact)) throw new RedirectError(personalHref(FORM[kind], i18n.locale, id))
    const { data: state } = await read(own.get('/api/profile/contacts/:id/code', { params: { id } }))
    return screen(context, kind, { ...data, contact, ...state })
  }

export const loadMailCode = code('email')
export const loadPhoneCode = code('phone')

/** @throws RedirectError where the code has still to be entered */
const success =
  (kind: ContactKind): PersonalLoad<WaitingData> =>
  async (context) => {
    const { contacts, data } = await common(context, kind)
    const contact = contacts.find(({ id }) => id === context.id)
    if (!contact || isWaiting(contact))
      throw new RedirectError(personalHref(CODE[kind], context.i18n.locale, context.id))
    return screen(context, kind, { ...data, contact })
  }

export const loadMailSuccess = success('email')
export const loadPhoneSuccess = success('phone')
