import { createMiddleware } from 'hono/factory'
import { describeRoute } from 'hono-openapi'
import { type NamedOperator, operates } from '../../../../domain/operator-roles.ts'
import { type Action, operatorsOf, roleOf } from '../../../../domain/rights.ts'
import { hasRightsOf, isOrganizationRole, type RequiredRole } from '../../../../domain/roles.ts'
import { scopesOf } from '../../../../domain/token-scopes.ts'
import type { ApiEnv } from '../api-env.ts'
import { failed } from '../openapi.ts'
import { AppError } from '../problem.ts'
import { countSave } from '../save-limits.ts'
import { responseOfFirst, responseOfRepeat } from '../writes/idempotency.ts'
import { readGuest } from './guest.ts'
import { readTokenViewer } from './read-token.ts'
import { readViewer } from './read-viewer.ts'
import { refuseWhileViewing } from './unless-viewing.ts'
import type { SignedIn, Viewer } from './viewer.ts'

/**
 * @returns 401 `session.required`, 403 `organization.required` or `role.insufficient`; null where the viewer is allowed
 */
function refusalOf(required: RequiredRole, viewer: Viewer, operators: readonly NamedOperator[]): AppError | null {
  if (required === 'ANONIM' || required === 'GUEST') return null
  if (viewer.role === 'ANONIM') return new AppError('session.required', 401)
  if (required === 'USER') return null
  if (required === 'ADMIN') return operates(viewer.operator, operators) ? null : new AppError('role.insufficient', 403)
  if (!viewer.organization) return new AppError('organization.required', 403)
  return hasRightsOf(viewer.organization.role, required) ? null : new AppError('role.insufficient', 403)
}

/** Only what writes counts: reading costs no row. */
const isSave = (method: string): boolean => !['GET', 'HEAD'].includes(method)

/** Acts that an operator does in their own name even while viewing as another person: otherwise nothing could end the viewing. */
const VIEWING: readonly Action[] = ['viewing.begin', 'viewing.end']

const hasSession = (required: RequiredRole): boolean => required !== 'ANONIM' && required !== 'GUEST'

/**
 * A token may do what one of its scopes names, and nothing else: no personal calls, no calls of operators, and no
 * public writes, which would be made in a person's name.
 */
function refuseOtherScopes(action: Action, { scopes }: SignedIn): void {
  if (scopes && !scopesOf(action).some((scope) => scopes.includes(scope))) throw new AppError('scope.insufficient', 403)
}

const documentedFailures = (required: RequiredRole, isForTokens: boolean) => ({
  ...(required === 'GUEST' && {
    401: failed('Without the header Guest-Token, or with an expired token: `guest.required`'),
  }),
  ...(hasSession(required) && { 401: failed('Without a session, or with one that has ended: `session.required`') }),
  403: failed(
    hasSession(required) && required !== 'USER'
      ? 'Signed in, but not allowed to do this: `role.insufficient`; with a token without the scope: `scope.insufficient`'
      : 'Not within the scope of the organization’s token: `scope.insufficient`',
  ),
  ...(isForTokens && { 429: failed('Too often; Retry-After says how long to wait') }),
})

/**
 * Guards an endpoint: reads the viewer (`c.var.viewer`), refuses those without the role, returns the stored response to
 * a repeated write (docs/behaviour.md, "Idempotency"), and forbids caches to store the response.
 * @param action key of ACTIONS, which names the required role
 */
export function requires(action: Action) {
  const required = roleOf(action)
  const operators = operatorsOf(action) ?? []
  const described = describeRoute({
    description: required === 'ADMIN' ? `ADMIN: ${[...operators, 'administrator'].join(', ')}` : required,
    ...(hasSession(required) && {
      security: [{ bearer: [] }, ...scopesOf(action).map((scope) => ({ token: [scope] }))],
    }),
    responses: documentedFailures(required, scopesOf(action).length > 0),
  })
  const middleware = createMiddleware<ApiEnv>(async function requires(c, next) {
    const viewer = (await readTokenViewer(c)) ?? (await readViewer(c, VIEWING.includes(action)))
    if (viewer.role !== 'ANONIM') refuseOtherScopes(action, viewer)
    if (isSave(c.req.method)) refuseWhileViewing(viewer)
    if (required === 'GUEST') c.set('guest', await readGuest(c))
    const refusal = refusalOf(required, viewer, operators)
    if (refusal && viewer.role === 'ANONIM') throw refusal
    c.set('viewer', viewer)
    // Before the role check: the first write may have taken the role away, and its response still belongs to this user.
    const stored = await responseOfRepeat(c)
    if (stored) return stored
    if (refusal) throw refusal
    c.set('isJournaled', required === 'ADMIN' && isSave(c.req.method))
    c.set('isMembersAct', isOrganizationRole(required) && isSave(c.req.method))
    if (viewer.role !== 'ANONIM' && isSave(c.req.method)) await countSave(c, viewer)
    await next()
    const first = await responseOfFirst(c)
    if (first) {
      // Hono merges the headers of the old response into a new one. Without the reset the failure's headers would
      // remain.
      c.res = undefined
      c.res = first
    }
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  // Copies the symbol under which hono-openapi finds the metadata of describeRoute.
  return Object.assign(middleware, described)
}
