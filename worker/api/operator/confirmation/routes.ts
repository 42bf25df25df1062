/** /api/operator/confirmation: the code from a second login, without which operators do no sensitive action (docs/behaviour.md, "Second factor"). */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { CodeSent, codeSent } from '../../../../domain/contract/auth.ts'
import { ActConfirmation, ActProof, ConfirmationCode } from '../../../../domain/contract/confirmation.ts'
import { CONFIRMED_FOR } from '../../../../domain/limits.ts'
import { maskedLogin } from '../../../../domain/masked-login.ts'
import { database } from '../../../db/connection.ts'
import { sessionOwner } from '../../account/auth/code-owner.ts'
import { checkLoginCode, type LoginCode, sendCode } from '../../account/auth/login-code.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { body } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { readConfirmation, type SecondLogin } from './queries.ts'

const TAG = 'moderation'
const NO_LOGIN = '`login` is none of `logins`: `contact.unverified`'

const toData = ({ until, logins }: { until: number | null; logins: SecondLogin[] }) => ({
  until: until === null ? null : new Date(until).toISOString(),
  logins: logins.map(({ id, value }) => ({ id, login: maskedLogin(value) })),
})

const read = (c: Context<ApiEnv>) => readConfirmation(database(c.env.DB), signedIn(c).session, Date.now())

/** The code for a login, bound to the session: one that was sent for another session is not accepted. @throws AppError 409 `contact.unverified` */
async function codeFor(c: Context<ApiEnv>, id: string): Promise<{ code: LoginCode; logins: SecondLogin[] }> {
  const { logins } = await read(c)
  const to = logins.find((one) => one.id === id)
  if (!to) throw new AppError('contact.unverified', 409)
  const viewer = signedIn(c)
  return { code: { to, subject: `act ${viewer.session} ${id}`, owner: sessionOwner(viewer, true) }, logins }
}

export const confirmation = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(
      TAG,
      'Whether the session is confirmed for sensitive actions, and where a code can be sent',
      ActConfirmation,
    ),
    requires('desk.read'),
    async (c) => c.json({ data: toData(await read(c)) }),
  )
  .post(
    '/code',
    describeWrite(
      TAG,
      'Sends a code to another login of the account',
      { 200: CodeSent },
      { 409: NO_LOGIN, 429: 'Too often', 503: 'The code could not be sent' },
    ),
    requires('desk.read'),
    body(ConfirmationCode),
    async (c) => {
      const { code } = await codeFor(c, c.req.valid('json').login)
      await sendCode(c, { ...code, name: 'confirmAct', locale: signedIn(c).locale })
      const sent = codeSent(code.to)
      return commit(c, [], { status: 200, body: { data: { ...sent, login: maskedLogin(sent.login) } } })
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Confirms the session for half an hour with the code',
      { 200: ActConfirmation },
      { 409: NO_LOGIN, 429: 'No attempt left' },
    ),
    requires('desk.read'),
    body(ActProof),
    async (c) => {
      const proof = c.req.valid('json')
      const { code, logins } = await codeFor(c, proof.login)
      const useCode = await checkLoginCode(c, code, proof.code)
      const until = Date.now() + CONFIRMED_FOR
      const confirm = sql`UPDATE sessions SET confirmed_until = ${until} WHERE num = ${signedIn(c).session}`
      return commit(c, [...useCode, confirm], { status: 200, body: { data: toData({ until, logins }) } })
    },
  )
