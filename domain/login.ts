/** Logins: e-mail addresses and phone numbers as people type them, normalized. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Locale } from './locale.ts'

export interface Login {
  kind: 'email' | 'phone'
  value: string
}

/** Country of a phone number without a country code, by language. */
const HOME: Record<Locale, CountryCode | undefined> = { en: undefined, ru: 'RU', zh: 'CN' }

/** RFC 5321 section 4.5.3.1. */
const LONGEST_ADDRESS = 254
const LONGEST_LOCAL_PART = 64
/** An atom of RFC 5322 with the letters of RFC 6531; quoted local parts are not for people. */
const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** @returns the domain in ASCII (IDNA, as browsers do it); null where it is not a domain */
function asciiDomain(domain: string): string | null {
  if (/[/\\?#@:%[\]\s]/.test(domain)) return null
  const url = URL.parse(`http://${domain}`)
  return url && DOMAIN.test(url.hostname) ? url.hostname : null
}

/**
 * In practice no two mailboxes differ in case alone, so it is dropped: otherwise Ivan@ and ivan@ would be two accounts.
 * @returns the address in lower case with an ASCII domain, null where it is none.
 */
export function parseEmail(text: string): string | null {
  const address = text.trim().normalize('NFC')
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).toLowerCase()
  const domain = at > 0 ? asciiDomain(address.slice(at + 1)) : null
  if (!domain || local.length > LONGEST_LOCAL_PART || !LOCAL_PART.test(local)) return null
  const whole = `${local}@${domain}`
  return whole.length <= LONGEST_ADDRESS ? whole : null
}

/**
 * @param login normalized
 * @returns what limits count: of 'anna+shop@mail.example' the mailbox 'anna@mail.example', in which all such addresses end
 */
export const mailboxOf = (login: string): string => login.replace(/\+[^@]*(?=@)/, '')

/** Pattern of an e-mail address for HTML. The input type `email` would refuse the letters of RFC 6531. */
export const ADDRESS_SHAPE = '\\s*[^\\s@]+@[^\\s@]+[.。．｡][^\\s@]+\\s*'
/**
 * Digits in any script and what people put between them. Letters are refused: the parser would read them as keys of a
 * phone.
 */
const NUMBER_CHARACTERS = '[\\p{Nd}\\s\\(\\)+.\\-‐-―－＋（）]'
/** Pattern of a phone number for HTML. */
export const NUMBER_SHAPE = `${NUMBER_CHARACTERS}{5,}`
const PHONE = new RegExp(`^${NUMBER_CHARACTERS}{5,40}$`, 'u')

/**
 * @param locale gives the country of a number without a country code
 * @returns the number in E.164 ('+79161234567'); null where no such number is possible
 */
export function parsePhone(text: string, locale: Locale = 'en'): string | null {
  const number = text.trim()
  if (!PHONE.test(number)) return null
  const phone = parsePhoneNumberFromString(number, HOME[locale])
  return phone?.isValid() ? phone.number : null
}

/** @returns the e-mail address or phone number in a text; null where it is neither */
export function parseLogin(text: string, locale: Locale = 'en'): Login | null {
  const kind = text.includes('@') ? 'email' : 'phone'
  const value = kind === 'email' ? parseEmail(text) : parsePhone(text, locale)
  return value === null ? null : { kind, value }
}
