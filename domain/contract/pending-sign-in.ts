import * as v from 'valibot'

/** What was wrong with the last attempt; `code` is one of the API's. */
const SignInError = v.object({
  field: v.picklist(['login', 'code', 'name', 'terms']),
  code: v.string(),
  attemptsLeft: v.optional(v.number()),
  /** Seconds. */
  wait: v.optional(v.number()),
})
export type SignInError = v.InferOutput<typeof SignInError>

export const Pending = v.object({
  step: v.picklist(['login', 'code', 'registration']),
  /** As typed until a code has been sent there, then normalized. */
  login: v.string(),
  /** Where to go afterwards: a path of this site. */
  next: v.nullable(v.string()),
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAt: v.number(),
  registrationToken: v.optional(v.string()),
  /** Of the code that was sent: the same digits sent twice with it sign in once. */
  once: v.optional(v.string()),
  name: v.optional(v.string()),
  fault: v.optional(SignInError),
})
/** Nobody but the visitor writes or reads it; what it says is checked by whoever it is told to. */
export type Pending = v.InferOutput<typeof Pending>
