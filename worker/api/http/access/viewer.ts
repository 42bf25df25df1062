/** The user who sends a request, as far as the response depends on it (docs/behaviour.md, "Roles"). */
import type { Context } from 'hono'
import type { Locale } from '../../../../domain/locale.ts'
import type { OperatorRole } from '../../../../domain/operator-roles.ts'
import type { AccountRole, OrganizationRole } from '../../../../domain/roles.ts'
import type { TokenScope } from '../../../../domain/token-scopes.ts'
import type { ApiEnv } from '../api-env.ts'
import { AppError } from '../problem.ts'

export interface Organization {
  /** The company's key in the database. */
  num: number
  /** Its public id. */
  id: string
  role: OrganizationRole
  /** Key of the user's row in employees. */
  employee: number
}

export interface SignedIn {
  role: AccountRole
  /** Of an operator; [] for everyone else. */
  operator: readonly OperatorRole[]
  /** The user's key in the database, and public id. */
  num: number
  id: string
  name: string
  locale: Locale
  /** Key of the session that the bearer token belongs to. */
  session: number
  /** The organization that the session acts for; null for a user who is an active member of none. */
  organization: Organization | null
  /** Set where a program calls with a token of the organization: what that may do. */
  scopes?: readonly TokenScope[]
  /** Set where an operator sees what this person sees, and may write nothing. */
  viewing?: Viewing
}

interface Viewing {
  /** Milliseconds since 1970. */
  until: number
}

export interface Member extends SignedIn {
  organization: Organization
}

export type Viewer = { role: 'ANONIM' } | SignedIn

/**
 * @returns the user who sends the request
 * @throws AppError 401 `session.required`
 */
export function signedIn(c: Context<ApiEnv>): SignedIn {
  const { viewer } = c.var
  if (viewer === undefined || viewer.role === 'ANONIM') throw new AppError('session.required', 401)
  return viewer
}

/**
 * @returns the user who sends the request, with the organization
 * @throws AppError 401 `session.required`, 403 `organization.required`
 */
export function member(c: Context<ApiEnv>): Member {
  const viewer = signedIn(c)
  const { organization } = viewer
  if (!organization) throw new AppError('organization.required', 403)
  return { ...viewer, organization }
}
