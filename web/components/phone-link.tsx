import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone number as a link, in groups as its country writes it. For slots alone, because the numbering plans are far
 * too large for the browser.
 * @param number E.164, '+73422000000'; one that no plan knows is shown as it is
 */
export function PhoneLink({ number }: { number: string }) {
  const shown = parsePhoneNumberFromString(number)?.formatInternational() ?? number
  return <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{shown}</a>
}
