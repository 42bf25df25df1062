/**
 * The embedded API: every path of DECISIONS section 2 that is built so far. Serves behind the gateway in process, or alone
 * with ROLE=api. It knows nothing of pages.
 */
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import type { Env } from '../env.ts'
import { appData } from './app-data/routes.ts'
import { auth } from './auth/routes.ts'
import { CATALOGUE, cacheControl } from './caching.ts'
import { categories } from './categories/routes.ts'
import { codeRoutes } from './codes/routes.ts'
import { fromDatabase } from './codes/source.ts'
import { companies, supplierFilters } from './companies/routes.ts'
import { companyServices, serviceFilters } from './company-services/routes.ts'
import { contacts } from './contacts/routes.ts'
import { employeeDefinitions, operatorFilters } from './definitions/routes.ts'
import { documentation } from './documentation.ts'
import { membership } from './employees/leave.ts'
import { employees } from './employees/routes.ts'
import { favourites, favouriteToggle } from './favourites/routes.ts'
import { files } from './files/routes.ts'
import { inquiryForm, ownInquiries } from './inquiries/routes.ts'
import { invitations } from './invitations/routes.ts'
import { leads } from './leads/routes.ts'
import { ownLegalEntities } from './legal-entities/routes.ts'
import { legalEntry } from './legal-entity-lookup/routes.ts'
import { answerLocale } from './locale.ts'
import { moderation } from './moderation/routes.ts'
import { onboarding } from './onboarding/routes.ts'
import { outbox } from './outbox/routes.ts'
import { ownCompanyRoutes } from './own-company/routes.ts'
import { ownData } from './own-data/routes.ts'
import { ownProducts } from './own-products/routes.ts'
import { pageMeta } from './page-meta/routes.ts'
import { ownViews, viewsOfEdges } from './page-views/routes.ts'
import { answerFailure, problem } from './problem.ts'
import { products } from './products/routes.ts'
import { profile } from './profile/routes.ts'
import { search } from './search/routes.ts'
import { services } from './services/routes.ts'
import { sessions } from './sessions/routes.ts'
import { sitemap } from './sitemap/routes.ts'
import { stories } from './stories/routes.ts'
import { suggestions } from './suggestions/routes.ts'
import { tags } from './tags/routes.ts'

const app = new Hono<Env>()

app.use(requestId())
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed(c, methods) {
      c.header('Allow', methods.join(', '))
      return problem(c, { code: 'method.not-allowed', status: 405 })
    },
  }),
)
/** Bytes of a body; uploads have limits of their own. */
const LONGEST_BODY = 256 * 1024
const limitBody = bodyLimit({
  maxSize: LONGEST_BODY,
  onError: (c) => problem(c, { code: 'body.too-large', status: 413 }),
})

app.use((c, next) => (c.req.header('Content-Type')?.startsWith('multipart/') ? next() : limitBody(c, next)))
const tagged = etag({ weak: true })
// Who says that nothing will be kept (RFC 9111 section 5.2.1.5) needs no ETag, and to digest an answer is dear: pages say so.
app.use((c, next) => (c.req.header('Cache-Control') === 'no-store' ? next() : tagged(c, next)))
app.use(answerLocale, cacheControl(CATALOGUE))

/** Every resource; scripts/api-document/ makes the OpenAPI document of them. */
export const resources = app
  .route('/api/categories', categories)
  .route('/api/products', products)
  .route('/api/products', favouriteToggle)
  .route('/api/companies', companies)
  .route('/dev/suppliers', supplierFilters)
  .route('/api/services', services)
  .route('/api/company-services', companyServices)
  .route('/dev/services', serviceFilters)
  .route('/api/stories', stories)
  .route('/api/tags', tags)
  .route('/suggestions', suggestions)
  .route('/api/files', files)
  .route('/api/auth', auth)
  .route('/api/profile', profile)
  .route('/api/profile/favourites', favourites)
  .route('/api/profile/sessions', sessions)
  .route('/api/profile/contacts', contacts)
  .route('/api/profile', ownData)
  .route('/api/profile/invitations', invitations)
  .route('/api/profile/membership', membership)
  .route('/api/profile/company/employees', employees)
  .route('/dev/profile/start', onboarding)
  .route('/api/profile/company', ownCompanyRoutes)
  .route('/api/profile/company/products', ownProducts)
  .route('/api/profile/company/views', ownViews)
  .route('/api/profile/company/inquiries', ownInquiries)
  .route('/api/inquiries', inquiryForm)
  .route('/api/leads', leads)
  .route('/app/admin', moderation)
  .route('/app/admin/filter', operatorFilters)
  .route('/app', employeeDefinitions)
  .route('/api/profile/company/legal-entities', ownLegalEntities)
  .route('/dev/legal_entry', legalEntry)
  .route('/', codeRoutes(fromDatabase))
  .route('/dev', search)
  .route('/dev/outbox', outbox)
  .route('/app/data', appData)
  .route('/app/sitemap', sitemap)
  .route('/app/parse/meta', pageMeta)

export const api = resources
  .get('/api/openapi.json', documentation)
  .get('/api/docs', documentation)
  // No visitor's: an edge passes no such path on (worker/gateway/gateway.ts), so it is not in the document.
  .route('/views', viewsOfEdges)

api.notFound((c) => problem(c, { code: 'route.unknown', status: 404 }))

api.onError(answerFailure)

export type Api = typeof api
