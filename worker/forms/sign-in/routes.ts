/**
 * The forms of signing in. They work without script: each is posted here, the API is called, and the response redirects to another screen.
 * Errors and what was typed are stored in the visitor's own cookie (pending.ts).
 */
import type { Context } from 'hono'
import * as v from 'valibot'
import { Register, SendCode, VerifyCode } from '../../../domain/contract/auth.ts'
import type { Pending, SignInError } from '../../../domain/contract/pending-sign-in.ts'
import { type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import { href } from '../../../domain/routes.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { type AuthResult, authRequest } from '../../gateway/auth-request.ts'
import { createOwnClient } from '../../gateway/client.ts'
import { ACCESS_COOKIE, clearSession, cookie } from '../../gateway/cookies.ts'
import { isTicked } from '../field-values.ts'
import { type FieldError, parseForm } from '../parse-form.ts'
import { type Fields, idempotencyKey, type PostedForms, redirectAfterPost, sameOriginForm } from '../plain-form.ts'
import { openAsGuest } from './guest.ts'
import { deletePending, readPending, savePending } from './pending.ts'
import { safeReturnPath } from './safe-return-path.ts'

/** The API refuses longer fields anyway, and the cookie has to hold them. */
const LIMITS = { bytes: 8192, characters: 320 }

/** Redirects to a screen, and stores the sign-in so far in the cookie. */
function proceed(
  c: Context<EdgeEnv>,
  screen: Extract<PersonalName, 'signIn' | 'code' | 'registration'>,
  pending: Pending,
): Response {
  savePending(c, pending)
  return redirectAfterPost(c, personalHref(screen, c.var.locale))
}

const problemOn = (field: SignInError['field'], { problem }: Extract<AuthResult, { ok: false }>): SignInError => ({
  field,
  code: problem.code,
  ...(problem.attemptsLeft !== undefined && { attemptsLeft: problem.attemptsLeft }),
  ...(problem.retryAfter !== undefined && { wait: problem.retryAfter }),
})

/** The checkboxes, by their names in the API's schema. */
const REFUSED: Partial<Record<string, SignInError['field']>> = { acceptTerms: 'terms', consent: 'consent' }

/** All errors that the API's schema finds in a form. */
function refusalOn(field: SignInError['field'], errors: FieldError[]): SignInError {
  const faults = errors.map((error) => ({ field: REFUSED[error.field] ?? field, code: error.code }))
  const [first = { field, code: 'unexpected' }, ...others] = faults
  return { ...first, others }
}

const deviceOf = ({ device }: Fields) => ({ device: /^[0-9a-f]{64}$/.test(device ?? '') ? device : undefined })

const Sent = v.object({ login: v.string(), resendIn: v.number() })

/** Sends a code to a login and redirects to its entry, also where this browser has already requested one. */
async function send(c: Context<EdgeEnv>, fields: Fields, begun: Pick<Pending, 'login' | 'next'>): Promise<Response> {
  const result = await authRequest(c, 'send-code', { login: begun.login }, deviceOf(fields))
  const wait = (seconds: number) => Date.now() + seconds * 1000
  const newCode = { step: 'code' as const, once: crypto.randomUUID() }
  if (result.ok && v.is(Sent, result.data)) {
    const { login, resendIn } = result.data
    return proceed(c, 'code', { ...begun, ...newCode, login, resendAt: wait(resendIn) })
  }
  if (!result.ok && result.problem.code === 'otp.too-soon')
    return proceed(c, 'code', { ...begun, ...newCode, resendAt: wait(result.problem.retryAfter ?? 0) })
  const fault = result.ok ? { field: 'login' as const, code: 'upstream.failed' } : problemOn('login', result)
  return proceed(c, 'signIn', { ...begun, step: 'login', resendAt: 0, fault })
}

function begin(c: Context<EdgeEnv>, fields: Fields) {
  const { login = '' } = fields
  const next = safeReturnPath(fields.next)
  const parsed = parseForm(SendCode, { login })
  if ('value' in parsed) return send(c, fields, { ...parsed.value, next })
  return proceed(c, 'signIn', { step: 'login', login, next, resendAt: 0, fault: refusalOn('login', parsed.errors) })
}

/** @returns the first screen of a person who wanted no other: operators have work waiting, all others have an overview */
async function firstScreen(c: Context<EdgeEnv>): Promise<'admin' | 'profile'> {
  const response = await createOwnClient(c).get('/api/profile', { query: { locale: c.var.locale } })
  return response.ok && (await response.json()).data.role === 'ADMIN' ? 'admin' : 'profile'
}

async function enter(c: Context<EdgeEnv>, { next }: Pending): Promise<Response> {
  deletePending(c)
  const wanted = safeReturnPath(next ?? undefined)
  return redirectAfterPost(c, wanted ?? personalHref(await firstScreen(c), c.var.locale))
}

/** Redirects a second press, after the first one has signed in, to the first screen: no sign-in is pending then. */
const toBeginning = async (c: Context<EdgeEnv>): Promise<Response> => {
  const screen = cookie(c, ACCESS_COOKIE) === undefined ? 'signIn' : await firstScreen(c)
  return redirectAfterPost(c, personalHref(screen, c.var.locale))
}

const Offered = v.object({ registrationToken: v.string() })

async function verify(c: Context<EdgeEnv>, fields: Fields): Promise<Response> {
  const pending = readPending(c)
  if (!pending) return toBeginning(c)
  const { login, next } = pending
  if (fields.action === 'resend') return send(c, fields, { login, next })
  const refuse = (fault: SignInError) => proceed(c, 'code', { ...pending, fault })
  const parsed = parseForm(VerifyCode, { login, code: fields.code ?? '' })
  if ('errors' in parsed) return refuse(refusalOn('code', parsed.errors))
  const once = pending.once && { once: await idempotencyKey({ ...parsed.value, once: pending.once }) }
  const result = await authRequest(c, 'verify-code', parsed.value, { ...deviceOf(fields), ...once })
  if (!result.ok) return refuse(problemOn('code', result))
  if (!v.is(Offered, result.data)) return enter(c, pending)
  const { registrationToken } = result.data
  const opened = await openAsGuest(c, safeReturnPath(next ?? undefined), registrationToken)
  if (opened) {
    deletePending(c)
    return opened
  }
  return proceed(c, 'registration', { step: 'registration', login, next, resendAt: 0, registrationToken })
}

async function register(c: Context<EdgeEnv>, fields: Fields): Promise<Response> {
  const pending = readPending(c)
  if (!pending?.registrationToken) return toBeginning(c)
  const { name = '' } = fields
  const refuse = (fault: SignInError) => proceed(c, 'registration', { ...pending, name, fault })
  const { registrationToken, login, next } = pending
  const acceptTerms = isTicked(fields.acceptTerms)
  const consent = isTicked(fields.consent)
  const parsed = parseForm(Register, { registrationToken, name, acceptTerms, consent, locale: c.var.locale })
  if ('errors' in parsed) return refuse(refusalOn('name', parsed.errors))
  const once = await idempotencyKey({ registrationToken, name })
  const result = await authRequest(c, 'register', parsed.value, { ...deviceOf(fields), once })
  if (result.ok) return enter(c, pending)
  const { code } = result.problem
  // The proof has expired or been used: signing in begins again, with the same login.
  if (!code.startsWith('registration.')) return refuse(problemOn('name', result))
  return proceed(c, 'signIn', { step: 'login', login, next, resendAt: 0, fault: problemOn('login', result) })
}

async function signOut(c: Context<EdgeEnv>): Promise<Response> {
  const result = await authRequest(c, 'logout', {})
  // Even if the API fails, this browser's session is deleted.
  if (!result.ok) clearSession(c)
  return redirectAfterPost(c, href('home', c.var.locale))
}

const UNDO_RESULTS: Record<string, string> = {
  'undo.expired': 'expired',
  'input.invalid': 'expired',
  'contact.taken': 'taken',
  'contact.last': 'last',
  'rate.limited': 'often',
}

/** Restores a login with the token from a notice. It needs no session, since the owner may have lost it. */
async function undoLoginChange(c: Context<EdgeEnv>, { token = '' }: Fields): Promise<Response> {
  const result = await authRequest(c, 'undo-login-change', { token })
  const done = result.ok ? 'undone' : (UNDO_RESULTS[result.problem.code] ?? 'failed')
  // If a later attempt may succeed, the token stays in the address, and the button on the page.
  const again = ['last', 'often', 'failed'].includes(done)
  return redirectAfterPost(c, personalHref('loginUndo', c.var.locale, { done, ...(again && { token }) }))
}

/** Handlers by path without the language prefix. */
export const signInForms: PostedForms = {
  '/auth': sameOriginForm(begin, LIMITS),
  '/auth/code': sameOriginForm(verify, LIMITS),
  '/auth/registration': sameOriginForm(register, LIMITS),
  '/auth/undo': sameOriginForm(undoLoginChange, LIMITS),
  '/auth/sign-out': sameOriginForm(signOut, LIMITS),
}
