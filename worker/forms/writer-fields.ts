import type { Locale } from '../../domain/locale.ts'
import { isOver } from '../../domain/utc-day.ts'
import { isTicked, readPhone, textOrNull } from './field-values.ts'
import type { Fields } from './plain-form.ts'

/** The contact and the consent of a form, for the API's schema; a field that was left empty is ''. */
export const writerInput = ({ name = '', organization = '', email = '', phone, consent }: Fields, locale: Locale) => ({
  contact: { name, organization, email, phone: readPhone(phone, locale) },
  consent: isTicked(consent),
})

/**
 * As `writerInput`, for the form of a request, whose sender may hide the contact from suppliers; a missing field means that the box is not
 * ticked.
 */
export const buyerInput = (fields: Fields, locale: Locale) => ({
  ...writerInput(fields, locale),
  showContact: isTicked(fields.showContact),
})

/** A value that no schema accepts, in place of a day in the past: it is reported with all other errors of the form. */
const OVER = Symbol('past')

/** The wishes of a form, for the API's schema: a saved address that was chosen is the place, else the typed one. */
export const wishesInput = ({ neededBy, savedPlace, deliveredTo = '', incoterm, currency, vat }: Fields) => ({
  neededBy: neededBy && isOver(neededBy, Date.now()) ? OVER : textOrNull(neededBy),
  deliveredTo: savedPlace || deliveredTo,
  incoterm: textOrNull(incoterm),
  currency: textOrNull(currency),
  vat: textOrNull(vat),
})

/** 'contact.email' → 'email'; a contact with neither address nor phone is reported at the first of them. */
export const writerErrorField = (path: string): string =>
  path === 'contact' ? 'email' : path.replace(/^(?:contact|wishes)\./, '')
