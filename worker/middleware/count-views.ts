/** Counts who opens the pages of companies and products, behind the answers (docs/decisions/0012-views.md). */
import type { ExecutionContext } from '@cloudflare/workers-types'
import { getPath } from 'hono/utils/url'
import type { SeenPages, ToldPages } from '../../domain/contract/page-views.ts'
import { matchRoute, type RouteName } from '../../domain/routes.ts'
import type { Bindings } from '../bindings.ts'
import { postDetached } from '../gateway/client.ts'
import { ACCESS_COOKIE, cookieOf, OWNER_COOKIE } from '../gateway/cookies.ts'
import { log } from '../observe/log.ts'
import { isKnownCrawler } from './bots.ts'
import { parsePath } from './locale.ts'

/** Milliseconds for which an isolate gathers views: one write for them all. The platform waits 30 s for what follows an answer. */
export const GATHERED_FOR = 3000

/** The id in the cookie `owner` (gateway/cookies.ts). */
const OWNER = new RegExp(`(?:^|; )${OWNER_COOKIE}=([0-9a-z]{16})(?:;|$)`)

/** Screens that are counted. */
const KINDS: Partial<Record<RouteName, keyof SeenPages>> = {
  product: 'product',
  supplier: 'company',
  serviceCompany: 'company',
}

interface Visit {
  request: Request
  env: Bindings
  context: ExecutionContext
}

async function report({ env, context }: Visit, seen: ToldPages, bearer?: string): Promise<void> {
  const { status } = await postDetached({ env, context, bearer }, '/views', seen)
  if (status !== 204) log('warn', 'views', { status })
}

const nothing = (): SeenPages => ({ product: {}, company: {} })

/** Views of the last seconds by what was looked at: nothing in it says by whom. */
let gathered = nothing()
/** When they are told, milliseconds since 1970: past where nobody is to tell them, or whoever was has been cut off. */
let toldAt = 0

async function tellLater(visit: Visit): Promise<void> {
  toldAt = Date.now() + GATHERED_FOR
  await new Promise((done) => setTimeout(done, GATHERED_FOR))
  toldAt = 0
  const seen = gathered
  gathered = nothing()
  await report(visit, seen)
}

interface Page {
  kind: keyof SeenPages
  id: string
  wantsPayload: boolean
}

/** @returns what a request is for, null where it is not counted. */
function pageOf(request: Request): Page | null {
  const { path, wantsPayload } = parsePath(getPath(request))
  const { name, params } = matchRoute(path) ?? {}
  const kind = name && KINDS[name]
  return kind && params?.id && request.method === 'GET' ? { kind, id: params.id, wantsPayload } : null
}

function isPerson(headers: Headers): boolean {
  const agent = headers.get('User-Agent') ?? ''
  return agent !== '' && !isKnownCrawler(agent)
}

/** A page fetched ahead (web/app/prefetch.ts), or for a copy to keep (web/sw/payloads.ts), is not looked at, or not yet. */
const isAhead = (headers: Headers) => /prefetch/.test(`${headers.get('Purpose')} ${headers.get('Sec-Purpose')}`)

function count(visit: Visit, { kind, id }: Page): void {
  const { request, env, context } = visit
  // An api elsewhere believes nobody without the key.
  if (env.API_BASE_URL && !env.UPSTREAM_KEY) return
  const cookies = request.headers.get('Cookie') ?? ''
  if (/\baccess=/.test(cookies)) {
    context.waitUntil(report(visit, { ...nothing(), [kind]: { [id]: 1 } }, cookieOf(request, ACCESS_COOKIE)))
    return
  }
  // Signed in once, and not yet again: perhaps one of the company's own people. The api knows, where it is known who it was.
  if (/\bsession=1/.test(cookies)) {
    const by = OWNER.exec(cookies)?.[1]
    if (by) context.waitUntil(report(visit, { ...nothing(), [kind]: { [id]: 1 }, by }))
    return
  }
  if (Date.now() > toldAt + GATHERED_FOR) context.waitUntil(tellLater(visit))
  gathered[kind][id] = (gathered[kind][id] ?? 0) + 1
}

/**
 * Counts an answer as a view where it is one: the page of a company or a product, whole, before a person's eyes. What the browser has
 * already, and is told so (304), is the same visit still.
 */
export function countView(visit: Visit, answer: Response): void {
  const { headers } = visit.request
  const page = pageOf(visit.request)
  if (!page || answer.status !== 200 || !isPerson(headers)) return
  if (!isAhead(headers)) count(visit, page)
  // Good for the press that follows, and asked for once more behind it (RFC 5861): that is the view.
  else if (page.wantsPayload) answer.headers.set('Cache-Control', 'public, max-age=0, stale-while-revalidate=30')
}
