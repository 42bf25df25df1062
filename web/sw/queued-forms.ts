import type { Locale } from '../../domain/locale.ts'
import { type Delivered, deliver } from '../app/offline/queue/deliver.ts'
import { enqueue } from '../app/offline/queue/queue.ts'
import { PUBLIC_PAGE_CACHE } from './cached-pages.ts'
import { escapeHtml, localeOf, MESSAGES } from './messages.ts'
import { staticPage } from './static-page.ts'

declare const self: ServiceWorkerGlobalScope

/** Background Synchronization (WICG); not in TypeScript's library. */
interface WithSync {
  sync: { register(tag: string): Promise<void> }
}
const hasSync = (registration: object): registration is WithSync => 'sync' in registration

/** Forms that mean the same when they arrive later: a question to a supplier, a lead, the draft of a product. */
const QUEUEABLE = /^\/\w\w\/(?:inquiry(?:\/suppliers)?|talp|liaozhong|profile\/product\/new)$/

/** Whether a request posts a form that may wait for a network. One with files is too large to store. */
export const isQueueable = ({ method, mode, url, headers }: Request): boolean =>
  method === 'POST' &&
  mode === 'navigate' &&
  QUEUEABLE.test(new URL(url).pathname) &&
  headers.get('Content-Type') === 'application/x-www-form-urlencoded'

/**
 * Has the browser wake this script when there is a network; where it cannot, the next page sends the queue
 * (web/app/offline/).
 */
export async function requestSync(): Promise<void> {
  const { registration } = self
  if (hasSync(registration)) await registration.sync.register('outbox').catch(() => undefined)
}

/**
 * Leads the page that says that a form waits on to what the form led to, its confirmation. It has no script of its own; one that was
 * closed meanwhile needs nothing.
 */
async function leadOn({ request: { page }, url }: Delivered): Promise<void> {
  const client = page ? await self.clients.get(page) : undefined
  if (client instanceof WindowClient) await client.navigate(url).catch(() => undefined)
}

/** Sends what is queued and notifies the pages, which show it. @throws Error where something is still queued */
export async function deliverAndNotify(): Promise<void> {
  try {
    await deliver(leadOn)
  } finally {
    for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('outbox')
  }
}

/** A link to the product that the form is about, as HTML; '' where its page is not on this device. */
async function wayBack(product: string | null, locale: Locale): Promise<string> {
  if (!product) return ''
  const pages = await (await caches.open(PUBLIC_PAGE_CACHE)).keys()
  const start = `/${locale}/product/${product}`
  const { pathname, search } = new URL(
    pages.find(({ url }) => new URL(url).pathname.startsWith(start))?.url ?? self.origin,
  )
  if (pathname === '/') return ''
  return `<p><a class="button" href="${escapeHtml(pathname + search)}">${MESSAGES[locale].back}</a></p>`
}

/**
 * Posts a form; without a network queues it and says so. If the form had arrived and only the response was lost,
 * sending it again changes nothing, since its idempotency key is made of its text.
 */
export async function respondWithForm({ request, resultingClientId }: FetchEvent): Promise<Response> {
  const copy = request.clone()
  try {
    return await fetch(request)
  } catch {
    const { pathname, search } = new URL(request.url)
    const body = await copy.text()
    await enqueue({ method: 'POST', path: pathname + search, body, page: resultingClientId })
    await requestSync()
    const locale = localeOf(request.url)
    const { waits, waitsAdvice } = MESSAGES[locale]
    const back = await wayBack(new URLSearchParams(body).get('product'), locale)
    return staticPage({ locale, title: waits, body: `<p>${waitsAdvice}</p>${back}`, status: 202 })
  }
}
