import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import { operates } from '../../../../domain/operator-roles.ts'
import { operatorsOf } from '../../../../domain/rights.ts'
import type { Bindings } from '../../../bindings.ts'
import { database } from '../../../db/connection.ts'
import { companies, employees, sessions, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'
import { readAccessToken } from '../../account/auth/signed-tokens.ts'
import type { ApiEnv } from '../api-env.ts'
import { isCurrent, isTheirCompany, MEMBERSHIP_COLUMNS, organizationOf } from './membership.ts'
import { operatorRoles } from './operator-roles.ts'
import { readViewed } from './read-viewed.ts'
import type { SignedIn, Viewer } from './viewer.ts'

const ANONYMOUS: Viewer = { role: 'ANONIM' }
const VIEWERS = operatorsOf('viewing.begin') ?? []

/**
 * One row per call, so that an ended session, a blocked person, a disabled employee or a lost role takes effect at once everywhere.
 * @param session id from the bearer token
 * @param asThemselves whether an operator who sees what another person sees calls in their own name all the same
 */
async function readSignedIn(
  env: Bindings,
  session: string,
  now: number,
  asThemselves: boolean,
): Promise<SignedIn | null> {
  const db = database(env.DB)
  const who = db
    .select({
      session: named(sessions.num, 'session'),
      expiresAt: named(sessions.expiresAt, 'expires_at'),
      viewedUntil: named(sessions.viewingUntil, 'viewing_until'),
      num: named(users.num, 'user'),
      id: named(users.id, 'user_id'),
      name: named(users.name, 'user_name'),
      locale: named(users.locale, 'locale'),
      operator: operatorRoles(env),
      ...MEMBERSHIP_COLUMNS,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.num, sessions.user), isNull(users.deletedAt), isNull(users.blockedAt)))
    .leftJoin(employees, isCurrent)
    .leftJoin(companies, isTheirCompany)
    .where(and(eq(sessions.id, session), isNull(sessions.endedAt)))
    .limit(1)
  // Every API call of a page needs this row; a batch with the same statement reads it once, so it must not contain the
  // time of day (worker/db/batching-database.ts).
  const [[row]] = await db.batch([who])
  if (!row || row.expiresAt <= now) return null
  const { expiresAt: _, viewedUntil, company, companyId, role, employee, operator, ...person } = row
  const isViewing = !asThemselves && (viewedUntil ?? 0) > now && operates(operator, VIEWERS)
  const viewed = isViewing ? await readViewed(db, row.session, viewedUntil ?? 0) : null
  if (viewed) return viewed
  return {
    ...person,
    operator,
    role: operator.length > 0 ? 'ADMIN' : 'USER',
    organization: organizationOf({ company, companyId, role, employee }),
  }
}

/**
 * @param asThemselves whether an operator who sees what another person sees calls in their own name all the same
 * @returns the user whose token the request has; anonymous where it is missing, wrong or outdated
 */
export async function readViewer(c: Context<ApiEnv>, asThemselves = false): Promise<Viewer> {
  const [scheme, token] = (c.req.header('Authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return ANONYMOUS
  const session = await readAccessToken(c.env, token)
  return (session && (await readSignedIn(c.env, session, Date.now(), asThemselves))) || ANONYMOUS
}
