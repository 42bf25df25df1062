import type { ExecutionContext } from 'hono'
import { loadData, loadVocabulary } from '../asset-data.ts'
import type { Bindings } from '../bindings.ts'
import { lazy } from '../lazy.ts'

const publicPart = lazy(() => import('./public/app.ts'))
const wholeApi = lazy(() => import('./app.ts').then(({ api }) => api))

/** @returns whether a call of the public part searches: the others need no search vocabulary */
const hasQuery = ({ url }: Request): boolean => url.includes('?') && new URL(url).searchParams.has('q')

/**
 * Sends a call to the API in this process. Calls of public pages go to the public part, so that the rest need not be
 * evaluated; everything else (another resource, an unknown path, a wrong method) goes to the whole API. Both respond
 * alike to what both have.
 */
export async function callApi(request: Request, env: Bindings, context?: ExecutionContext): Promise<Response> {
  const [{ publicApi, servesCall }] = await Promise.all([publicPart(), loadData(env.ASSETS)])
  const isPublic = servesCall(request)
  if (!isPublic || hasQuery(request)) await loadVocabulary(env.ASSETS)
  return (isPublic ? publicApi : await wholeApi()).fetch(request, env, context)
}
