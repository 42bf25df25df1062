import type { Context } from 'hono'
import type { FunctionComponent } from 'react'
import type { Viewed } from '../../domain/contract/desk-people.ts'
import type { FormSubmission } from '../../domain/form-submission.ts'
import { numberOrUsual } from '../../domain/number-settings.ts'
import { PageError, RedirectError } from '../../domain/page-error.ts'
import { type PersonalName, withoutMessages } from '../../domain/personal-routes.ts'
import { ROUBLES } from '../../domain/reader-currency.ts'
import { addressOf, type MatchedRoute, type PublicRouteName, type RouteName } from '../../domain/routes.ts'
import type { FormsConstraints } from '../../web/app/page/constraints.ts'
import type { LoadContext } from '../../web/app/page/load.ts'
import type { DeferredResult, PageView, Payload } from '../../web/app/page/page.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { savedForm } from '../forms/account/saved-form.ts'
import { readPending } from '../forms/sign-in/pending.ts'
import { safeReturnPath } from '../forms/sign-in/safe-return-path.ts'
import { createClient, createOwnClient } from '../gateway/client.ts'
import { viewedOf } from '../gateway/viewed.ts'
import { timed } from '../middleware/server-timing.ts'
import { log } from '../observe/log.ts'
import { siteOriginOf } from '../site-origin.ts'
import { withTimeout } from '../with-timeout.ts'
import { treesOf } from './category-trees.ts'
import { fatal, isAbsent, notFound, pageScripts } from './failed-page.ts'
import { checkQuery, withPlainNumbers } from './guards.ts'
import { mapsBase } from './maps.ts'
import { withPageSize } from './page-size.ts'
import { personalScreen } from './screens/personal-screen.ts'
import { publicScreen } from './screens/public.ts'
import type { Screen } from './screens/screen.ts'
import { withTypedRange } from './typed-range.ts'

/** A page with everything it needs, before it becomes HTML or a navigation payload. */
export interface RenderedPage {
  payload: Payload
  View: PageView
  /** Everything that was loaded: what the slots are rendered from. */
  data: unknown
  /** Slots by name, ready to be rendered. */
  slots: Record<string, FunctionComponent>
  /** Slots whose data may arrive later. */
  deferred: Record<string, DeferredSlotState>
  /** Constraints of forms; null on a page that has no form. */
  forms: FormsConstraints | null
  /** New inquiries, for the header of an account's screens; 0 on all others. */
  unread: number
  /** The person as whom an operator views the site; null for none. */
  viewed: Viewed | null
  /** Addresses of the app's scripts for this page, fetched at the first sign of use. */
  files: string[]
}

export interface DeferredSlotState {
  /** Never rejects. */
  result: Promise<DeferredResult<unknown>>
  resolved: FunctionComponent<{ result: DeferredResult<unknown> }>
  fallback: FunctionComponent
}

/** Turns a deferred load into one that always resolves: a rejected boundary would show its fallback for ever, and no one would notice. */
function settle(c: Context<EdgeEnv>, name: string, value: Promise<unknown>): Promise<DeferredResult<unknown>> {
  const { requestId } = c.var
  return withTimeout(value, numberOrUsual(c.env, 'DEFERRED_TIMEOUT')).then(
    (value) => ({ ok: true as const, value }),
    (error: unknown) => {
      log('error', 'deferred slot', { requestId, name }, error)
      return { ok: false as const }
    },
  )
}

/** Guards and loads the page. Errors of its own data become error pages here; unexpected ones are thrown. */
export async function loadPage(c: Context<EdgeEnv>): Promise<RenderedPage> {
  const { route, personal } = c.var.resolved
  try {
    if (route) return await loadPublic(c, route)
    if (personal) return await loadPersonal(c, personal)
    return notFound(c, null)
  } catch (error) {
    if (!(error instanceof PageError) || error.status === 401) throw error
    return isAbsent(error) ? notFound(c, error) : fatal(c, route?.name ?? 'personal', error)
  }
}

/** @returns what pages and lists are loaded with. */
export const contextOf = (c: Context<EdgeEnv>, id: string, query: Record<string, string>): LoadContext => ({
  api: createClient(c),
  trees: treesOf(c),
  i18n: c.var.i18n,
  id,
  isBot: c.var.resolved.isBot,
  query,
  origin: origin(c),
  posted: c.var.posted ?? null,
  maps: mapsBase(c.env),
  reviewDays: numberOrUsual(c.env, 'REVIEW_DAYS'),
})

