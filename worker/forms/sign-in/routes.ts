/**
 * The forms of signing in. They work without script: each is posted here, the api is asked, and the answer is another screen.
 * What went wrong and what was typed wait in the visitor's own cookie (pending.ts).
 */
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Fault, Pending } from '../../../domain/contract/pending-sign-in.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { type PersonalName, personalHref } from '../../../domain/personal-routes.ts'
import { href } from '../../../domain/routes.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { type AuthResult, authRequest } from '../../gateway/auth-request.ts'
import { ACCESS_COOKIE, clearSession, cookie } from '../../gateway/cookies.ts'
import { type Fields, guarded, idempotencyKey, lead } from '../plain-form.ts'
import { deletePending, readPending, savePending } from './pending.ts'
import { safeReturnPath } from './safe-return-path.ts'

/** The api refuses longer fields anyway, and the cookie has to hold them. */
const BOUNDS = { bytes: 8192, characters: 320 }

const toScreen = (c: Context<EdgeEnv>, name: Extract<PersonalName, 'signIn' | 'code' | 'registration'>) =>
  lead(c, personalHref(name, c.var.locale))

const faultOf = (field: Fault['field'], { problem }: Extract<AuthResult, { ok: false }>): Fault => ({
  field,
  code: problem.code,
  ...(problem.attemptsLeft !== undefined && { attemptsLeft: problem.attemptsLeft }),
  ...(problem.retryAfter !== undefined && { wait: problem.retryAfter }),
})

const deviceOf = ({ device }: Fields) => ({ device: /^[0-9a-f]{64}$/.test(device ?? '') ? device : undefined })

const Sent = v.object({ login: v.string(), resendIn: v.number() })

/** Sends a code to a login and goes on to its entry; a code that is out already is entered there too. */
async function send(c: Context<EdgeEnv>, fields: Fields, begun: Pick<Pending, 'login' | 'next'>): Promise<Response> {
  const told = await authRequest(c, 'send-code', { login: begun.login }, deviceOf(fields))
  const wait = (seconds: number) => Date.now() + seconds * 1000
  const newCode = { step: 'code' as const, once: crypto.randomUUID() }
  if (told.ok && v.is(Sent, told.data)) {
    const { login, resendIn } = told.data
    savePending(c, { ...begun, ...newCode, login, resendAt: wait(resendIn) })
    return toScreen(c, 'code')
  }
  if (!told.ok && told.problem.code === 'otp.too-soon') {
    savePending(c, { ...begun, ...newCode, resendAt: wait(told.problem.retryAfter ?? 0) })
    return toScreen(c, 'code')
  }
  const fault = told.ok ? { field: 'login' as const, code: 'upstream.failed' } : faultOf('login', told)
  savePending(c, { ...begun, step: 'login', resendAt: 0, fault })
  return toScreen(c, 'signIn')
}

function begin(c: Context<EdgeEnv>, fields: Fields) {
  const next = safeReturnPath(fields.next)
  if (fields.login) return send(c, fields, { login: fields.login, next })
  savePending(c, { step: 'login', login: '', next, resendAt: 0, fault: { field: 'login', code: 'missing' } })
  return toScreen(c, 'signIn')
}

function enter(c: Context<EdgeEnv>, { next }: Pending): Response {
  deletePending(c)
  return lead(c, safeReturnPath(next ?? undefined) ?? personalHref('profile', c.var.locale))
}

/** A second press may come after the first has signed in: nothing is under way any more then. */
const toBeginning = (c: Context<EdgeEnv>): Response =>
  cookie(c, ACCESS_COOKIE) === undefined ? toScreen(c, 'signIn') : lead(c, personalHref('profile', c.var.locale))

const Offered = v.object({ registrationToken: v.string() })

async function verify(c: Context<EdgeEnv>, fields: Fields): Promise<Response> {
  const pending = readPending(c)
  if (!pending) return toBeginning(c)
  const { login, next } = pending
  if (fields.action === 'resend') return send(c, fields, { login, next })
  const typed = { login, code: fields.code ?? '' }
  const once = pending.once && { once: await idempotencyKey({ ...typed, once: pending.once }) }
  const told = await authRequest(c, 'verify-code', typed, { ...deviceOf(fields), ...once })
  if (!told.ok) {
    savePending(c, { ...pending, fault: faultOf('code', told) })
    return toScreen(c, 'code')
  }
  if (!v.is(Offered, told.data)) return enter(c, pending)
  const { registrationToken } = told.data
  savePending(c, { step: 'registration', login, next, resendAt: 0, registrationToken })
  return toScreen(c, 'registration')
}

async function register(c: Context<EdgeEnv>, fields: Fields): Promise<Response> {
  const pending = readPending(c)
  if (!pending?.registrationToken) return toBeginning(c)
  const name = (fields.name ?? '').slice(0, 100)
  const refuse = (fault: Fault) => {
    savePending(c, { ...pending, name, fault })
    return toScreen(c, 'registration')
  }
  if (!name) return refuse({ field: 'name', code: 'missing' })
  if (fields.acceptTerms !== 'on') return refuse({ field: 'terms', code: 'terms' })
  const { registrationToken } = pending
  const body = { registrationToken, name, acceptTerms: true, locale: c.var.locale }
  const once = await idempotencyKey({ registrationToken, name })
  const told = await authRequest(c, 'register', body, { ...deviceOf(fields), once })
  if (told.ok) return enter(c, pending)
  const { code } = told.problem
  // The proof has run out or been used: the way begins anew, with the login as it was.
  if (!code.startsWith('registration.')) return refuse(faultOf('name', told))
  savePending(c, {
    step: 'login',
    login: pending.login,
    next: pending.next,
    resendAt: 0,
    fault: faultOf('login', told),
  })
  return toScreen(c, 'signIn')
}

async function signOut(c: Context<EdgeEnv>): Promise<Response> {
  const told = await authRequest(c, 'logout', {})
  // Whatever the api says, this browser forgets the session.
  if (!told.ok) clearSession(c)
  return lead(c, href('home', c.var.locale))
}

const at = (path: string) => LOCALES.map((locale) => `/${locale}/auth${path}`)

export const signInForms = new Hono<EdgeEnv>()
for (const path of at('')) signInForms.post(path, guarded(begin, BOUNDS))
for (const path of at('/code')) signInForms.post(path, guarded(verify, BOUNDS))
for (const path of at('/registration')) signInForms.post(path, guarded(register, BOUNDS))
for (const path of at('/sign-out')) signInForms.post(path, guarded(signOut, BOUNDS))
