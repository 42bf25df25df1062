/** Pages for an address that does not exist, or whose page failed. */
import build from 'virtual:build-info'
import type { Context } from 'hono'
import { PageAfterLast, type PageError, RefusedValue } from '../../domain/page-error.ts'
import type { RouteName } from '../../domain/routes.ts'
import type { Payload } from '../../web/app/page/page.ts'
import FatalPage from '../../web/pages/fatal/page.tsx'
import { loadNotFound, type MissingPage, type NotFoundData } from '../../web/pages/not-found/load.ts'
import NotFoundPage from '../../web/pages/not-found/page.tsx'
import { slots } from '../../web/pages/not-found/slots.tsx'
import type { EdgeEnv } from '../edge-env.ts'
import { createClient } from '../gateway/client.ts'
import { log } from '../observe/log.ts'
import { withTimeout } from '../with-timeout.ts'
import { otherOrganization } from './other-organization.ts'
import type { RenderedPage } from './render-page.ts'
import { queryKeys } from './screens/public-rules.ts'

/** Addresses of a page's scripts, by its folder below web/pages. */
export const pageScripts = (folder: string): string[] => [...build.app, ...(build.pages[folder] ?? [])]

/** Whether an error means that there is no such page, or no longer. */
export const isAbsent = ({ status }: PageError): boolean => status === 404 || status === 410

/** @param page what differs between error pages: everything else is the same */
const errorPage = (
  c: Context<EdgeEnv>,
  page: Pick<RenderedPage, 'View' | 'slots'>,
  {
    title,
    ...payload
  }: Pick<Payload, 'view' | 'route' | 'layout' | 'status' | 'error' | 'islandProps'> & { title: string },
): RenderedPage => ({
  ...page,
  payload: {
    ...payload,
    locale: c.var.locale,
    path: c.var.resolved.path,
    query: {},
    head: { title, noindex: true },
  },
  data: null,
  deferred: {},
  forms: null,
  unread: 0,
  viewed: null,
  files: pageScripts(payload.view),
})

/** Milliseconds that an error page waits for its links onward. */
const ONWARD_TIMEOUT = 4_000

/** The query keys that the screen knows, as they were sent: what a link to another page of the same list needs. */
function knownQuery({ route, search }: EdgeEnv['Variables']['resolved']): Record<string, string> {
  const sent = new URLSearchParams(search)
  const keys = route ? queryKeys(route.name) : []
  return Object.fromEntries(keys.map((key) => [key, sent.get(key) ?? '']))
}

/** Only what the address has is shown as refused: calls of a page have other parameters, too. */
function refusedValue(c: Context<EdgeEnv>, { key, most, parts }: RefusedValue): MissingPage['refused'] {
  const value = new URLSearchParams(c.var.resolved.search).get(key)
  if (!value) return null
  const rest = value.split(',').filter((part) => !parts.includes(part))
  return parts.length === 0
    ? { key, value, rest: undefined, most }
    : { key, value: parts.join(), rest: rest.join() || undefined, most }
}

/** Links onward are optional. A crawler gets no error page, so that no call of the API is made for it. */
async function onward(c: Context<EdgeEnv>, wanted: MissingPage): Promise<NotFoundData> {
  const { i18n, requestId, resolved } = c.var
  const plain = () => loadNotFound({ api: null, i18n }, wanted)
  if (resolved.isBot) return plain()
  const load = async () => {
    const other = await otherOrganization(c)
    return loadNotFound({ api: createClient(c), i18n }, { ...wanted, other })
  }
  try {
    return await withTimeout(load(), ONWARD_TIMEOUT)
  } catch (error) {
    log('error', 'links onward', { requestId }, error)
    return plain()
  }
}

/**
 * The page of an unknown address or id, a refused query, or something withdrawn: within the frame, with links onward (docs/behaviour.md,
 * "Not found").
 * @param error null where no screen has the address
 */
export async function notFound(c: Context<EdgeEnv>, error: PageError | null): Promise<RenderedPage> {
  const { resolved, requestId } = c.var
  const status = error?.status ?? 404
  const data = await onward(c, {
    path: resolved.path,
    route: resolved.route,
    status,
    query: knownQuery(resolved),
    last: error instanceof PageAfterLast ? error.last : null,
    refused: error instanceof RefusedValue ? refusedValue(c, error) : null,
    other: null,
  })
  const drawn = {
    message: () => slots.message({ data }),
    onward: () => slots.onward({ data }),
    like: () => slots.like({ data }),
  }
  return errorPage(
    c,
    { View: NotFoundPage, slots: drawn },
    {
      view: 'not-found',
      route: null,
      status,
      islandProps: null,
      error: { code: error?.code ?? 'page.unknown', requestId },
      title: data.title,
    },
  )
}

/** The page of a failure of the API or of this code (docs/behaviour.md, "Fatal error"): the empty layout with the message. */
export function fatal(c: Context<EdgeEnv>, route: RouteName, { status, code }: PageError): RenderedPage {
  const error = { code, requestId: c.var.requestId }
  const title = c.var.i18n.t('error.unexpectedTitle')
  return errorPage(
    c,
    { View: FatalPage, slots: {} },
    { view: 'fatal', route, layout: 'empty', status, islandProps: error, error, title },
  )
}
