import { Hono } from 'hono'
import { lazy } from '../../../lazy.ts'
import type { ApiEnv } from '../../http/api-env.ts'

/** Counts are sent after a page: nothing of it is evaluated before. */
const adding = lazy(() => import('./add-reported-views.ts').then(({ addReportedViews }) => addReportedViews))

/** /views: called by edges (worker/middleware/count-views.ts). */
export const viewsOfEdges = new Hono<ApiEnv>().post('/', async (c) => (await adding())(c))
