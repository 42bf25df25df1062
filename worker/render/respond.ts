import build from 'virtual:build-info'
import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import { createElement } from 'react'
import type { Outcome } from '../../web/app/deferred.tsx'
import { KeepHtmlProvider } from '../../web/app/kept.tsx'
import { APP_NAME } from '../../web/app/name.ts'
import type { Payload } from '../../web/app/page.ts'
import { Shell } from '../../web/app/shell.tsx'
import { THEME_SCRIPT } from '../../web/app/theme-script.ts'
import { Document, fullTitle } from '../../web/document.tsx'
import { LANGUAGE_TAGS } from '../../web/locale.ts'
import { createStores } from '../../web/state/stores.tsx'
import type { AppData } from '../api/app-data/schema.ts'
import type { Env } from '../env.ts'
import { pagePolicy, withSecurityHeaders } from '../middleware/security-headers.ts'
import { withDoctype } from './doctype.ts'
import { keepHtml } from './kept-html.ts'
import { type KeptPage, pageCache } from './page-cache.ts'
import { origin, type RenderedPage } from './render-page.ts'
import { translations } from './translations.ts'

/** What the reader's own cache may do: keep the copy, and ask each time whether it still holds. */
const PUBLIC = 'public, max-age=0, must-revalidate'
const PRIVATE = 'private, no-cache'

let themeScriptHash: Promise<string> | undefined

/** Base64 SHA-256 of a text: of the theme script for the policy, of a page for its ETag. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

const encoder = new TextEncoder()
const scriptHash = () => {
  themeScriptHash ??= sha256(encoder.encode(THEME_SCRIPT))
  return themeScriptHash
}

/** The page's tree. Settled late sections are read at once, others suspend their boundary. */
function tree(c: Context<Env>, page: RenderedPage, appData: AppData | null, settled: Record<string, Outcome<unknown>>) {
  const { payload, View, deferred } = page
  const readDeferred = (name: string): Outcome<unknown> | Promise<unknown> =>
    settled[name] ?? deferred[name] ?? { ok: false }
  const i18n = translations(payload.locale)
  const shell = createElement(Shell, {
    page: { payload, View, i18n, readDeferred },
    stores: createStores(c.var.cacheKey ? undefined : c.var.viewport),
    appData,
    hydrated: !c.var.isBot,
  })
  return createElement(KeepHtmlProvider, { value: keepHtml(i18n) }, shell)
}

/** The payload without what stands in <head> already: structured data alone would be a tenth of the document. */
const forBrowser = (payload: Payload): Payload => ({ ...payload, head: { title: payload.head.title } })

const documentProps = (c: Context<Env>, page: RenderedPage, appData: AppData | null) => ({
  payload: page.payload,
  client: c.var.isBot
    ? undefined
    : { entry: build.entry, files: page.files, state: { payload: forBrowser(page.payload), appData } },
  styles: build.styles,
  origin: origin(c),
})

/** Waits for every late section and keeps what came of it where the tree finds it without waiting. */
async function settleAll({ deferred }: RenderedPage): Promise<Record<string, Outcome<unknown>>> {
  const entries = Object.entries(deferred).map(async ([name, outcome]) => [name, await outcome] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * The whole document in one piece: a third of the cost of a stream. For bots, for copies to keep, and for pages where
 * nothing is late.
 */
async function renderWhole(c: Context<Env>, page: RenderedPage, appData: AppData | null): Promise<KeptPage> {
  const settled = await settleAll(page)
  await reactRenderer((props) => Document({ ...documentProps(c, page, appData), children: props.children }))(
    c,
    async () => {},
  )
  const html = await c.render(tree(c, page, appData, settled), { title: page.payload.head.title })
  const body = new Uint8Array(await html.arrayBuffer())
  const isPublic = c.var.cacheKey !== undefined
  return {
    body,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Language': LANGUAGE_TAGS[page.payload.locale],
      'Content-Security-Policy': pagePolicy([await scriptHash()]),
      'Cache-Control': isPublic ? PUBLIC : PRIVATE,
      ...(isPublic
        ? { ETag: `"${(await sha256(body)).slice(0, 22)}"`, Vary: 'User-Agent' }
        : { Vary: 'Cookie, Accept-Language, User-Agent' }),
    },
  }
}

/**
 * Late sections as they arrive. A boundary that was waited for reads again: finding the promise there still, it would
 * throw it again, be resumed again at once, and so on without end.
 */
function arrivals({ deferred }: RenderedPage): Record<string, Outcome<unknown>> {
  const arrived: Record<string, Outcome<unknown>> = {}
  for (const [name, outcome] of Object.entries(deferred)) {
    void outcome.then((value) => {
      arrived[name] = value
    })
  }
  return arrived
}

/** The head of the page at once, its late sections as they come. */
async function renderStream(c: Context<Env>, page: RenderedPage, appData: AppData | null): Promise<Response> {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const onError = (error: unknown) => console.error(c.var.requestId, 'render', error)
  await reactRenderer((props) => Document({ ...documentProps(c, page, appData), children: props.children }), {
    stream: { 'Content-Type': 'text/html; charset=UTF-8' },
    readableStreamOptions: { nonce, onError },
  })(c, async () => {})
  c.header('Content-Security-Policy', pagePolicy([await scriptHash()], nonce))
  c.header('Content-Language', LANGUAGE_TAGS[page.payload.locale])
  c.header('Cache-Control', c.var.cacheKey ? PUBLIC : PRIVATE)
  return withDoctype(await c.render(tree(c, page, appData, arrivals(page)), { title: page.payload.head.title }))
}

/** A page as HTML: streamed to people where something is late, whole otherwise; kept where it is everybody's. */
export async function respondWithDocument(
  c: Context<Env>,
  page: RenderedPage,
  appData: AppData | null,
): Promise<Response> {
  const { status } = page.payload
  const keepable = c.var.cacheKey !== undefined && status === 200
  const late = Object.keys(page.deferred).length > 0
  if (late && !c.var.isBot) {
    const answer = await renderStream(c, page, appData)
    if (keepable) c.executionCtx.waitUntil(renderWhole(c, page, appData).then((whole) => keep(c, whole)))
    return new Response(answer.body, { status, headers: answer.headers })
  }
  const whole = await renderWhole(c, page, appData)
  if (keepable) c.executionCtx.waitUntil(keep(c, whole))
  return new Response(whole.body, { status, headers: whole.headers })
}

async function keep(c: Context<Env>, page: KeptPage): Promise<void> {
  try {
    const { body, headers } = page
    if (c.var.cacheKey) await pageCache.put(c.var.cacheKey, { body, headers: withSecurityHeaders(headers) })
  } catch (error) {
    console.error(c.var.requestId, 'page cache', error)
  }
}

/** A page as the browser's navigation asks for it: data, head and status, late sections included, in one answer. */
export async function respondWithPayload(c: Context<Env>, page: RenderedPage): Promise<Response> {
  const settled = await settleAll(page)
  const { payload } = page
  const answer = {
    ...payload,
    head: { title: fullTitle(payload.head, payload.locale) },
    deferred: settled,
    app: APP_NAME[payload.locale],
    build: build.id,
  }
  const body = encoder.encode(JSON.stringify(answer))
  const headers = {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': c.var.cacheKey ? 'public, max-age=30' : 'private, no-cache',
    'X-Robots-Tag': 'noindex',
  }
  if (c.var.cacheKey && payload.status === 200) c.executionCtx.waitUntil(keep(c, { body, headers }))
  return new Response(body, { status: payload.status, headers })
}
