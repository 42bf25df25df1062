import { deliver } from '../app/offline/queue/deliver.ts'
import { enqueue } from '../app/offline/queue/queue.ts'
import { localeOf, MESSAGES } from './messages.ts'
import { staticPage } from './static-page.ts'

declare const self: ServiceWorkerGlobalScope

/** Background Synchronization (WICG); not in TypeScript's library. */
interface WithSync {
  sync: { register(tag: string): Promise<void> }
}
const hasSync = (registration: object): registration is WithSync => 'sync' in registration

/** Forms that mean the same when they arrive later: a question to a supplier, a lead, the draft of a product. */
const QUEUEABLE = /^\/\w\w\/(?:inquiry|talp|liaozhong|profile\/product\/new)$/

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

/** Sends what is queued and notifies the pages, which show it. @throws Error where something is still queued */
export async function deliverAndNotify(): Promise<void> {
  try {
    await deliver()
  } finally {
    for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('outbox')
  }
}

/**
 * Posts a form; without a network queues it and says so. If the form had arrived and only the response was lost,
 * sending it again changes nothing, since its idempotency key is made of its text.
 */
export async function respondWithForm(request: Request): Promise<Response> {
  const copy = request.clone()
  try {
    return await fetch(request)
  } catch {
    const { pathname, search } = new URL(request.url)
    await enqueue({ method: 'POST', path: pathname + search, body: await copy.text() })
    await requestSync()
    const locale = localeOf(request.url)
    const { waits, waitsAdvice } = MESSAGES[locale]
    return staticPage({ locale, title: waits, body: `<p>${waitsAdvice}</p>`, status: 202 })
  }
}
