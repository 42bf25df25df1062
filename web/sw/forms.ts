import { deliver } from '../app/offline/queue/deliver.ts'
import { enqueue } from '../app/offline/queue/queue.ts'
import { localeOf, messagesOf } from './messages.ts'
import { staticPage } from './static-page.ts'

declare const self: ServiceWorkerGlobalScope

/** Background Synchronization (WICG); not in TypeScript's library. */
interface WithSync {
  sync: { register(tag: string): Promise<void> }
}
const hasSync = (registration: object): registration is WithSync => 'sync' in registration

/** Forms that say the same later as now: a question to a supplier, a lead, the draft of a product. */
const FORMS = /^\/\w\w\/(?:inquiry|talp|liaozhong|profile\/product\/new)$/

/** Whether a request posts a form that may wait. Its files would be too many bytes to keep. */
export const isPatientForm = ({ method, mode, url, headers }: Request): boolean =>
  method === 'POST' &&
  mode === 'navigate' &&
  FORMS.test(new URL(url).pathname) &&
  headers.get('Content-Type') === 'application/x-www-form-urlencoded'

/** Has the browser wake this script when there is a network; where it cannot, the next page says so (web/app/offline/). */
export async function askForSync(): Promise<void> {
  const { registration } = self
  if (hasSync(registration)) await registration.sync.register('outbox').catch(() => undefined)
}

/** Sends what waits and tells the pages, which show it. @throws Error where something still waits */
export async function deliverAndTell(): Promise<void> {
  try {
    await deliver()
  } finally {
    for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('outbox')
  }
}

/**
 * Posts a form; without a network keeps it and says so. Whether the first try arrived and its answer was lost makes no difference:
 * its words are its key.
 * @param styles addresses of this build's style sheets
 */
export async function answerForm(request: Request, styles: string[]): Promise<Response> {
  const copy = request.clone()
  try {
    return await fetch(request)
  } catch {
    const { pathname, search } = new URL(request.url)
    await enqueue({ method: 'POST', path: pathname + search, body: await copy.text() })
    await askForSync()
    const locale = localeOf(request.url)
    const { waits, waitsAdvice } = messagesOf(locale)
    return staticPage({ locale, title: waits, body: `<p>${waitsAdvice}</p>`, status: 202, styles })
  }
}
