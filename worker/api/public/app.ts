/**
 * The part of the API that public pages call. It is separate, so that a new isolate that renders a page evaluates no other part
 * (worker/api/call.ts). The whole API, worker/api/app.ts, has the same routes.
 */
import { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import type { ApiEnv } from '../http/api-env.ts'
import { everyCall, requestIdOfCall } from '../http/every-call.ts'
import { errorResponse } from '../http/problem.ts'
import { appData } from './app-data/routes.ts'
import { categoriesRoutes } from './categories/routes.ts'
import { activityGoods, codeMakers } from './code-links/routes.ts'
import { companiesRoutes, companyServices, serviceFilters, supplierFilters } from './companies/routes.ts'
import { importServices } from './import-services/routes.ts'
import { importTaxes } from './import-taxes/routes.ts'
import { legalTextsRoutes } from './legal-texts/routes.ts'
import { viewsOfEdges } from './page-views/routes-of-edges.ts'
import { productsRoutes } from './products/routes.ts'
import { regulationsOfCode } from './regulations/routes.ts'
import { search } from './search/routes.ts'
import { servicesRoutes } from './services/routes.ts'
import { storiesRoutes, tagsRoutes } from './stories/routes.ts'
import { visitsOfEdges } from './visits/routes-of-edges.ts'
import { withdrawn } from './withdrawn/routes.ts'

/** The routes without the middleware of every call, which would match any call: so a match means that one of them serves the call. */
export const publicRoutes = new Hono<ApiEnv>()
  .route('/api/categories', categoriesRoutes)
  .route('/api/products', productsRoutes)
  .route('/api/companies', companiesRoutes)
  .route('/dev/suppliers', supplierFilters)
  .route('/api/services', servicesRoutes)
  .route('/api/services/import', importServices)
  .route('/api/company-services', companyServices)
  .route('/dev/services', serviceFilters)
  .route('/api/stories', storiesRoutes)
  .route('/api/tags', tagsRoutes)
  .route('/api/legal-texts', legalTextsRoutes)
  .route('/dev', search)
  .route('/api/tnved/makers', codeMakers)
  .route('/api/tnved/taxes', importTaxes)
  .route('/api/tnved/regulations', regulationsOfCode)
  .route('/api/okved/goods', activityGoods)
  .route('/app/data', appData)
  .route('/app/withdrawn', withdrawn)
  // For edges only, which forward no visitor's request to it (worker/gateway/gateway.ts): it is not in the document.
  .route('/views', viewsOfEdges)
  .route('/visits', visitsOfEdges)

export const publicApi = new Hono<ApiEnv>()
  .use(requestIdOfCall, ...everyCall)
  .route('/', publicRoutes)
  .onError(errorResponse)

/** @returns whether the call is one of these: Hono matches a HEAD as the GET that it is without a body */
export function servesCall(request: Request): boolean {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  return publicRoutes.router.match(method, getPath(request))[0].length > 0
}
