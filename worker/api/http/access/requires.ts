import { createMiddleware } from 'hono/factory'
import { describeRoute } from 'hono-openapi'
import { ACTIONS, type Action, type Standing } from '../../../../domain/rights.ts'
import { reaches } from '../../../../domain/roles.ts'
import type { ApiEnv } from '../api-env.ts'
import { failed } from '../openapi.ts'
import { AppError } from '../problem.ts'
import { overtaken, replayed } from '../writes/idempotency.ts'
import { readViewer } from './read-viewer.ts'
import type { Viewer } from './viewer.ts'

/** @returns 401 `session.required`, 403 `organization.required` or `role.insufficient`; null for who may. */
function refusalOf(standing: Standing, viewer: Viewer): AppError | null {
  if (standing === 'anyone') return null
  if (viewer.role === 'ANONIM') return new AppError('session.required', 401)
  if (standing === 'person') return null
  if (standing === 'admin') {
    return viewer.role === 'ADMIN' ? null : new AppError('role.insufficient', 403)
  }
  if (!viewer.organization) return new AppError('organization.required', 403)
  return reaches(viewer.organization.role, standing) ? null : new AppError('role.insufficient', 403)
}

const documentedFailures = (standing: Standing) => ({
  ...(standing !== 'anyone' && { 401: failed('Nobody is signed in, or no longer: `session.required`') }),
  ...(standing !== 'anyone' &&
    standing !== 'person' && { 403: failed('Signed in, but not allowed to do this: `role.insufficient`') }),
})

/**
 * The door of every endpoint that is not a plain public GET: finds out who asks (`c.var.viewer`), refuses who may not, answers
 * a repeated write from what was kept (docs/api-resources.md), and lets nobody keep the answer.
 * @param action its row in ACTIONS says who may.
 */
export function requires(action: Action) {
  const standing = ACTIONS[action]
  const described = describeRoute({
    description: standing,
    ...(standing !== 'anyone' && { security: [{ bearer: [] }] }),
    responses: documentedFailures(standing),
  })
  const middleware = createMiddleware<ApiEnv>(async function requires(c, next) {
    const viewer = await readViewer(c)
    const refusal = refusalOf(standing, viewer)
    if (refusal && viewer.role === 'ANONIM') throw refusal
    c.set('viewer', viewer)
    // Before the role counts: the write itself may have ended it, and its answer was this person's already.
    const kept = await replayed(c)
    if (kept) return kept
    if (refusal) throw refusal
    await next()
    const done = await overtaken(c)
    if (done) {
      // Without this the headers of the failure would stay.
      c.res = undefined
      c.res = done
    }
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  // The symbol by which hono-openapi finds what a middleware has to say.
  return Object.assign(middleware, described)
}
