/** Phone numbers as their countries write them. */
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Area codes of three digits and the digits with which numbers of their city begin; other landlines have a code of four. */
const RUSSIAN_CITIES = /^(?:49[5-9]|812)|^(?:342|343|347|383|391|423|473|831|843|846|861|862|863)[0-3]|^351[0-37]/
/** Mobile numbers and numbers without an area (800 …), whose code has three digits. */
const RUSSIAN_WHOLE = /^(?:9|80)/

const pairs = (digits: string): string =>
  digits.length === 7 ? digits.replace(/(...)(..)(..)/, '$1-$2-$3') : digits.replace(/(\d)(?=(?:\d\d)+$)/g, '$1-')

/** '+7 (343) 036-30-14', '+7 (8412) 00-15-05': the numbering plan in the library has only codes of three digits. */
function inRussia(digits: string): string {
  const length = RUSSIAN_CITIES.test(digits) || RUSSIAN_WHOLE.test(digits) ? 3 : 4
  return `+7 (${digits.slice(0, length)}) ${pairs(digits.slice(length))}`
}

/** The library knows the area codes of Kazakhstan and separates the rest with spaces, unlike the country itself. */
function inKazakhstan(phone: PhoneNumber): string {
  const [, code = '', rest = ''] = /\((\d+)\)(.*)/.exec(phone.formatNational()) ?? []
  return code === '' ? phone.formatInternational() : `+7 (${code}) ${pairs(rest.replace(/\D/g, ''))}`
}

const CHINESE_AREA = /^(10|2\d|[3-9]\d\d)(\d{3,4})(\d{4})$/

/** Groups of more than six digits, which the library leaves where it does not know the number, in two. */
const halved = (text: string): string => text.replace(/\d{7,8}$/, (group) => `${group.slice(0, -4)} ${group.slice(-4)}`)

/**
 * @param number E.164; one that no numbering plan knows is returned as it is
 * @returns the number in groups as its country writes it: '+7 (343) 036-30-14', '+86 577 8686 2180'
 */
export function phoneText(number: string): string {
  const phone = parsePhoneNumberFromString(number)
  if (!phone) return number
  const digits = phone.nationalNumber
  if (phone.countryCallingCode === '7' && digits.length === 10)
    return /^[67]/.test(digits) ? inKazakhstan(phone) : inRussia(digits)
  const shown = phone.formatInternational()
  if (phone.countryCallingCode === '86' && !shown.slice(4).includes(' '))
    return `+86 ${digits.replace(CHINESE_AREA, '$1 $2 $3')}`
  return halved(shown)
}
