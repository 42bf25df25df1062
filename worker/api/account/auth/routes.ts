import { Hono } from 'hono'
import {
  codeSent,
  GuestResponse,
  Nothing,
  OpenAsGuest,
  RefreshedResponse,
  Register,
  SendCode,
  SignedInResponse,
  SignInCodeSent,
  VerifiedResponse,
  VerifyCode,
} from '../../../../domain/contract/auth.ts'
import { LoginUndo } from '../../../../domain/contract/contacts.ts'
import { readViewer } from '../../http/access/read-viewer.ts'
import { requires } from '../../http/access/requires.ts'
import { READ_ONLY, unlessViewing } from '../../http/access/unless-viewing.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { body } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { undoChange } from '../contacts/login-changes.ts'
import { coarseLimit } from './coarse-limit.ts'
import { codeRequester, codeSender } from './code-owner.ts'
import { sendCode } from './login-code.ts'
import { parseLoginInput } from './parse-login-input.ts'
import { refreshSession, sessionOfCookie } from './refresh-session.ts'
import { endSession, setRefreshCookie } from './session.ts'
import { openAsGuest, register, signInWithCode } from './sign-in.ts'

const TAG = 'auth'
const LIMITED = 'Too often; Retry-After says how long to wait'

export const auth = new Hono<ApiEnv>()
  .use(coarseLimit)
  .post(
    '/send-code',
    describeWrite(
      TAG,
      'Sends a code of six digits; the same answer whether or not there is an account',
      { 200: SignInCodeSent },
      { 429: LIMITED, 503: 'The code could not be sent' },
    ),
    requires('sign-in.ask'),
    body(SendCode),
    async (c) => {
      const to = parseLoginInput(c, 'login', c.req.valid('json').login)
      const owner = await codeRequester(c, to)
      await sendCode(c, { to, subject: `sign-in ${to.value}`, owner, name: 'code', locale: c.var.locale })
      return commit(c, [], { status: 200, body: { data: { ...codeSent(to), challenge: owner.browser } } })
    },
  )
  .post(
    '/verify-code',
    describeWrite(
      TAG,
      'Signs in with a code; a login without an account is offered to register',
      { 200: VerifiedResponse },
      {
        403: `Operators have blocked the account: \`account.blocked\`; ${READ_ONLY}`,
        429: 'Too often, or no attempt left',
      },
    ),
    unlessViewing,
    body(VerifyCode),
    async (c) => {
      const { code, challenge, ...typed } = c.req.valid('json')
      const login = parseLoginInput(c, 'login', typed.login)
      return c.json({ data: await signInWithCode(c, login, code, await codeSender(c, login, challenge)) })
    },
  )
  .post(
    '/register',
    describeWrite(
      TAG,
      'Opens an account for a verified login, and signs in',
      { 200: SignedInResponse },
      { 403: READ_ONLY, 409: 'The login has an account by now', 429: LIMITED },
    ),
    unlessViewing,
    body(Register),
    async (c) => {
      const { registrationToken: token, name, locale = c.var.locale } = c.req.valid('json')
      return c.json({ data: await register(c, { token, name, locale }) })
    },
  )
  .post(
    '/guest',
    describeWrite(
      TAG,
      'Opens the conversations of a verified login that has no account (/api/conversations)',
      { 200: GuestResponse },
      { 403: READ_ONLY, 409: 'The login has an account by now: `registration.done`', 429: LIMITED },
    ),
    unlessViewing,
    body(OpenAsGuest),
    async (c) => c.json({ data: await openAsGuest(c, c.req.valid('json').registrationToken) }),
  )
  .post(
    '/undo-login-change',
    describeWrite(
      TAG,
      'Restores a login as it was before a change, with the token of the notice about it, and ends sessions opened since',
      { 200: Nothing },
      {
        403: READ_ONLY,
        409: 'The login is another account’s by now: `contact.taken`; or the last one: `contact.last`',
        429: LIMITED,
      },
    ),
    unlessViewing,
    body(LoginUndo),
    async (c) => {
      await undoChange(c, c.req.valid('json').token)
      return c.json({ data: null })
    },
  )
  .post(
    '/refresh-token',
    describeRepeatable(
      TAG,
      'A new access token for the refresh cookie, which moves on to the next',
      { 200: RefreshedResponse },
      { 401: 'The session has ended: `session.ended`' },
    ),
    async (c) => c.json({ data: await refreshSession(c) }),
  )
  .post(
    '/logout',
    describeRepeatable(TAG, 'Ends the session of the refresh cookie or of the bearer', { 200: Nothing }),
    async (c) => {
      const sent = await sessionOfCookie(c)
      const viewer = sent ? null : await readViewer(c)
      const session = sent?.session.num ?? (viewer && viewer.role !== 'ANONIM' ? viewer.session : null)
      if (session !== null) await endSession(c, session)
      setRefreshCookie(c, null)
      return c.json({ data: null })
    },
  )
