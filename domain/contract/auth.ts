/** /api/auth: signing in with one-time codes, and sessions. */
import * as v from 'valibot'
import { DAY_S, MONTH_S } from '../durations.ts'
import { CODE_LIFE, MAX_LOGIN_LENGTH, MAX_NAME_LENGTH, RESEND_AFTER } from '../limits.ts'
import type { Login } from '../login.ts'
import { Consent } from './consent.ts'
import { Line } from './text-input.ts'
import { Locale } from './values.ts'

/** Name of the refresh token's cookie: the API sets it, the edge passes it on. */
export const REFRESH_COOKIE = 'refresh'
/** Cookie with the challenge of the browser that has requested a code (docs/behaviour.md, "Code and browser"). */
export const CHALLENGE_COOKIE = 'challenge'
/** Cookie of a browser in which a person has signed in before (docs/behaviour.md, "Known device"). */
export const DEVICE_COOKIE = 'device'

/** Cookies that the API sets, each with the seconds it lasts; the edge passes them on both ways, for /api/auth alone. */
export const AUTH_COOKIES = { [REFRESH_COOKIE]: MONTH_S, [CHALLENGE_COOKIE]: 30 * 60, [DEVICE_COOKIE]: 400 * DAY_S }
export type AuthCookie = keyof typeof AUTH_COOKIES

/**
 * E-mail address or phone number as typed; a number without a country code belongs to the country of the request's
 * language.
 */
export const LoginText = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_LOGIN_LENGTH))

export const SendCode = v.object({ login: LoginText })

/** A one-time code as typed or pasted: digits of any script, with spaces or dashes between them. */
export const TypedCode = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((text) => text.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')),
  v.check((text) => /^\d{6}$/.test(text), 'format'),
)

/** 128 random bits that bind the code to the browser that requested it. */
const Challenge = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))

/**
 * @param challenge of `send-code`, for clients without cookies; without challenge and cookie the API responds as if no code had been
 * sent
 */
export const VerifyCode = v.object({ login: LoginText, code: TypedCode, challenge: v.optional(Challenge) })

export const Register = v.object({
  registrationToken: v.pipe(v.string(), v.maxLength(2000)),
  name: Line(MAX_NAME_LENGTH),
  acceptTerms: v.literal(true),
  /** Separate from the agreement to the terms, as the law requires (docs/behaviour.md, "Consent"). */
  consent: Consent,
  /** Language of e-mails and, until it is changed, of screens; without it the request's own. */
  locale: v.optional(Locale),
})

/** For reading a conversation without an account: proof that the login is one's own. */
export const OpenAsGuest = v.object({ registrationToken: Register.entries.registrationToken })

/** `guestToken` is sent to /api/conversations in the header `Guest-Token`. */
export const GuestResponse = v.object({ data: v.object({ guestToken: v.string(), expiresIn: v.number() }) })

/** Header of a guest's calls. */
export const GUEST_HEADER = 'Guest-Token'

/** `resendIn` and `expiresIn` are seconds. `login` is the normalized one. */
export const CodeSent = v.object({
  data: v.object({
    login: v.string(),
    kind: v.picklist(['email', 'phone']),
    expiresIn: v.number(),
    resendIn: v.number(),
  }),
})

/** To sign in with the code, a client without cookies sends `challenge` back with it. */
export const SignInCodeSent = v.object({ data: v.object({ ...CodeSent.entries.data.entries, challenge: Challenge }) })

/** @returns the response data for a code that was sent */
export const codeSent = ({ value, kind }: Login): v.InferOutput<typeof CodeSent>['data'] => ({
  login: value,
  kind,
  expiresIn: CODE_LIFE,
  resendIn: RESEND_AFTER,
})

/** The edge moves `accessToken` into a cookie that scripts cannot read; direct callers of the API get it in the body. */
export const SignedInData = v.object({ accessToken: v.optional(v.string()), expiresIn: v.number() })
export const SignedInResponse = v.object({ data: SignedInData })

/** The code was right, but the login has no account: with this token its owner can register. */
const RegistrationOffered = v.object({ registrationToken: v.string(), expiresIn: v.number() })
export const VerifiedResponse = v.object({ data: v.union([SignedInData, RegistrationOffered]) })

/** `data` is null where there is no session to refresh, which is not an error. */
export const RefreshedResponse = v.object({ data: v.nullable(SignedInData) })

export const Nothing = v.object({ data: v.null() })
