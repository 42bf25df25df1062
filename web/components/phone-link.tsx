import { phoneText } from '../../domain/phone-text.ts'

/**
 * A phone number as a link, in groups as its country writes it. For slots alone, because the numbering plans are far
 * too large for the browser.
 * @param number E.164, '+73422000000'; one that no plan knows is shown as it is
 */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{phoneText(number)}</a>
}
