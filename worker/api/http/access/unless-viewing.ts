/** Nothing is written while an operator sees what another person sees (docs/behaviour.md, "Viewing as somebody"). */
import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '../api-env.ts'
import { AppError } from '../problem.ts'
import { readViewer } from './read-viewer.ts'
import type { Viewer } from './viewer.ts'

/** @throws AppError 403 `viewing.read-only` */
export function refuseWhileViewing(viewer: Viewer): void {
  if (viewer.role !== 'ANONIM' && viewer.viewing) throw new AppError('viewing.read-only', 403)
}

/**
 * For a call that writes without `requires`, and after `requires` for one that gives its owner data to take along.
 * @throws AppError 403 `viewing.read-only`
 */
export const unlessViewing = createMiddleware<ApiEnv>(async function unlessViewing(c, next) {
  refuseWhileViewing(c.var.viewer ?? (await readViewer(c)))
  await next()
})

/** Description of this refusal for the OpenAPI document. */
export const READ_ONLY = 'While an operator sees what another person sees: `viewing.read-only`'
