import { Hono } from 'hono'
import { lazy } from '../../../lazy.ts'
import type { ApiEnv } from '../../http/api-env.ts'

/** Counts are sent after a page: nothing of it is evaluated before. */
const adding = lazy(() => import('./add-reported-visits.ts').then(({ addReportedVisits }) => addReportedVisits))

/** /visits: called by edges (worker/middleware/count-visits.ts). */
export const visitsOfEdges = new Hono<ApiEnv>().post('/', async (c) => (await adding())(c))
