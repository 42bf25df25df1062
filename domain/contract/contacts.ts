/** /api/profile/contacts: the account's own e-mail addresses and phone numbers; a verified one is a login. */
import * as v from 'valibot'
import { CodeText, LoginText } from './auth.ts'
import { Contact } from './profile.ts'

/** As typed: 'Ivan@Example.com', '8 916 123-45-67'. */
export const NewContact = v.object({ value: LoginText })

/**
 * `value`: another address or number, `pending` until the code sent there is entered, which then replaces this one.
 * `main`: makes it the one of its kind that notices go to.
 */
export const ContactChange = v.pipe(
  v.object({ value: v.optional(LoginText), main: v.optional(v.literal(true)) }),
  v.check(({ value, main }) => (value === undefined) !== (main === undefined), 'one-of'),
)

export const ContactCode = v.object({ code: CodeText })
/** `resendIn`: seconds until another code can be sent. */
export const ContactCodeState = v.object({ data: v.object({ resendIn: v.number(), attemptsLeft: v.number() }) })
export const ContactResponse = v.object({ data: Contact })
export const ContactList = v.object({ data: v.array(Contact) })
