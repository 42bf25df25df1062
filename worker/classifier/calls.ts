import type { Context } from 'hono'
import type { EdgeEnv } from '../edge-env.ts'
import { executionContext } from '../gateway/upstream.ts'
import { lazy } from '../lazy.ts'

const PATHS = new Set([
  ...['okved', 'tnved'].flatMap((tree) =>
    ['tree', 'edition.csv', 'edition.jsonl'].map((file) => `/api/${tree}/${file}`),
  ),
  '/dev/okved2',
  '/dev/ved',
])

const app = lazy(() => import('./app.ts').then(({ classifierApp }) => classifierApp))

/** @returns whether the edge serves this call itself. */
export const isClassifierCall = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && PATHS.has(new URL(url).pathname)

/** @param request with the headers that the API would get. */
export const serveClassifier = async (c: Context<EdgeEnv>, request: Request): Promise<Response> =>
  (await app()).fetch(request, c.env, executionContext(c))