async function loadPublic(c: Context<EdgeEnv>, { name, id }: MatchedRoute<PublicRouteName>): Promise<RenderedPage> {
  const screen = await publicScreen(name)
  const query = checkQuery(screen, c.var.resolved.search)
  const range = screen.typed ? withTypedRange(query, c.var.locale) : null
  const plain = range ?? withPlainNumbers(query, screen.numbers ?? [], c.var.locale)
  if (plain) throw new RedirectError(addressOf(c.var.resolved.path, c.var.resolved.prefix, plain))
  const page = await loadScreen(c, name, screen, contextOf(c, id, query))
  return screen.typed ? { ...page, payload: { ...page.payload, query: withoutTyped(query, screen.typed) } } : page
}

/** What was typed into a form that is refused is in the page's data alone, so that no link repeats it. */
const withoutTyped = (query: Record<string, string>, typed: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !typed.includes(key)))

/** The form that was typed before the session ended, without errors (forms/account/submit.ts redirects here). */
async function savedSubmission(c: Context<EdgeEnv>): Promise<FormSubmission | null> {
  const fields = c.var.posted || c.req.query('done') !== 'kept' ? null : await savedForm(c)
  return fields && { fields, errors: {} }
}

async function loadPersonal(c: Context<EdgeEnv>, { name, id }: MatchedRoute<PersonalName>): Promise<RenderedPage> {
  const screen = await personalScreen(name)
  const { done, ...given } = checkQuery(screen, c.var.resolved.search)
  const query = withPageSize(c, screen.query, given)
  const typed = await savedSubmission(c)
  // A notice of an earlier success would contradict a refused form.
  const notice = c.var.posted ? undefined : typed ? 'kept' : done
  const own = createOwnClient(c)
  const context = {
    ...contextOf(c, id, notice === undefined ? query : { ...query, done: notice }),
    posted: c.var.posted ?? typed,
    own,
    pending: readPending(c),
    next: safeReturnPath(c.req.query('next')),
  }
  const page = await loadScreen(c, 'personal', screen, context)
  return { ...page, payload: { ...page.payload, query: withoutMessages(query) } }
}

/** Error codes of failures that the form did not cause. */
const OWN_FAULT = /^(storage|upstream|delivery|unexpected)/

/** The status of a page that shows a refused form. */
function statusOf(posted: FormSubmission | undefined): 200 | 413 | 422 | 503 {
  const codes = Object.values(posted?.errors ?? {})
  if (codes.some((code) => OWN_FAULT.test(code))) return 503
  if (posted?.errors[''] === 'form.too-large') return 413
  return codes.length > 0 ? 422 : 200
}

/** The reader's currency and basis of prices, for the islands; absent in roubles and without a basis. */
const readerOf = ({ var: { i18n } }: Context<EdgeEnv>): Pick<Payload, 'reader' | 'basis'> => ({
  ...(i18n.reader !== ROUBLES && { reader: i18n.reader }),
  ...(i18n.basis && { basis: i18n.basis }),
})

async function loadScreen<Given extends LoadContext>(
  c: Context<EdgeEnv>,
  route: RouteName,
  { load, View, folder, layout, slots, deferredSlots, forms = null }: Screen<Given>,
  context: Given,
): Promise<RenderedPage> {
  const { locale } = c.var
  const { path } = c.var.resolved
  const { query } = context
  const status = statusOf(c.var.posted)
  const {
    data,
    islandProps,
    head,
    unread = 0,
    viewed = viewedOf(c),
    deferred = {},
  } = await timed(c.var.timings, 'load', () => load(context))
  return {
    payload: { route, view: folder, layout, locale, path, query, status, head, islandProps, ...readerOf(c) },
    View,
    data,
    slots: Object.fromEntries(Object.entries(slots).map(([name, { draw }]) => [name, () => draw({ data })])),
    deferred: Object.fromEntries(
      Object.entries(deferredSlots).map(([name, { resolved, fallback }]) => {
        const result = settle(c, name, deferred[name] ?? Promise.reject(new Error('not loaded')))
        return [name, { result, resolved, fallback }]
      }),
    ),
    forms,
    unread,
    viewed,
    files: pageScripts(folder),
  }
}

/** The site's public origin: configured, else the request's own. */
export const origin = (c: Context<EdgeEnv>): string => siteOriginOf(c.env, c.req.url)
