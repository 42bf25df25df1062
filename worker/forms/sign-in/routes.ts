/**
 * The forms of signing in. They work without script: each is posted here, the API is called, and the response leads to another screen.
 * What went wrong and what was typed are kept in the visitor's own cookie (pending.ts).
 */
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { Register, SendCode, VerifyCode } from '../../../domain/contract/auth.ts'
import type { Pending, SignInError } from '../../../domain/contract/pending-sign-in.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import { href } from '../../../domain/routes.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { type AuthResult, authRequest } from '../../gateway/auth-request.ts'
import { ACCESS_COOKIE, clearSession, cookie } from '../../gateway/cookies.ts'
import { isTicked } from '../field-values.ts'
import { type FieldError, parseForm } from '../parse-form.ts'
import { type Fields, guarded, idempotencyKey, redirectAfterPost } from '../plain-form.ts'
import { deletePending, readPending, savePending } from './pending.ts'
import { safeReturnPath } from './safe-return-path.ts'

/** The API refuses longer fields anyway, and the cookie has to hold them. */
const LIMITS = { bytes: 8192, characters: 320 }

const toScreen = (c: Context<EdgeEnv>, name: Extract<PersonalName, 'signIn' | 'code' | 'registration'>) =>
  redirectAfterPost(c, personalHref(name, c.var.locale))

const problemOn = (field: SignInError['field'], { problem }: Extract<AuthResult, { ok: false }>): SignInError => ({
  field,
  code: problem.code,
  ...(problem.attemptsLeft !== undefined && { attemptsLeft: problem.attemptsLeft }),
  ...(problem.retryAfter !== undefined && { wait: problem.retryAfter }),
})

/** What the API's schema refuses of a form; the screen has one message. */
const refusalOn = (field: SignInError['field'], [error]: FieldError[]): SignInError => ({
  field: error?.field === 'acceptTerms' ? 'terms' : field,
  code: error?.code ?? 'unexpected',
})

const deviceOf = ({ device }: Fields) => ({ device: /^[0-9a-f]{64}$/.test(device ?? '') ? device : undefined })

const Sent = v.object({ login: v.string(), resendIn: v.number() })

/** Sends a code to a login and goes on to its entry; a code that is out already is entered there too. */
async function send(c: Context<EdgeEnv>, fields: Fields, begun: Pick<Pending, 'login' | 'next'>): Promise<Response> {
  const result = await authRequest(c, 'send-code', { login: begun.login }, deviceOf(fields))
  const wait = (seconds: number) => Date.now() + seconds * 1000
  const newCode = { step: 'code' as const, once: crypto.randomUUID() }
  if (result.ok && v.is(Sent, result.data)) {
    const { login, resendIn } = result.data
    savePending(c, { ...begun, ...newCode, login, resendAt: wait(resendIn) })
    return toScreen(c, 'code')
  }
  if (!result.ok && result.problem.code === 'otp.too-soon') {
    savePending(c, { ...begun, ...newCode, resendAt: wait(result.problem.retryAfter ?? 0) })
    return toScreen(c, 'code')
  }
  const fault = result.ok ? { field: 'login' as const, code: 'upstream.failed' } : problemOn('login', result)
  savePending(c, { ...begun, step: 'login', resendAt: 0, fault })
  return toScreen(c, 'signIn')
}

function begin(c: Context<EdgeEnv>, fields: Fields) {
  const { login = '' } = fields
  const next = safeReturnPath(fields.next)
  const parsed = parseForm(SendCode, { login })
  if ('value' in parsed) return send(c, fields, { ...parsed.value, next })
  savePending(c, { step: 'login', login, next, resendAt: 0, fault: refusalOn('login', parsed.errors) })
  return toScreen(c, 'signIn')
}

function enter(c: Context<EdgeEnv>, { next }: Pending): Response {
  deletePending(c)
  return redirectAfterPost(c, safeReturnPath(next ?? undefined) ?? personalHref('profile', c.var.locale))
}

/** A second press may come after the first has signed in: nothing is under way any more then. */
const toBeginning = (c: Context<EdgeEnv>): Response =>
  cookie(c, ACCESS_COOKIE) === undefined
    ? toScreen(c, 'signIn')
    : redirectAfterPost(c, personalHref('profile', c.var.locale))

const Offered = v.object({ registrationToken: v.string() })

async function verify(c: Context<EdgeEnv>, fields: Fields): Promise<Response> {
  const pending = readPending(c)
  if (!pending) return toBeginning(c)
  const { login, next } = pending
  if (fields.action === 'resend') return send(c, fields, { login, next })
  const refuse = (fault: SignInError) => {
    savePending(c, { ...pending, fault })
    return toScreen(c, 'code')
  }
  const parsed = parseForm(VerifyCode, { login, code: fields.code ?? '' })
  if ('errors' in parsed) return refuse(refusalOn('code', parsed.errors))
  const once = pending.once && { once: await idempotencyKey({ ...parsed.value, once: pending.once }) }
  const result = await authRequest(c, 'verify-code', parsed.value, { ...deviceOf(fields), ...once })
  if (!result.ok) return refuse(problemOn('code', result))
  if (!v.is(Offered, result.data)) return enter(c, pending)
  const { registrationToken } = result.data
  savePending(c, { step: 'registration', login, next, resendAt: 0, registrationToken })
  return toScreen(c, 'registration')
}

async function register(c: Context<EdgeEnv>, fields: Fields): Promise<Response> {
  const pending = readPending(c)
  if (!pending?.registrationToken) return toBeginning(c)
  const { name = '' } = fields
  const refuse = (fault: SignInError) => {
    savePending(c, { ...pending, name, fault })
    return toScreen(c, 'registration')
  }
  const { registrationToken } = pending
  const acceptTerms = isTicked(fields.acceptTerms)
  const parsed = parseForm(Register, { registrationToken, name, acceptTerms, locale: c.var.locale })
  if ('errors' in parsed) return refuse(refusalOn('name', parsed.errors))
  const once = await idempotencyKey({ registrationToken, name })
  const result = await authRequest(c, 'register', parsed.value, { ...deviceOf(fields), once })
  if (result.ok) return enter(c, pending)
  const { code } = result.problem
  // The proof has expired or been used: signing in begins again, with the login as it was.
  if (!code.startsWith('registration.')) return refuse(problemOn('name', result))
  savePending(c, {
    step: 'login',
    login: pending.login,
    next: pending.next,
    resendAt: 0,
    fault: problemOn('login', result),
  })
  return toScreen(c, 'signIn')
}

async function signOut(c: Context<EdgeEnv>): Promise<Response> {
  const result = await authRequest(c, 'logout', {})
  // Even where the API fails, this browser forgets the session.
  if (!result.ok) clearSession(c)
  return redirectAfterPost(c, href('home', c.var.locale))
}

const at = (path: string) => LOCALES.map((locale) => `/${locale}/auth${path}`)

export const signInForms = new Hono<EdgeEnv>()
for (const path of at('')) signInForms.post(path, guarded(begin, LIMITS))
for (const path of at('/code')) signInForms.post(path, guarded(verify, LIMITS))
for (const path of at('/registration')) signInForms.post(path, guarded(register, LIMITS))
for (const path of at('/sign-out')) signInForms.post(path, guarded(signOut, LIMITS))
