/** The classifiers' API calls, served by the edge itself: the same for everyone, and changed a few times a year. */
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { requestId } from 'hono/request-id'
import type { ApiEnv } from '../api/http/api-env.ts'
import { responseLocale } from '../api/http/locale.ts'
import { errorResponse } from '../api/http/problem.ts'
import { classifierRoutes } from '../api/public/classifier/routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { executionContext } from '../gateway/upstream.ts'
import { edgeSource } from './edge-source.ts'

const PATHS = new Set(['/api/okved/tree', '/api/tnved/tree', '/dev/okved2', '/dev/ved'])

/** @param now milliseconds since 1970. */
export const createClassifierApp = (now?: () => number) =>
  new Hono<ApiEnv>()
    .use(requestId(), etag({ weak: true }), responseLocale)
    .route('/', classifierRoutes(edgeSource(now)))
    .onError(errorResponse)

const classifierApp = createClassifierApp()

/** @returns whether the edge serves this call itself. */
export const isClassifierCall = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && PATHS.has(new URL(url).pathname)

/** @param request with the headers that the API would get. */
export const serveClassifier = async (c: Context<EdgeEnv>, request: Request): Promise<Response> =>
  classifierApp.fetch(request, c.env, executionContext(c))
