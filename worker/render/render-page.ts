import build from 'virtual:build-info'
import type { Context } from 'hono'
import type { Outcome } from '../../web/app/deferred.tsx'
import type { Head, PageView, Payload } from '../../web/app/page.ts'
import { PageError } from '../../web/app/page-error.ts'
import FatalPage from '../../web/pages/fatal/page.tsx'
import NotFoundPage from '../../web/pages/not-found/page.tsx'
import { matchRoute, type RouteName } from '../../web/routes.ts'
import type { Env } from '../env.ts'
import { createClient } from '../gateway/client.ts'
import { timed } from '../middleware/server-timing.ts'
import { checkQuery } from './guards.ts'
import { pages } from './pages.ts'
import { translations } from './translations.ts'

/** A page with everything it needs, before it is written down as HTML or as a payload. */
export interface RenderedPage {
  payload: Payload
  View: PageView
  /** Late sections by name; none of these promises rejects. */
  deferred: Record<string, Promise<Outcome<unknown>>>
  /** Addresses of the app's files for this page, to be fetched once somebody means to use it. */
  files: string[]
}

/** The longest a late section may take, in milliseconds: the page's end waits for it. */
const LATE = 4_000

/** Turns a late load into one that always resolves: a rejected boundary would keep its skeleton for ever, unheard. */
function settle(name: string, value: Promise<unknown>, requestId: string): Promise<Outcome<unknown>> {
  const tooLate = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), LATE))
  return Promise.race([value, tooLate]).then(
    (value) => ({ ok: true as const, value }),
    (error: unknown) => {
      console.error(requestId, 'late section', name, error)
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
  const { load, View, folder } = pages[route]
  const context = { api: createClient(c), i18n: translations(locale), id, query, origin: origin(c) }
  const { data, head, deferred = {} } = await timed(c.var.timings, 'load', () => load(context))
  return {
    payload: { route, locale, path, query, status: 200, head, data },
    View,
    deferred: Object.fromEntries(
      Object.entries(deferred).map(([name, value]) => [name, settle(name, value, requestId)]),
    ),
    files: files(c, folder),
  }
}

const errorPage = (
  c: Context<Env>,
  View: PageView,
  folder: string,
  payload: Pick<Payload, 'route' | 'status' | 'head' | 'error' | 'data'>,
): RenderedPage => ({
  payload: { locale: c.var.locale, path: c.var.path, query: {}, ...payload },
  View,
  deferred: {},
  files: files(c, folder),
})

const errorHead = (c: Context<Env>, code: string): Head => {
  const { t } = translations(c.var.locale)
  return {
    title: code === 'unexpected' || code.startsWith('upstream') ? t('error.unexpectedTitle') : t('error.notFoundTitle'),
    noindex: true,
  }
}

/** No route: 404 in the frame, with ways onward (DECISIONS section 5). */
const notFound = (c: Context<Env>) =>
  errorPage(c, NotFoundPage, 'not-found', {
    route: null,
    status: 404,
    head: errorHead(c, 'page.unknown'),
    data: { path: c.var.path },
    error: { code: 'page.unknown', requestId: c.var.requestId },
  })

/** A failed route-data check, or a failure of the api: the empty layout with the message alone. */
export const fatal = (c: Context<Env>, route: RouteName, { status, code }: PageError) => {
  const error = { code, requestId: c.var.requestId }
  return errorPage(c, FatalPage, 'fatal', {
    route,
    status,
    head: errorHead(c, code),
    data: { path: c.var.path, status, ...error },
    error,
  })
}

const files = (c: Context<Env>, folder: string) => [
  ...build.app,
  ...(build.pages[folder] ?? []),
  ...(build.dictionaries[c.var.locale] ?? []),
]

/** The site's public origin: configured, else the request's own. */
export const origin = (c: Context<Env>): string => c.env.SITE_ORIGIN ?? new URL(c.req.url).origin
