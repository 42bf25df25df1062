import build from 'virtual:build-info'
import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import { createElement } from 'react'
import type { AppData } from '../../domain/contract/app-data.ts'
import { LANGUAGE_TAGS } from '../../domain/locale.ts'
import { isPrivateRoute } from '../../domain/routes.ts'
import { sha256, toBase64 } from '../../domain/sha256.ts'
import { AppDataProvider } from '../../web/app/page/app-data.tsx'
import { FragmentCacheProvider } from '../../web/app/page/cached-fragment.tsx'
import type { Payload } from '../../web/app/page/page.ts'
import type { NavigationPayload } from '../../web/app/page/payload.ts'
import { Shell } from '../../web/app/shell.tsx'
import { THEME_SCRIPT } from '../../web/app/startup/theme-script.ts'
import { Document, fullTitle } from '../../web/document.tsx'
import { createStores } from '../../web/state/stores.tsx'
import { cachedDocument, frameId } from '../cache/document-cache.ts'
import { type CachedPage, pageCache } from '../cache/page-cache.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { pagePolicy, withSecurityHeaders } from '../middleware/security-headers.ts'
import { log } from '../observe/log.ts'
import { withDoctype } from './doctype.ts'
import { arrivals, drawSlots, type ResolvedSlots, settleAll } from './draw-slots.ts'
import { fragmentCache } from './fragment-cache.ts'
import { frameSource } from './map-frame.ts'
import { origin, type RenderedPage } from './render-page.ts'
import { writeSlots } from './write-slots.ts'

/** What the reader's own cache may do: keep the copy, and ask each time whether it still holds. */
const PUBLIC = 'public, max-age=0, must-revalidate'
const PRIVATE = 'private, no-cache'
const UNKEPT = 'no-store'

let themeScriptHash: Promise<string> | undefined

const base64Hash = async (content: string | Uint8Array<ArrayBuffer>) => toBase64(await sha256(content))

const scriptHash = () => {
  themeScriptHash ??= base64Hash(THEME_SCRIPT)
  return themeScriptHash
}

/** The page's tree. A late part that has arrived is drawn at once, others suspend their boundary. */
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

/** The payload without what stands in <head> already: structured data alone would be a tenth of the document. */
const forBrowser = (payload: Payload): Payload => ({ ...payload, head: { title: payload.head.title } })

const documentProps = (c: Context<EdgeEnv>, page: RenderedPage) => ({
  payload: page.payload,
  client: c.var.resolved.isBot
    ? undefined
    : {
        entry: build.entry,
        files: page.files,
        words: build.words[page.payload.locale] ?? '',
        payload: forBrowser(page.payload),
      },
  styles: page.payload.route === 'personal' ? build.personalStyles : build.styles,
  origin: origin(c),
})

/** The document as bytes, with its hash. */
async function draw(c: Context<EdgeEnv>, page: RenderedPage, appData: AppData | null, arrived: ResolvedSlots) {
  await reactRenderer((props) => Document({ ...documentProps(c, page), children: props.children }))(c, async () => {})
  const html = await c.render(tree(c, page, appData, arrived), { title: page.payload.head.title })
  const body = new Uint8Array(await html.arrayBuffer())
  return { body, hash: await base64Hash(body) }
}

/** What the page's reader may keep of it. */
const cacheControl = (c: Context<EdgeEnv>, { payload: { route, status } }: RenderedPage) => {
  // What failed here may work at the next press.
  if (status >= 500) return UNKEPT
  if (c.var.resolved.cacheKey) return PUBLIC
  return route === 'personal' ? UNKEPT : PRIVATE
}

/** A page that is everybody's, and found: what it is drawn from may be kept. */
const isPublic = ({ payload: { route, status } }: RenderedPage) =>
  route !== null && !isPrivateRoute(route) && status === 200

/**
 * The whole document in one piece: half the cost of a stream (docs/performance.md). For bots, for copies to keep, and for pages where
 * nothing is late.
 */
