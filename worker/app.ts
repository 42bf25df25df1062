import { Hono } from 'hono'
import { LOCALES } from '../domain/locale.ts'
import type { EdgeEnv } from './edge-env.ts'
import { API_PATHS, gateway } from './gateway/gateway.ts'
import { lazy } from './lazy.ts'
import { withChallenge } from './middleware/challenge.ts'
import { localCompression } from './middleware/local-compression.ts'
import { locale } from './middleware/locale.ts'
import { requestId } from './middleware/request-id.ts'
import { samePerson } from './middleware/same-person.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { serverTiming } from './middleware/server-timing.ts'
import { tidyPath } from './middleware/tidy-path.ts'
import { viewport } from './middleware/viewport.ts'
import { respondWithError } from './render/error-page.ts'
import { isExport } from './render/exports/format.ts'
import { indexNowKeyFile } from './render/index-now-key.ts'
import { nothingButMap } from './render/maps.ts'
import { renderPage } from './render/page.ts'
import { robots } from './render/robots.ts'
import type { ResolvedRequest } from './request.ts'

// Loaded on demand, because no public page needs it.
const mapFrame = lazy(() => import('./render/map-frame.ts').then((module) => module.mapFrame))
const manifest = lazy(() => import('./render/manifest.ts').then((module) => module.manifest))
const vitals = lazy(() => import('./middleware/vitals.ts').then((module) => module.vitals))
const sitemaps = lazy(() => import('./render/sitemaps.ts'))
const exporter = lazy(() => import('./render/exports/respond.ts').then((module) => module.respondWithExport))
const forms = lazy(() => import('./forms/posted-forms.ts').then(({ postedForms }) => postedForms(renderPage)))

/**
 * The edge, in the order in which a request passes through it; cached pages never get here (worker/index.ts).
 * @param resolve what worker/index.ts has resolved the request with
 */
export function createApp(resolve: (request: Request) => ResolvedRequest) {
  const app = new Hono<EdgeEnv>()
  app.use((c, next) => {
    c.set('resolved', resolve(c.req.raw))
    return next()
  })
  app.use(nothingButMap, requestId, serverTiming, securityHeaders, samePerson)
  for (const path of API_PATHS) app.all(path, gateway)
  app.post('/vitals', async (c) => (await vitals())(c))
  app.get('/robots.txt', robots)
  app.get('/:file{.+\\.txt}', indexNowKeyFile)
  app.get('/_map', async (c) => (await mapFrame())(c))
  app.get(`/:locale{${LOCALES.join('|')}}/manifest.webmanifest`, async (c) => (await manifest())(c))
  app.get('/sitemap.xml', async (c) => (await sitemaps()).sitemapIndex(c))
  app.get('/sitemaps/*', async (c) => (await sitemaps()).sitemapPart(c))
  app.use(localCompression, tidyPath, locale, viewport)
  app.get('/:locale/auth', withChallenge)
  app.get('/:locale/auth/_payload.json', withChallenge)
  app.post('*', async (c, next) => (await forms())(c, next))
  app.on(['GET', 'HEAD'], '*', async (c, next) => (isExport(c) ? (await exporter())(c, next) : next()), renderPage)
  app.all('*', (c) => c.body(null, 405, { Allow: 'GET, HEAD' }))
  app.onError(respondWithError)
  return app
}
