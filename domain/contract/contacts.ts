/** /api/profile/contacts: the account's own e-mail addresses and phone numbers; a verified one is a login. */
import * as v from 'valibot'
import { LoginText, TypedCode } from './auth.ts'
import { AccountContact } from './profile.ts'
import { Id } from './values.ts'

/** As typed: 'Ivan@Example.com', '8 916 123-45-67'. */
export const NewContact = v.object({ value: LoginText })

/**
 * `value`: another address or number, `pending` until the code sent there is entered; then it replaces this one. `main`: makes it the
 * contact of its kind to which notices go. That is confirmed by `proof`, a code sent to a login of the account.
 */
export const ContactChange = v.pipe(
  v.object({ value: v.optional(LoginText), main: v.optional(v.literal(true)), proof: v.optional(TypedCode) }),
  v.check(({ value, main }) => (value === undefined) !== (main === undefined), 'one-of'),
)

export const ContactCode = v.object({ code: TypedCode })

/** The purpose of a code sent to an existing login of the account (docs/behaviour.md, "Change of a login"). */
export const LoginChange = v.picklist(['verify', 'remove', 'main'])
export type LoginChange = v.InferOutput<typeof LoginChange>

/** `at`: id of the login to which the code is sent; the main one by default. */
export const LoginProofRequest = v.object({ change: LoginChange, at: v.optional(Id) })
/** `code` was sent to the contact itself, `proof` to an existing login of the account. */
export const ContactVerification = v.object({ code: TypedCode, proof: TypedCode })
/** `proof`: required for a login, not for a contact that was never verified. */
export const ContactRemoval = v.object({ proof: v.optional(TypedCode) })

/** The token in the link of a notice. */
export const LoginUndo = v.object({ token: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)) })

/** `resendIn`: seconds until another code can be sent. */
export const ContactCodeState = v.object({ data: v.object({ resendIn: v.number(), attemptsLeft: v.number() }) })
export const ContactResponse = v.object({ data: AccountContact })
export const ContactList = v.object({ data: v.array(AccountContact) })
