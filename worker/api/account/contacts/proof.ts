/**
 * The code from a login that an account has already, without which no login is added, replaced, removed or made the main one: a
 * session alone, perhaps a stolen one, must not be enough to take an account over, or to lead its codes and notices elsewhere (docs/behaviour.md, "Change of a login").
 */
import type { Context } from 'hono'
import type { LoginChange } from '../../../../domain/contract/contacts.ts'
import type { Login } from '../../../../domain/login.ts'
import { proofLogins } from '../../../../domain/proof-login.ts'
import { database } from '../../../db/connection.ts'
import { type SignedIn, signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { forgetCount } from '../../http/rate-limit.ts'
import type { Write } from '../../http/writes/commit.ts'
import { resendLimits } from '../auth/auth-limits.ts'
import { sessionOwner } from '../auth/code-owner.ts'
import { type LoginCode, sendCode, subjectFor } from '../auth/login-code.ts'
import { checkCode } from '../auth/one-time-code.ts'
import { selectContacts, toContact } from '../profile/queries.ts'
import { type ContactRow, unverified } from './queries.ts'

const EMAIL = { verify: 'confirmLogin', remove: 'confirmRemoval', main: 'confirmMain' } as const

/** The login that the change is about: the new one, or the one to be removed or made the main one. */
const changedLogin = (row: ContactRow, change: LoginChange): string =>
  change === 'verify' ? unverified(row).value : row.value

/** The code is bound to the change: one that was sent for another change, or another value, is not accepted. */
function proofCode(viewer: SignedIn, row: ContactRow, change: LoginChange): Pick<LoginCode, 'subject' | 'owner'> {
  return {
    subject: `login ${change} ${row.id} ${changedLogin(row, change)}`,
    owner: sessionOwner(viewer, true),
  }
}

const loginsOf = async (c: Context<ApiEnv>, row: ContactRow) =>
  proofLogins((await selectContacts(database(c.env.DB), row.user)).map(toContact), row.id)

/**
 * Sends a code for a change to a login of the account.
 * @param at id of the login; undefined is the one that `proofLogins` names first
 * @returns where it was sent
 * @throws AppError 409 `contact.unverified` where `at` is not a login of theirs, and as `sendCode`
 */
export async function sendProof(
  c: Context<ApiEnv>,
  row: ContactRow,
  { change, at }: { change: LoginChange; at?: string | undefined },
): Promise<Login> {
  const viewer = signedIn(c)
  const logins = await loginsOf(c, row)
  const to = at === undefined ? logins[0] : logins.find(({ id }) => id === at)
  if (!to) throw new AppError('contact.unverified', 409)
  const about = { contact: changedLogin(row, change) }
  await sendCode(c, { ...proofCode(viewer, row, change), to, name: EMAIL[change], about, locale: viewer.locale })
  return to
}

const CODES = {
  'otp.wrong': 'proof.wrong',
  'otp.expired': 'proof.expired',
  'otp.exhausted': 'proof.exhausted',
} as const
const isCode = (code: string): code is keyof typeof CODES => code in CODES

/** A wrong proof has error codes of its own: a form has fields for both codes, and shows the message beside the one it is about. */
function asProofError(error: unknown): unknown {
  if (!(error instanceof AppError) || !isCode(error.code)) return error
  return new AppError(CODES[error.code], error.status, error.extras)
}

/**
 * Uses one attempt at the code for a change.
 * @returns the writes that delete the code, for the caller's batch
 * @throws AppError 422 `proof.wrong` or `proof.expired`, 429 `proof.exhausted`
 */
export async function checkProof(
  c: Context<ApiEnv>,
  row: ContactRow,
  change: LoginChange,
  code: string,
): Promise<Write[]> {
  const requested = proofCode(signedIn(c), row, change)
  const useCode = await checkCode(c, subjectFor(requested), code).catch((error: unknown) => {
    throw asProofError(error)
  })
  // Another change may be confirmed at once: its code must not wait for the pause after this one's.
  const logins = await loginsOf(c, row)
  const pauses = await Promise.all(logins.map((to) => resendLimits(c, to, requested.owner)))
  return [...useCode, ...(await Promise.all(pauses.flat().map((limit) => forgetCount(c, limit))))]
}
