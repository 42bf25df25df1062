import build from 'virtual:build-info'
import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import { createElement, type PropsWithChildren } from 'react'
import type { AppData } from '../../domain/contract/app-data.ts'
import { LANGUAGE_TAGS } from '../../domain/locale.ts'
import { isPrivateRoute } from '../../domain/routes.ts'
import { sha256, toBase64 } from '../../domain/sha256.ts'
import { AppDataProvider } from '../../web/app/page/app-data.tsx'
import { FragmentCacheProvider } from '../../web/app/page/cached-fragment.tsx'
import type { Payload } from '../../web/app/page/page.ts'
import { fullTitle } from '../../web/app/page/page-title.ts'
import type { NavigationPayload } from '../../web/app/page/payload.ts'
import { isSeparate, Shell } from '../../web/app/shell.tsx'
import { entryScript, FIRST_SCRIPT } from '../../web/app/startup/first-script.ts'
import { Document } from '../../web/document.tsx'
import { createStores } from '../../web/state/stores.tsx'
import { appDataId, cachedDocument } from '../cache/document-cache.ts'
import { type CachedPage, pageCache } from '../cache/page-cache.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { pagePolicy, withSecurityHeaders } from '../middleware/security-headers.ts'
import { log } from '../observe/log.ts'
import { allowedFrames } from './allowed-frames.ts'
import { arrivals, drawSlots, type ResolvedSlots, settleAll } from './draw-slots.ts'
import { fragmentCache } from './fragment-cache.ts'
import { cacheControl, ownHeaders, SHARED_VARY, shownHeader } from './page-headers.ts'
import { origin, type RenderedPage } from './render-page.ts'
import { writeSlots } from './write-slots.ts'

let inlineScriptHashes: Promise<string[]> | undefined

const base64Hash = async (content: string | Uint8Array<ArrayBuffer>) => toBase64(await sha256(content))

/** Hashes of the two inline scripts, which are the same in every page of a build. */
const scriptHashes = () => {
  inlineScriptHashes ??= Promise.all([FIRST_SCRIPT, entryScript(build.entry)].map(base64Hash))
  return inlineScriptHashes
}

/** The page's React tree. A deferred slot whose data has arrived is rendered at once, others suspend their boundary. */
function tree(c: Context<EdgeEnv>, page: RenderedPage, appData: AppData | null, arrived: ResolvedSlots) {
  const { payload, View } = page
  const shell = createElement(Shell, {
    page: { payload, View, i18n: c.var.i18n, parts: { draw: drawSlots(page, arrived) } },
    stores: createStores(isPublic(page) ? undefined : c.var.viewport),
  })
  return createElement(
    AppDataProvider,
    { value: appData },
    createElement(FragmentCacheProvider, { value: fragmentCache(c.var.i18n) }, shell),
  )
}

/** The payload without what <head> already has: the structured data would add a tenth to the document. */
const forBrowser = (payload: Payload): Payload => ({ ...payload, head: { title: payload.head.title } })

const documentProps = (c: Context<EdgeEnv>, page: RenderedPage, appData: AppData | null) => ({
  payload: page.payload,
  appData,
  client: c.var.resolved.isBot
    ? undefined
    : {
        entry: build.entry,
        files: page.files,
        words: build.words[page.payload.locale] ?? '',
        payload: forBrowser(page.payload),
      },
  styles: isSeparate(page.payload) ? build.separateStyles : build.styles,
  origin: origin(c),
})

/**
 * Renders a page's tree within its document. The renderer is middleware, but is not mounted in worker/app.ts: its options (a nonce, stream
 * or string) depend on the response and are known only once the page has loaded. So it is called with a `next` that does nothing.
 */
async function renderDocument(
  c: Context<EdgeEnv>,
  page: RenderedPage,
  { appData, arrived }: { appData: AppData | null; arrived: ResolvedSlots },
  options?: Parameters<typeof reactRenderer>[1],
) {
  const props = documentProps(c, page, appData)
  const document = ({ children }: PropsWithChildren) => Document({ ...props, children })
  await reactRenderer(document, options)(c, async () => {})
  return c.render(tree(c, page, appData, arrived), { title: page.payload.head.title })
}

/** The document as it is cached, with its hash. */
async function renderBytes(c: Context<EdgeEnv>, page: RenderedPage, appData: AppData | null, arrived: ResolvedSlots) {
  const html = await renderDocument(c, page, { appData, arrived })
  const bytes = new Uint8Array(await html.arrayBuffer())
  return { body: new Blob([bytes]), hash: await base64Hash(bytes) }
}

/**
 * Whether a page is the same for every visitor, has no banner of an operator's viewing, and is not an error: then its document may be
 * cached by its data.
 */
const isPublic = ({ payload: { route, status }, viewed }: RenderedPage) =>
  route !== null && !isPrivateRoute(route) && status === 200 && viewed === null

/** The document of a public page, rendered only where something has changed that it depends on. */
function knownDocument(
  c: Context<EdgeEnv>,
  { payload, data }: RenderedPage,
  { appData, arrived }: { appData: AppData | null; arrived: ResolvedSlots },
  render: () => ReturnType<typeof renderBytes>,
) {
  const { head, islandProps, ...page } = payload
  const { jsonLd: _, ...shown } = head
  return cachedDocument(
    [page, c.var.resolved.isBot, origin(c)],
    [shown, islandProps, data, arrived, appDataId(appData)],
    render,
  )
}

