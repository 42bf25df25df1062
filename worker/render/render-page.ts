import build from 'virtual:build-info'
import type { Context } from 'hono'
import type { FunctionComponent } from 'react'
import type { Head, Outcome, PageView, Payload } from '../../web/app/page.ts'
import { PageError } from '../../web/app/page-error.ts'
import FatalPage from '../../web/pages/fatal/page.tsx'
import NotFoundPage from '../../web/pages/not-found/page.tsx'
import { parts as notFoundParts } from '../../web/pages/not-found/parts.tsx'
import { matchRoute, type RouteName } from '../../web/routes.ts'
import type { Env } from '../env.ts'
import { createClient } from '../gateway/client.ts'
import { timed } from '../middleware/server-timing.ts'
import { checkQuery } from './guards.ts'
import { pages } from './pages.ts'
import { layoutOf } from './route-rules.ts'
import { translations } from './translations.ts'

/** A page with everything it needs, before it is written down as HTML or as a payload. */
export interface RenderedPage {
  payload: Payload
  View: PageView
  /** All that was loaded: what the written parts are drawn from. */
  data: unknown
  /** The written parts by name, ready to be drawn. */
  parts: Record<string, FunctionComponent>
  /** Those that may come late. */
  late: Record<string, LatePage>
  /** Addresses of the app's scripts for this page, to be fetched once somebody means to use it. */
  files: string[]
}

export interface LatePage {
  /** Never rejects. */
  outcome: Promise<Outcome<unknown>>
  arrived: FunctionComponent<{ outcome: Outcome<unknown> }>
  awaited: FunctionComponent
}

/** The longest a late part may take, in milliseconds: the page's end waits for it. */
const LATE = 4_000

/** Turns a late load into one that always resolves: a rejected boundary would keep its skeleton for ever, unheard. */
function settle(name: string, value: Promise<unknown>, requestId: string): Promise<Outcome<unknown>> {
  const tooLate = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), LATE))
  return Promise.race([value, tooLate]).then(
    (value) => ({ ok: true as const, value }),
    (error: unknown) => {
      console.error(requestId, 'late part', name, error)
      return { ok: false as const }
    },
  )
}

/** match → guard → load. Errors of a page's own data become error pages here; unexpected ones are the caller's. */
export async function loadPage(c: Context<Env>): Promise<RenderedPage> {
  const match = matchRoute(c.var.path)
  if (!match) return notFound(c)
  const { name, params } = match
  try {
    const query = checkQuery(name, new URL(c.req.url).searchParams)
    return await loadRoute(c, name, params.id ?? '', query)
  } catch (error) {
    if (error instanceof PageError) return fatal(c, name, error)
    throw error
  }
}

async function loadRoute(
  c: Context<Env>,
  route: RouteName,
  id: string,
  query: Record<string, string>,
): Promise<RenderedPage> {
  const { locale, path, requestId } = c.var
  const { load, View, folder, parts, lateParts } = pages[route]
  const context = { api: createClient(c), i18n: translations(locale), id, query, origin: origin(c) }
  const { data, live, head, late = {} } = await timed(c.var.timings, 'load', () => load(context))
  return {
    payload: { route, view: folder, layout: layoutOf(route), locale, path, query, status: 200, head, live },
    View,
    data,
    parts: Object.fromEntries(Object.entries(parts).map(([name, { draw }]) => [name, () => draw({ data })])),
    late: Object.fromEntries(
      Object.entries(lateParts).map(([name, { arrived, awaited }]) => {
        const outcome = settle(name, late[name] ?? Promise.reject(new Error('not loaded')), requestId)
        return [name, { outcome, arrived, awaited }]
      }),
    ),
    files: files(folder),
  }
}

const errorPage = (
  c: Context<Env>,
  View: PageView,
  folder: string,
  payload: Pick<Payload, 'route' | 'layout' | 'status' | 'head' | 'error' | 'live'>,
  parts: RenderedPage['parts'] = {},
): RenderedPage => ({
  payload: { view: folder, locale: c.var.locale, path: c.var.path, query: {}, ...payload },
  View,
  data: null,
  parts,
  late: {},
  files: files(folder),
})

const errorHead = (c: Context<Env>, code: string): Head => {
  const { t } = translations(c.var.locale)
  return {
    title: code === 'unexpected' || code.startsWith('upstream') ? t('error.unexpectedTitle') : t('error.notFoundTitle'),
    noindex: true,
  }
}

/** No route: 404 in the frame, with ways onward (DECISIONS section 5). */
function notFound(c: Context<Env>): RenderedPage {
  const error = { code: 'page.unknown', requestId: c.var.requestId }
  const data = { path: c.var.path }
  return errorPage(
    c,
    NotFoundPage,
    'not-found',
    { route: null, status: 404, head: errorHead(c, error.code), live: null, error },
    { message: () => notFoundParts.message({ data }), onward: notFoundParts.onward },
  )
}

/** A failed route-data check, or a failure of the api: the empty layout with the message alone. */
export const fatal = (c: Context<Env>, route: RouteName, { status, code }: PageError) => {
  const error = { code, requestId: c.var.requestId }
  return errorPage(c, FatalPage, 'fatal', {
    route,
    layout: 'empty',
    status,
    head: errorHead(c, code),
    live: { path: c.var.path, status, ...error },
    error,
  })
}

const files = (folder: string) => [...build.app, ...(build.pages[folder] ?? [])]

/** The site's public origin: configured, else the request's own. */
export const origin = (c: Context<Env>): string => c.env.SITE_ORIGIN ?? new URL(c.req.url).origin