async function renderWhole(c: Context<EdgeEnv>, page: RenderedPage, appData: AppData | null): Promise<CachedPage> {
  const arrived = await settleAll(page)
  const { payload, data } = page
  const from = () => {
    const { jsonLd: _, ...head } = payload.head
    return [{ ...payload, head }, data, arrived, frameId(appData), c.var.resolved.isBot, origin(c)]
  }
  const whole = () => draw(c, page, appData, arrived)
  const { body, hash } = isPublic(page) ? await cachedDocument(from(), whole) : await whole()
  const shared = c.var.resolved.cacheKey !== null
  return {
    body,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Language': LANGUAGE_TAGS[payload.locale],
      'Content-Security-Policy': pagePolicy([await scriptHash()], { frames: frameSource(c.env) }),
      'Cache-Control': cacheControl(c, page),
      ...(shared
        ? { ETag: `"${hash.slice(0, 22)}"`, Vary: 'User-Agent' }
        : { Vary: 'Cookie, Accept-Language, User-Agent' }),
    },
  }
}

/** The head of the page at once, its late parts as they come. */
async function renderStream(c: Context<EdgeEnv>, page: RenderedPage, appData: AppData | null): Promise<Response> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const onError = (error: unknown) => log('error', 'render', { requestId: c.var.requestId }, error)
  await reactRenderer((props) => Document({ ...documentProps(c, page), children: props.children }), {
    stream: { 'Content-Type': 'text/html; charset=UTF-8' },
    readableStreamOptions: { nonce, onError },
  })(c, async () => {})
  c.header('Content-Security-Policy', pagePolicy([await scriptHash()], { nonce, frames: frameSource(c.env) }))
  c.header('Content-Language', LANGUAGE_TAGS[page.payload.locale])
  c.header('Cache-Control', cacheControl(c, page))
  return withDoctype(await c.render(tree(c, page, appData, arrivals(page)), { title: page.payload.head.title }))
}

/** What is this answer's alone, and never kept: by this id its visitor and the log tell of it. */
const ofThisAnswer = (c: Context<EdgeEnv>) => ({ 'X-Request-Id': c.var.requestId })

/** A page as HTML: streamed to people where something is late, whole otherwise; kept where it is everybody's. */
export async function respondWithDocument(
  c: Context<EdgeEnv>,
  page: RenderedPage,
  appData: AppData | null,
): Promise<Response> {
  const { status } = page.payload
  const keepable = c.var.resolved.cacheKey !== null && status === 200
  const late = Object.keys(page.deferred).length > 0
  if (late && !c.var.resolved.isBot) {
    const answer = await renderStream(c, page, appData)
    if (keepable) c.executionCtx.waitUntil(renderWhole(c, page, appData).then((whole) => keep(c, whole)))
    return new Response(answer.body, { status, headers: answer.headers })
  }
  const whole = await renderWhole(c, page, appData)
  if (keepable) c.executionCtx.waitUntil(keep(c, whole))
  c.set('hasAllHeaders', true)
  return new Response(whole.body, { status, headers: { ...withSecurityHeaders(whole.headers), ...ofThisAnswer(c) } })
}

async function keep(c: Context<EdgeEnv>, page: CachedPage): Promise<void> {
  try {
    const { body, headers } = page
    if (c.var.resolved.cacheKey)
      await pageCache.put(c.var.resolved.cacheKey, { body, headers: withSecurityHeaders(headers) })
  } catch (error) {
    log('error', 'page cache', { requestId: c.var.requestId }, error)
  }
}

/**
 * A page as the browser's navigation asks for it: what its live components need, the HTML of its written parts, late ones
 * included, its title and status, in one answer.
 */
export async function respondWithPayload(
  c: Context<EdgeEnv>,
  page: RenderedPage,
  appData: AppData | null,
): Promise<Response> {
  const { payload } = page
  const answer: NavigationPayload = {
    ...payload,
    head: { title: fullTitle(payload.head, payload.locale) },
    slots: await writeSlots(c.var.i18n, page, appData),
    build: build.id,
  }
  const body = new TextEncoder().encode(JSON.stringify(answer))
  const headers = {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': c.var.resolved.cacheKey && payload.status < 500 ? 'public, max-age=30' : cacheControl(c, page),
    'X-Robots-Tag': 'noindex',
  }
  if (c.var.resolved.cacheKey && payload.status === 200) c.executionCtx.waitUntil(keep(c, { body, headers }))
  return new Response(body, { status: payload.status, headers: { ...headers, ...ofThisAnswer(c) } })
}
