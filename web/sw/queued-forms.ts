import type { Locale } from '../../domain/locale.ts'
import { bodyWithStoredFiles, deliverQueue, isTransient } from '../app/offline/queue/deliver.ts'
import { currentPerson } from '../app/offline/queue/person.ts'
import {
  dequeue,
  dequeueSame,
  enqueue,
  hasQueue,
  isFor,
  QUEUE,
  type QueuedRequest,
  queuedSame,
  type WaitingRequest,
} from '../app/offline/queue/queue.ts'
import { SENT } from '../app/offline/sent-draft.ts'
import { PUBLIC_PAGE_CACHE } from './cached-pages.ts'
import { escapeHtml, localeOf, MESSAGES } from './messages.ts'
import { offlinePage } from './offline-page.ts'
import { staticPage } from './static-page.ts'

declare const self: ServiceWorkerGlobalScope

/** Background Synchronization (WICG); not in TypeScript's library. */
interface WithSync {
  sync: { register(tag: string): Promise<void> }
}
const hasSync = (registration: object): registration is WithSync => 'sync' in registration

/** Forms that may be sent later without changing their meaning: an inquiry, a lead, the draft of a product. */
const QUEUEABLE = /^\/\w\w\/(?:inquiry(?:\/suppliers)?|talp|liaozhong|profile\/product\/new)$/

/** Encodings of a form: the second one has room for files, which only an inquiry may have. */
const PLAIN = 'application/x-www-form-urlencoded'
const WITH_FILES = /^multipart\/form-data/

/** Whether a request posts a form that may wait for a network. */
export function isQueueable({ method, mode, url, headers }: Request): boolean {
  const type = headers.get('Content-Type') ?? ''
  const { pathname } = new URL(url)
  const isForm = type === PLAIN || (WITH_FILES.test(type) && /\/inquiry/.test(pathname))
  return method === 'POST' && mode === 'navigate' && QUEUEABLE.test(pathname) && isForm
}

/** @returns the fields of a form, encoded as one without files, and its files */
async function readForm(request: Request): Promise<Pick<QueuedRequest, 'body' | 'files'>> {
  if (request.headers.get('Content-Type') === PLAIN) return { body: await request.text() }
  const fields = new URLSearchParams()
  const files: NonNullable<QueuedRequest['files']> = []
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') fields.append(name, value)
    else if (value.size > 0) files.push({ name: value.name, key: crypto.randomUUID(), file: value })
  }
  return { body: String(fields), ...(files.length > 0 && { files }) }
}

/**
 * Has the browser wake this script when there is a network; where it cannot, the next page sends the queue
 * (web/app/offline/).
 */
export async function requestSync(): Promise<void> {
  const { registration } = self
  if (hasSync(registration)) await registration.sync.register('outbox').catch(() => undefined)
}

/**
 * Redirects the page that shows a form as waiting: to the confirmation of an accepted form, which is then seen; a refused one it posts
 * once more, to show the form with its errors. A page that was closed needs nothing; the next page shows the result.
 */
export async function redirectWaitingPage({
  id,
  page,
  sent,
}: Pick<WaitingRequest, 'id' | 'page' | 'sent'>): Promise<void> {
  const client = page ? await self.clients.get(page) : undefined
  if (!client) return
  if (sent !== undefined) await dequeue(id)
  client.postMessage({ [SETTLED]: sent ?? '' })
}

async function notifyPages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(QUEUE)
}

/** Sends what is queued and notifies the pages, which show it. @throws Error where something is still queued */
export async function deliverAndNotify(): Promise<void> {
  try {
    await deliverQueue(redirectWaitingPage)
  } finally {
    await notifyPages()
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

/** Key of a message to the page of a waiting form: the address of its confirmation, '' where it was refused. */
const SETTLED = 'settled'

/**
 * Script of the page of a waiting form, for browsers without Background Sync and for forms that another tab has sent.
 */
const SCRIPT = `const { serviceWorker } = navigator
const deliver = () => navigator.onLine && serviceWorker.controller?.postMessage('deliver')
addEventListener('online', deliver)
document.addEventListener('visibilitychange', deliver)
setInterval(deliver, 30000)
serviceWorker.addEventListener('message', ({ data: { ${SETTLED}: place } }) => {
  if (place) {
    localStorage.removeItem(sessionStorage.getItem('${SENT}'))
    location.replace(place)
  }
  else if (place === '') document.forms[0].submit()
})
serviceWorker.startMessages()`

/** The waiting form with a button that sends it. */
function waitingForm({ path, body }: QueuedRequest, send: string): string {
  const fields = [...new URLSearchParams(body)].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${escapeHtml(path)}">${fields.join('')}<p><button class="button primary">${send}</button></p></form>`
}

async function waitingPage(form: QueuedRequest, locale: Locale): Promise<Response> {
  const { waits, waitsAdvice, sendNow } = MESSAGES[locale]
  const back = await wayBack(new URLSearchParams(form.body).get('product'), locale)
  const body = `<p>${waitsAdvice}</p>${waitingForm(form, sendNow)}${back}`
  return staticPage({ locale, title: waits, body, status: 202, script: SCRIPT })
}

/** Instead of sending a form that another person wrote on this device: it waits for their next session. */
const othersPage = (locale: Locale): Response => {
  const { waits, others } = MESSAGES[locale]
  return staticPage({ locale, title: waits, body: `<p>${others}</p>`, status: 412 })
}

/** Removes a form from the queue once its response is shown. */
async function forgetSeen(form: QueuedRequest): Promise<void> {
  if (await dequeueSame(form)) await notifyPages()
}

/** The page of a waiting form posts its fields alone: its files are here. The browser follows the redirect, as after every form. */
const postWhole = async (form: QueuedRequest): Promise<Response> =>
  fetch(form.path, {
    method: 'POST',
    headers: { 'Content-Type': PLAIN },
    body: await bodyWithStoredFiles(form),
    redirect: 'manual',
  })

/**
 * Posts a form; without a network queues it and says so. If the form had arrived and only the response was lost,
 * sending it again changes nothing, since its idempotency key is made of its text.
 */
export async function respondWithForm(event: FetchEvent): Promise<Response> {
  const { request, resultingClientId } = event
  const { pathname, search } = new URL(request.url)
  const copy = request.clone()
  const locale = localeOf(request.url)
  const owner = await currentPerson()
  let fields: ReturnType<typeof readForm> | undefined
  const form = async () => {
    fields ??= readForm(copy)
    const sending = { path: pathname + search, ...(await fields), owner: owner ?? '', page: resultingClientId }
    return { method: 'POST' as const, at: Date.now(), ...sending }
  }
  const isWaiting = await hasQueue()
  const queued = isWaiting ? await queuedSame(await form()) : undefined
  if (queued && !isFor(queued, owner)) return othersPage(locale)
  try {
    const response = await (queued?.files ? postWhole(queued) : fetch(request))
    if (isWaiting && !isTransient(response.status)) event.waitUntil(form().then(forgetSeen))
    return response
  } catch {
    // Where the owner cannot be determined, nothing is queued; the draft is on the device anyway.
    if (owner === null) return offlinePage(request.url)
    const waiting = await form()
    await enqueue(waiting)
    await requestSync()
    return waitingPage(waiting, locale)
  }
}
