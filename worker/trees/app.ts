/** The classifiers' calls, answered at the edge itself: they are the same for everybody and change some times a year. */
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { requestId } from 'hono/request-id'
import { codeRoutes } from '../api/codes/routes.ts'
import { answerLocale } from '../api/locale.ts'
import { answerFailure } from '../api/problem.ts'
import type { Env } from '../env.ts'
import { executionContext } from '../gateway/upstream.ts'
import { edgeSource } from './edge-source.ts'

const PATHS = new Set(['/api/okved/tree', '/api/tnved/tree', '/dev/okved2', '/dev/ved'])

/** @param now milliseconds since 1970. */
export const createTrees = (now?: () => number) =>
  new Hono<Env>()
    .use(requestId(), etag({ weak: true }), answerLocale)
    .route('/', codeRoutes(edgeSource(now)))
    .onError(answerFailure)

const trees = createTrees()

/** @returns whether the edge answers this call itself. */
export const isForTrees = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && PATHS.has(new URL(url).pathname)

/** @param request with the headers that the api would get. */
export const answerFromTrees = async (c: Context<Env>, request: Request): Promise<Response> =>
  trees.fetch(request, c.env, executionContext(c))