/**
 * The whole document in one piece, which costs less than a stream (docs/performance.md). For bots, for the page cache, and for pages
 * without deferred slots.
 */
async function renderWhole(c: Context<EdgeEnv>, page: RenderedPage, appData: AppData | null): Promise<CachedPage> {
  const arrived = await settleAll(page)
  const { payload } = page
  const render = () => renderBytes(c, page, appData, arrived)
  const { body, hash } = isPublic(page) ? await knownDocument(c, page, { appData, arrived }, render) : await render()
  const shared = c.var.resolved.cacheKey !== null
  return {
    body,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Language': LANGUAGE_TAGS[payload.locale],
      'Content-Security-Policy': pagePolicy(await scriptHashes(), allowedFrames(c)),
      'Cache-Control': cacheControl(c, page),
      ...shownHeader(c, page),
      ...(shared
        ? { ETag: `"${hash.slice(0, 22)}"`, Vary: SHARED_VARY }
        : { Vary: 'Cookie, Accept-Language, User-Agent' }),
    },
  }
}

/** Streams the page: the head at once, deferred slots as their data arrives. */
async function renderStream(c: Context<EdgeEnv>, page: RenderedPage, appData: AppData | null): Promise<Response> {
  const nonce = toBase64(crypto.getRandomValues(new Uint8Array(16)))
  const onError = (error: unknown) => log('error', 'render', { requestId: c.var.requestId }, error)
  c.header('Content-Security-Policy', pagePolicy(await scriptHashes(), { nonce, ...allowedFrames(c) }))
  c.header('Content-Language', LANGUAGE_TAGS[page.payload.locale])
  c.header('Cache-Control', cacheControl(c, page))
  for (const [name, value] of Object.entries(shownHeader(c, page))) c.header(name, value)
  const options = {
    stream: { 'Content-Type': 'text/html; charset=UTF-8' },
    readableStreamOptions: { nonce, onError },
  }
  return renderDocument(c, page, { appData, arrived: arrivals(page) }, options)
}

/**
 * Whether a deferred slot's data is still missing, one turn of the event loop after the page's own. Usually both were read in one round
 * trip to the database, and a stream would cost more than a page rendered whole, plus its copy for the cache.
 */
async function isLate(page: RenderedPage): Promise<boolean> {
  if (Object.keys(page.deferred).length === 0) return false
  const turn = new Promise<true>((resolve) => setTimeout(() => resolve(true), 0))
  return Promise.race([settleAll(page).then(() => false), turn])
}

/** A page as HTML: streamed to people where a deferred slot is late, otherwise whole; stored in the page cache where it has a key. */
export async function respondWithDocument(
  c: Context<EdgeEnv>,
  page: RenderedPage,
  appData: AppData | null,
): Promise<Response> {
  const { status } = page.payload
  const cacheable = c.var.resolved.cacheKey !== null && status === 200
  if (!c.var.resolved.isBot && (await isLate(page))) {
    const streamed = await renderStream(c, page, appData)
    if (cacheable) c.executionCtx.waitUntil(renderWhole(c, page, appData).then((whole) => store(c, whole)))
    return new Response(streamed.body, { status, headers: streamed.headers })
  }
  const whole = await renderWhole(c, page, appData)
  if (cacheable) c.executionCtx.waitUntil(store(c, whole))
  c.set('hasAllHeaders', true)
  return new Response(whole.body.stream(), {
    status,
    headers: { ...withSecurityHeaders(c.env, whole.headers), ...ownHeaders(c) },
  })
}

async function store(c: Context<EdgeEnv>, page: CachedPage): Promise<void> {
  try {
    const { body, headers } = page
    if (c.var.resolved.cacheKey)
      await pageCache.put(c.var.resolved.cacheKey, { body, headers: withSecurityHeaders(c.env, headers) })
  } catch (error) {
    log('error', 'page cache', { requestId: c.var.requestId }, error)
  }
}

/**
 * A page for a navigation in the browser: its island props, the HTML of its slots, deferred ones included, its title and status, in
 * one response.
 */
export async function respondWithPayload(
  c: Context<EdgeEnv>,
  page: RenderedPage,
  appData: AppData | null,
): Promise<Response> {
  const { payload } = page
  const navigation: NavigationPayload = {
    ...payload,
    head: { title: fullTitle(payload.head, payload.locale) },
    slots: await writeSlots(c.var.i18n, page, appData),
    build: build.id,
  }
  const body = new TextEncoder().encode(JSON.stringify(navigation))
  const headers = {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': c.var.resolved.cacheKey && payload.status < 500 ? 'public, max-age=30' : cacheControl(c, page),
    'X-Robots-Tag': 'noindex',
    Vary: SHARED_VARY,
    ...shownHeader(c, page),
  }
  if (c.var.resolved.cacheKey && payload.status === 200)
    c.executionCtx.waitUntil(store(c, { body: new Blob([body]), headers }))
  return new Response(body, { status: payload.status, headers: { ...headers, ...ownHeaders(c) } })
}
