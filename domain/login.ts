/** Logins: e-mail addresses and phone numbers as people type them, normalized. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Locale } from './locale.ts'

export interface Login {
  kind: 'email' | 'phone'
  value: string
}

/** Country of a phone number without a country code, by language. */
const HOME: Record<Locale, CountryCode | undefined> = { en: undefined, ru: 'RU', zh: 'CN' }

/** RFC 5321 section 4.5.3.1. */
const MAX_ADDRESS_LENGTH = 254
const MAX_LOCAL_PART_LENGTH = 64
/** An atom of RFC 5322 with the letters of RFC 6531; quoted local parts are not supported, since people do not have them. */
const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** @returns the domain in ASCII (IDNA, as browsers do it); null where it is not a domain */
function asciiDomain(domain: string): string | null {
  if (/[/\\?#@:%[\]\s]/.test(domain)) return null
  const url = URL.parse(`http://${domain}`)
  return url && DOMAIN.test(url.hostname) ? url.hostname : null
}

/**
 * The address in lower case: in practice mailboxes never differ in case only, and Ivan@ and ivan@ would be two accounts.
 * @returns the address with an ASCII domain, null where it is not valid.
 */
export function parseEmail(text: string): string | null {
  const address = text.trim().normalize('NFC')
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).toLowerCase()
  const domain = at > 0 ? asciiDomain(address.slice(at + 1)) : null
  if (!domain || local.length > MAX_LOCAL_PART_LENGTH || !LOCAL_PART.test(local)) return null
  const whole = `${local}@${domain}`
  return whole.length <= MAX_ADDRESS_LENGTH ? whole : null
}

/**
 * @param login normalized
 * @returns the key for rate limits: the mailbox 'anna@mail.example' of 'anna+shop@mail.example', since all such addresses belong to it
 */
export const mailboxOf = (login: string): string => login.replace(/\+[^@]*(?=@)/, '')

/** Pattern of an e-mail address for HTML. The input type `email` would refuse the letters of RFC 6531. */
export const ADDRESS_SHAPE = '\\s*[^\\s@]+@[^\\s@]+[.。．｡][^\\s@]+\\s*'
/** Digits in any script and common separators. Letters are refused: the parser would read them as keys of a phone. */
const NUMBER_CHARACTERS = '[\\p{Nd}\\s\\(\\)+.\\-‐-―－＋（）]'
/** Pattern of a phone number for HTML. */
export const NUMBER_SHAPE = `${NUMBER_CHARACTERS}{5,}`
const PHONE = new RegExp(`^${NUMBER_CHARACTERS}{5,40}$`, 'u')

/** International prefix '0086 138 …' instead of '+'; the full-width '＋' of Chinese keyboards is replaced before. */
const DIALLED_ABROAD = /^00(?=[1-9])/

/**
 * Parses a phone number (docs/behaviour.md, "Phone numbers"). Its country is the typed one, else the first of these in which the number
 * is possible: that of the company, that of the page's language.
 * @param country of the company that the number belongs to, ISO 3166-1 alpha-2; '' for none
 * @returns the number in E.164 ('+79161234567'); null where it is not possible
 */
export function parsePhone(text: string, locale: Locale = 'en', country = ''): string | null {
  const number = text.trim()
  if (!PHONE.test(number)) return null
  const own = country.trim().toUpperCase()
  const homes = [isSupportedCountry(own) ? own : undefined, HOME[locale]]
  const readings = [
    ...homes.map((home) => [number, home] as const),
    [number.replace(DIALLED_ABROAD, '+'), undefined] as const,
  ]
  for (const [written, home] of readings) {
    const phone = parsePhoneNumberFromString(written, home)
    if (phone?.isValid()) return phone.number
  }
  return null
}

/** @returns the e-mail address or phone number in a text; null where it is neither */
export function parseLogin(text: string, locale: Locale = 'en'): Login | null {
  const kind = text.includes('@') ? 'email' : 'phone'
  const value = kind === 'email' ? parseEmail(text) : parsePhone(text, locale)
  return value === null ? null : { kind, value }
}
