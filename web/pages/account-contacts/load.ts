import type { AccountContact } from '../../../domain/contract/profile.ts'
import { PageError, RedirectError, read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { proofLogins } from '../../../domain/proof-login.ts'
import type { PersonalContext, PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { readProfile } from '../account/membership.ts'
import { CODE, FORM, TITLES } from './by-kind.ts'

type ContactKind = AccountContact['kind']

interface KindData extends AccountData {
  kind: ContactKind
}

export interface ContactsData extends KindData {
  contacts: AccountContact[]
  /** Shown within the section of e-mail addresses (docs/behaviour.md, "Account addresses"). */
  within: boolean
}

export interface ContactData extends KindData {
  /** Null: a new one. */
  contact: AccountContact | null
}

export interface WaitingData extends KindData {
  contact: AccountContact
}

/** The logins by which a change can be confirmed with a code. */
interface Proof {
  /** The logins that the code can be sent to, and the id of the one it went to. */
  logins: AccountContact[]
  at: string
}

/** The screen of removing a login, or of making it the main one. */
export interface LoginData extends WaitingData, Proof {}

export interface CodeData extends WaitingData, Proof {
  /** Attempts that are left for the code, and seconds until another may be requested. */
  attemptsLeft: number
  resendIn: number
}

/** @returns the visitor's contacts of a kind, the one in the path, where codes can be sent, and a function that makes a screen of data */
async function readContacts(context: PersonalContext, kind: ContactKind) {
  const profile = await readProfile(context)
  const contacts = profile.contacts.filter((contact) => contact.kind === kind)
  const contact = contacts.find(({ id }) => id === context.id)
  const title = context.i18n.t(TITLES[kind])
  const screen = <Data>(data: Data) => accountScreen(context, profile, title, { ...data, kind })
  return { contacts, contact, screen, proof: proofOf(context, profile.contacts) }
}

function proofOf({ id, query }: PersonalContext, contacts: AccountContact[]): Proof {
  const logins = proofLogins(contacts, id)
  return { logins, at: query.at ?? logins[0]?.id ?? '' }
}

const list =
  (kind: ContactKind, within: boolean): PersonalLoad<ContactsData> =>
  async (context) => {
    const { contacts, screen } = await readContacts(context, kind)
    return screen({ contacts, within })
  }

export const loadMails = list('email', false)
export const loadPhones = list('phone', false)
export const loadMailPhones = list('phone', true)

/** @throws PageError 404 for an id that is not a contact of this kind of theirs */
const one =
  (kind: ContactKind): PersonalLoad<ContactData> =>
  async (context) => {
    const { contact = null, screen } = await readContacts(context, kind)
    if (!contact && context.id !== 'new') throw new PageError(404, 'page.unknown')
    return screen({ contact })
  }

export const loadMail = one('email')
export const loadPhone = one('phone')

/** The form for another main e-mail address starts from the present one; without one, it is the form of a new one. */
export const loadChangeMail: PersonalLoad<ContactData> = async (context) => {
  const { contacts, screen } = await readContacts(context, 'email')
  return screen({ contact: contacts.find(({ main }) => main) ?? null })
}

const isWaiting = ({ verified, pending }: AccountContact): boolean => !verified || pending !== null

/** @throws RedirectError where no code is awaited */
const code =
  (kind: ContactKind): PersonalLoad<CodeData> =>
  async (context) => {
    const { contact, screen, proof } = await readContacts(context, kind)
    const { own, id, i18n } = context
    if (!contact || !isWaiting(contact)) throw new RedirectError(personalHref(FORM[kind], i18n.locale, id))
    const { data: state } = await read(own.get('/api/profile/contacts/:id/code', { params: { id } }))
    return screen({ contact, ...state, ...proof })
  }

export const loadMailCode = code('email')
export const loadPhoneCode = code('phone')

/** @throws RedirectError where the code has still to be entered */
const success =
  (kind: ContactKind): PersonalLoad<WaitingData> =>
  async (context) => {
    const { contact, screen } = await readContacts(context, kind)
    const { id, i18n } = context
    if (!contact || isWaiting(contact)) throw new RedirectError(personalHref(CODE[kind], i18n.locale, id))
    return screen({ contact })
  }

export const loadMailSuccess = success('email')
export const loadPhoneSuccess = success('phone')

/** @throws RedirectError where there is no such login any more */
const login =
  (title: 'people.proof.removeTitle' | 'people.proof.mainTitle'): PersonalLoad<LoginData> =>
  async (context) => {
    const profile = await readProfile(context)
    const { id, i18n } = context
    const contact = profile.contacts.find((one) => one.id === id && one.verified)
    if (!contact) throw new RedirectError(personalHref('mails', i18n.locale))
    const data = { kind: contact.kind, contact, ...proofOf(context, profile.contacts) }
    return accountScreen(context, profile, i18n.t(title), data)
  }

export const loadRemoval = login('people.proof.removeTitle')
export const loadMain = login('people.proof.mainTitle')
