/** Contact details of a person who fills in a form. */
import * as v from 'valibot'
import { parseEmail, parsePhone } from '../login.ts'
import { Line, OptionalLine, Parsed } from './text-input.ts'

const optional = (parse: (text: string) => string | null) =>
  Parsed(254, (text) => (text.trim() === '' ? '' : parse(text)))

const Email = optional(parseEmail)
/** With its country code; forms add that of the visitor's language (worker/forms/field-values.ts). */
const Phone = optional((text) => parsePhone(text))

/** Needs an e-mail address or a phone number: without either no one could reply. */
export const ContactInput = v.pipe(
  v.object({
    name: Line(120),
    organization: v.optional(OptionalLine(200), ''),
    email: v.optional(Email, ''),
    phone: v.optional(Phone, ''),
  }),
  v.forward(
    v.check(({ email, phone }) => email !== '' || phone !== '', 'required'),
    ['email'],
  ),
  v.transform(({ name, organization, email, phone }) => ({
    name,
    ...(organization && { organization }),
    ...(email && { email }),
    ...(phone && { phone }),
  })),
)

export const SenderContact = v.object({
  name: v.string(),
  organization: v.optional(v.string()),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
})

export const ShowContact = v.pipe(
  v.optional(v.boolean(), true),
  v.description('Whether suppliers see the e-mail address and the phone number; name and company they see in any case'),
)
