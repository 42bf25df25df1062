import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone number that can be called, in groups as its country writes them. Written parts alone: the numbering plans are far
 * too large for the browser.
 * @param number E.164, '+73422000000'; one that no plan knows stays as it is
 */
export function PhoneLink({ number }: { number: string }) {
  const shown = parsePhoneNumberFromString(number)?.formatInternational() ?? number
  return <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{shown}</a>
}
