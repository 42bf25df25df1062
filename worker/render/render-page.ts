import build from 'virtual:build-info'
import type { Context } from 'hono'
import type { FunctionComponent } from 'react'
import type { FormSubmission } from '../../domain/form-submission.ts'
import { PageError } from '../../domain/page-error.ts'
import type { PersonalName } from '../../domain/personal-routes.ts'
import type { MatchedRoute, PublicRouteName, RouteName } from '../../domain/routes.ts'
import type { LoadContext } from '../../web/app/page/load.ts'
import type { DeferredResult, Head, PageView, Payload } from '../../web/app/page/page.ts'
import FatalPage from '../../web/pages/fatal/page.tsx'
import NotFoundPage from '../../web/pages/not-found/page.tsx'
import { slots as notFoundParts } from '../../web/pages/not-found/slots.tsx'
import type { EdgeEnv } from '../edge-env.ts'
import { savedForm } from '../forms/account/saved-form.ts'
import { readPending } from '../forms/sign-in/pending.ts'
import { safeReturnPath } from '../forms/sign-in/safe-return-path.ts'
import { createClient, createOwnClient } from '../gateway/client.ts'
import { timed } from '../middleware/server-timing.ts'
import { log } from '../observe/log.ts'
import { personalScreens, publicScreens } from '../screens.ts'
import { withTimeout } from '../with-timeout.ts'
import { treesOf } from './category-trees.ts'
import { checkQuery } from './guards.ts'
import { mapsBase } from './map-frame.ts'
import type { Screen } from './screens/screen.ts'

/** A page with everything it needs, before it is written down as HTML or as a payload. */
export interface RenderedPage {
  payload: Payload
  View: PageView
  /** All that was loaded: what the written parts are drawn from. */
  data: unknown
  /** The written parts by name, ready to be drawn. */
  slots: Record<string, FunctionComponent>
  /** Those that may come late. */
  deferred: Record<string, DeferredSlotState>
  /** Addresses of the app's scripts for this page, to be fetched once somebody means to use it. */
  files: string[]
}

export interface DeferredSlotState {
  /** Never rejects. */
  outcome: Promise<DeferredResult<unknown>>
  resolved: FunctionComponent<{ outcome: DeferredResult<unknown> }>
  fallback: FunctionComponent
}

/** The longest that the page's end waits for a part it can do without, in milliseconds. */
export const LATE = 4_000

/** Turns a late load into one that always resolves: a rejected boundary would keep its skeleton for ever, unheard. */
function settle(name: string, value: Promise<unknown>, requestId: string): Promise<DeferredResult<unknown>> {
  return withTimeout(value, LATE).then(
    (value) => ({ ok: true as const, value }),
    (error: unknown) => {
      log('error', 'late part', { requestId, name }, error)
      return { ok: false as const }
    },
  )
}

/** match → guard → load. Errors of a page's own data become error pages here; unexpected ones are the caller's. */
export async function loadPage(c: Context<EdgeEnv>): Promise<RenderedPage> {
  const { route, personal } = c.var.resolved
  try {
    if (route) return await loadPublic(c, route)
    if (personal) return await loadPersonal(c, personal)
    return notFound(c)
  } catch (error) {
    if (error instanceof PageError && error.status !== 401) return fatal(c, route?.name ?? 'personal', error)
    throw error
  }
}

const contextOf = (c: Context<EdgeEnv>, id: string, query: Record<string, string>): LoadContext => ({
  api: createClient(c),
  trees: treesOf(c),
  i18n: c.var.i18n,
  id,
  query,
  origin: origin(c),
  posted: c.var.posted ?? null,
  maps: mapsBase(c.env),
})

function loadPublic(c: Context<EdgeEnv>, { name, id }: MatchedRoute<PublicRouteName>): Promise<RenderedPage> {
  const query = checkQuery(publicScreens[name], c.var.resolved.search)
  return loadScreen(c, name, publicScreens[name], contextOf(c, id, query))
}

/** What was typed before the session ended (forms/account/submit.ts leads back to here), as a form that nothing is wrong with. */
async function typedBefore(c: Context<EdgeEnv>): Promise<FormSubmission | null> {
  const fields = c.var.posted || c.req.query('done') !== 'kept' ? null : await savedForm(c)
  return fields && { fields, errors: {} }
}

