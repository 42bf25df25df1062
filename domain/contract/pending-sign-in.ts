import * as v from 'valibot'

const Fault = v.object({ field: v.picklist(['login', 'code', 'name', 'terms', 'consent']), code: v.string() })

/** The error of the last attempt; `code` is one of the API's. */
const SignInError = v.object({
  ...Fault.entries,
  /** Further errors of the same form. */
  others: v.optional(v.array(Fault)),
  attemptsLeft: v.optional(v.number()),
  /** Seconds to wait before the next attempt. */
  wait: v.optional(v.number()),
})
export type SignInError = v.InferOutput<typeof SignInError>

export const Pending = v.object({
  step: v.picklist(['login', 'code', 'registration']),
  /** As typed until a code has been sent; normalized from then on. */
  login: v.string(),
  /** Path to redirect to after signing in. */
  next: v.nullable(v.string()),
  /** When another code can be sent, in milliseconds since 1970. */
  resendAt: v.number(),
  registrationToken: v.optional(v.string()),
  /** Idempotency key of the code: entering the same digits twice signs in only once. */
  once: v.optional(v.string()),
  name: v.optional(v.string()),
  fault: v.optional(SignInError),
})
/** Stored in a cookie that the visitor can change, so the API validates everything in it when it is used. */
export type Pending = v.InferOutput<typeof Pending>
