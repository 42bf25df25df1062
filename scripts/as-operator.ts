/**
 * The operators' API for commands, in this process: with the checks, rights and journal of the desk
 * (docs/decisions/0080-commands-by-the-api.md).
 */
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { UpstreamProblem } from '../domain/contract/problem.ts'
import { parseLogin } from '../domain/login.ts'
import { findPerson } from '../worker/api/account/account-data/person.ts'
import { ACCESS_LIFE, signAccessToken } from '../worker/api/account/auth/signed-tokens.ts'
import { api } from '../worker/api/app.ts'
import { allOperators } from '../worker/api/http/access/operator-roles.ts'
import { type Database, database } from '../worker/db/connection.ts'
import { newId } from '../worker/db/id.ts'
import { UnusableInput } from '../worker/db/import/unusable-input.ts'
import { commandAssets } from './command-assets.ts'
import { newKey } from './local-variables.ts'
import type { StorageBindings } from './storage.ts'

/** Name of a command's session in its operator's list of devices, and of the commands' own account in the journal. */
const AGENT = 'npm run'

interface Actor {
  num: number
  id: string
}

/** @returns the parsed body of a response. @throws UnusableInput with what the API says where it refuses */
export type DeskCall = (method: string, path: string, body?: object | FormData) => Promise<unknown>

const variables = () => ({ ADMIN_LOGINS: process.env.ADMIN_LOGINS ?? '' })

async function requireOk(response: Response): Promise<unknown> {
  const body = response.status === 204 ? null : await response.json()
  if (response.ok) return body
  const { detail = '', code = '' } = v.is(UpstreamProblem, body) ? body : {}
  throw new UnusableInput(`${detail} (${code})`)
}

/**
 * The account of commands themselves, for an instance that has had no operator yet: no login leads into it, and its role ends with the
 * command (docs/decisions/0080-commands-by-the-api.md).
 * @throws UnusableInput once somebody has been granted a role, or is in the journal, or is one of ADMIN_LOGINS
 */
async function commandItself(db: Database, now: number): Promise<Actor> {
  const [own] = await db.all<Actor>(sql`SELECT num, id FROM users
    WHERE name = ${AGENT} AND NOT EXISTS (SELECT 1 FROM contacts WHERE contacts.user = users.num) ORDER BY num LIMIT 1`)
  const known = own?.num ?? 0
  const operated = await db.all(sql`SELECT 1 FROM ${allOperators(variables())} WHERE user <> ${known}
    UNION ALL SELECT 1 FROM (SELECT 1 FROM journal WHERE operator <> ${known} LIMIT 1)`)
  if (operated.length > 0) throw new UnusableInput('Say which operator does it: --as LOGIN')
  if (own) return own
  const id = newId(now)
  const [made] = await db.all<Actor>(sql`INSERT INTO users (id, name, locale, created_at, updated_at)
    VALUES (${id}, ${AGENT}, 'en', ${now}, ${now}) RETURNING num, id`)
  if (!made) throw new Error('the account of commands was not made')
  return made
}

async function operatorOf(db: Database, login: string): Promise<Actor> {
  const parsed = parseLogin(login)
  const person = parsed && (await findPerson(db, parsed.value))
  if (!person) throw new UnusableInput(`No account has the login ${login}.`)
  return person
}

/**
 * Calls the API in the name of an operator, who gets a session for as long as it takes. Access to the database replaces the code to sign in
 * or to confirm heavy acts; what the operator may do counts. Work that follows is left to the instance's own clock.
 * @param login of the operator; one of ADMIN_LOGINS counts where the command has this variable, too. It is not needed until somebody operates
 * @throws UnusableInput where the login is needed or unknown, or the API refuses
 */
export async function asOperator<Result>(
  storage: StorageBindings,
  login: string | undefined,
  act: (call: DeskCall) => Promise<Result>,
): Promise<Result> {
  const db = database(storage.DB)
  const now = Date.now()
  const person = await (login === undefined ? commandItself(db, now) : operatorOf(db, login))
  if (login === undefined)
    await db.run(sql`INSERT OR REPLACE INTO operators (user, roles, granted_by, granted_at)
      VALUES (${person.num}, '["catalogue"]', ${person.num}, ${now})`)
  const until = now + ACCESS_LIFE * 1000
  const session = newId(now)
  // The key signs this one token alone: the instance's own is not on this machine.
  const env = {
    ...storage,
    ...variables(),
    AUTH_KEY: newKey(),
    ASSETS: commandAssets,
    JOB_QUEUE: { send: async () => {} },
  }
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
      return requireOk(await api.request(path, init, env))
    })
  } finally {
    await db.run(sql`UPDATE sessions SET ended_at = ${Date.now()} WHERE id = ${session}`)
    if (login === undefined) await db.run(sql`DELETE FROM operators WHERE user = ${person.num}`)
  }
}