async function loadPersonal(c: Context<EdgeEnv>, { name, id }: MatchedRoute<PersonalName>): Promise<RenderedPage> {
  const { done, ...asked } = checkQuery(personalScreens[name], c.var.resolved.search)
  const typed = await typedBefore(c)
  // What was done before a form was refused is no news any more.
  const news = c.var.posted ? undefined : typed ? 'kept' : done
  const own = createOwnClient(c)
  const context = {
    ...contextOf(c, id, news === undefined ? asked : { ...asked, done: news }),
    posted: c.var.posted ?? typed,
    own,
    pending: readPending(c),
    next: safeReturnPath(c.req.query('next')),
  }
  return loadScreen(c, 'personal', personalScreens[name], context)
}

/** Codes of the api that say that nothing was wrong with the form. */
const OWN_FAULT = /^(storage|upstream|delivery|unexpected)/

/** What the page of a form that was not taken is answered with. */
function statusOf(posted: FormSubmission | undefined): 200 | 422 | 503 {
  const codes = Object.values(posted?.errors ?? {})
  if (codes.some((code) => OWN_FAULT.test(code))) return 503
  return codes.length > 0 ? 422 : 200
}

async function loadScreen<Given extends LoadContext>(
  c: Context<EdgeEnv>,
  route: RouteName,
  { load, View, folder, layout, slots, deferredSlots }: Screen<Given>,
  context: Given,
): Promise<RenderedPage> {
  const { locale, requestId } = c.var
  const { path } = c.var.resolved
  const { query } = context
  const status = statusOf(c.var.posted)
  const { data, islandProps, head, deferred = {} } = await timed(c.var.timings, 'load', () => load(context))
  return {
    payload: { route, view: folder, layout, locale, path, query, status, head, islandProps },
    View,
    data,
    slots: Object.fromEntries(Object.entries(slots).map(([name, { draw }]) => [name, () => draw({ data })])),
    deferred: Object.fromEntries(
      Object.entries(deferredSlots).map(([name, { resolved, fallback }]) => {
        const outcome = settle(name, deferred[name] ?? Promise.reject(new Error('not loaded')), requestId)
        return [name, { outcome, resolved, fallback }]
      }),
    ),
    files: files(folder),
  }
}

const errorPage = (
  c: Context<EdgeEnv>,
  View: PageView,
  folder: string,
  payload: Pick<Payload, 'route' | 'layout' | 'status' | 'head' | 'error' | 'islandProps'>,
  slots: RenderedPage['slots'] = {},
): RenderedPage => ({
  payload: { view: folder, locale: c.var.locale, path: c.var.resolved.path, query: {}, ...payload },
  View,
  data: null,
  slots,
  deferred: {},
  files: files(folder),
})

const errorHead = (c: Context<EdgeEnv>, status: number): Head => {
  const { t } = c.var.i18n
  return {
    title: t(status < 500 ? 'error.notFoundTitle' : 'error.unexpectedTitle'),
    noindex: true,
  }
}

/** No route: 404 in the frame, with ways onward (DECISIONS section 5). */
function notFound(c: Context<EdgeEnv>): RenderedPage {
  const error = { code: 'page.unknown', requestId: c.var.requestId }
  const data = { path: c.var.resolved.path }
  return errorPage(
    c,
    NotFoundPage,
    'not-found',
    { route: null, status: 404, head: errorHead(c, 404), islandProps: null, error },
    { message: () => notFoundParts.message({ data }), onward: notFoundParts.onward },
  )
}

/** A failed route-data check, or a failure of the api: the empty layout with the message alone. */
export const fatal = (c: Context<EdgeEnv>, route: RouteName, { status, code }: PageError) => {
  const error = { code, requestId: c.var.requestId }
  return errorPage(c, FatalPage, 'fatal', {
    route,
    layout: 'empty',
    status,
    head: errorHead(c, status),
    islandProps: { path: c.var.resolved.path, status, ...error },
    error,
  })
}

const files = (folder: string) => [...build.app, ...(build.pages[folder] ?? [])]

/** The site's public origin: configured, else the request's own. */
export const origin = (c: Context<EdgeEnv>): string => c.env.SITE_ORIGIN ?? new URL(c.req.url).origin
