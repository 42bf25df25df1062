/**
 * The operators' API for commands, in this process: with the checks, rights and journal of the desk
 * (docs/decisions/0080-commands-by-the-api.md).
 */
import { sql } from 'drizzle-orm'
import { parseLogin } from '../domain/login.ts'
import { findPerson } from '../worker/api/account/account-data/person.ts'
import { ACCESS_LIFE, signAccessToken } from '../worker/api/account/auth/signed-tokens.ts'
import { api } from '../worker/api/app.ts'
import { database } from '../worker/db/connection.ts'
import { newId } from '../worker/db/id.ts'
import { UnusableInput } from '../worker/db/import/unusable-input.ts'
import { newKey } from './local-variables.ts'
import type { StorageBindings } from './storage.ts'

/** What a session of a command is called in its operator's list of devices. */
const AGENT = 'npm run'

/** @returns the parsed body of a response. @throws UnusableInput with what the API says where it refuses */
export type DeskCall = (method: string, path: string, body?: object | FormData) => Promise<unknown>

const variables = () => ({ ADMIN_LOGINS: process.env.ADMIN_LOGINS ?? '' })

async function demandOk(response: Response): Promise<unknown> {
  const body = response.status === 204 ? null : await response.json()
  if (response.ok) return body
  const { detail = '', code = '' } = Object(body)
  throw new UnusableInput(`${detail} (${code})`)
}

/**
 * Calls the API in the name of an operator, who gets a session for as long as it takes. Access to the database replaces the code to sign in
 * or to confirm heavy acts; what the operator may do counts. Work that follows is left to the instance's own clock.
 * @param login of the operator; one of ADMIN_LOGINS counts where the command has this variable, too
 * @throws UnusableInput where the login is missing or unknown, or the API refuses
 */
export async function asOperator<Result>(
  storage: StorageBindings,
  login: string | undefined,
  act: (call: DeskCall) => Promise<Result>,
): Promise<Result> {
  if (login === undefined) throw new UnusableInput('Say which operator does it: --as LOGIN')
  const db = database(storage.DB)
  const parsed = parseLogin(login)
  const person = parsed && (await findPerson(db, parsed.value))
  if (!person) throw new UnusableInput(`No account has the login ${login}.`)
  const now = Date.now()
  const until = now + ACCESS_LIFE * 1000
  const session = newId(now)
  // The key signs this one token alone: the instance's own is not on this machine.
  const env = { ...storage, ...variables(), AUTH_KEY: newKey(), JOB_QUEUE: { send: async () => {} } }
  const token = await signAccessToken(env, { user: person.id, session }, now)
  await db.run(sql`INSERT INTO sessions (id, user, nonce, rotated_at, agent, created_at, expires_at, confirmed_until)
    VALUES (${session}, ${person.num}, '', ${now}, ${AGENT}, ${now}, ${until}, ${until})`)
  try {
    return await act(async (method, path, body) => {
      const isForm = body instanceof FormData
      const headers = {
        Authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      }
      const init = { method, headers, ...(body && { body: isForm ? body : JSON.stringify(body) }) }
      return demandOk(await api.request(path, init, env))
    })
  } finally {
    await db.run(sql`UPDATE sessions SET ended_at = ${Date.now()} WHERE id = ${session}`)
  }
}
