/** Bars that show what is queued until there is a network, what was refused, and that the list of favourites is full. */

import type { I18n } from '../../../domain/i18n.ts'
import { MAX_FAVOURITES } from '../../../domain/limits.ts'
import { href } from '../../../domain/routes.ts'
import type { Favourites } from '../../state/favourites.ts'
import { loadMessages } from '../messages.ts'
import { type Bar, showBar } from './bar.ts'
import { draftKey } from './draft-key.ts'
import { deliverQueue } from './queue/deliver.ts'
import { currentPerson } from './queue/person.ts'
import { dequeue, hasQueue, isFor, QUEUE, readQueue, type WaitingRequest } from './queue/queue.ts'

async function paint(): Promise<void> {
  const [all, person, i18n] = await Promise.all([readQueue(), currentPerson(), loadMessages()])
  const queued = all.filter((one) => isFor(one, person))
  const sent = queued.find((form) => form.sent !== undefined)
  const refused = queued.find((form) => form.refused !== undefined)
  const n = queued.filter((form) => form.refused === undefined && form.sent === undefined).length
  showBar('waiting', n > 0 ? { text: i18n.t('device.waiting', { n }), buttons: [] } : null)
  showBar('sent', sent ? sentBar(sent, i18n) : null)
  showBar('refused', refused ? refusedBar(refused, i18n) : null)
}

const forget = ({ id }: WaitingRequest) => dequeue(id).then(paint)

/** Deletes the draft as well, since the form may have been sent by another tab or by the service worker. */
function sentBar(form: WaitingRequest, { t }: I18n): Bar {
  const { path, body, owner, sent = '' } = form
  const fields = new URLSearchParams(body)
  localStorage.removeItem(draftKey(new URL(path, location.origin), (name) => fields.get(name), owner))
  return {
    text: t('device.sent'),
    buttons: [
      { label: t('device.confirmation'), press: () => void forget(form).then(() => location.assign(sent)) },
      { label: t('device.close'), press: () => void forget(form) },
    ],
  }
}

const refusedBar = (form: WaitingRequest, { t }: I18n): Bar => ({
  text: t('device.refused'),
  buttons: [
    { label: t('device.open'), press: () => postAgain(form) },
    { label: t('device.discard'), press: () => void forget(form) },
  ],
})

/** Posts a refused form from here: the response is the form with all that was typed and what to correct. */
function postAgain({ path, body }: WaitingRequest): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = path
  for (const [name, value] of new URLSearchParams(body)) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}

/**
 * Stops a click that would add one favourite too many before it reaches app/enhancements/favourite-buttons.ts, which
 * would drop the oldest. It is in this late script to keep it out of the first load.
 */
function refuseBeyond(favourites: Favourites): void {
  const onPress = (event: MouseEvent) => {
    const heart = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[data-heart]')
    if (!heart || favourites.ids.length < MAX_FAVOURITES || favourites.ids.includes(heart.value)) return
    event.stopPropagation()
    void showFull()
  }
  document.addEventListener('click', onPress, true)
}

/** Shows that the list of favourites is full. */
export async function showFull(): Promise<void> {
  const { t, locale } = await loadMessages()
  const open = { label: t('favourites.title'), press: () => location.assign(href('favourites', locale)) }
  const close = { label: t('device.later'), press: () => showBar('full', null) }
  showBar('full', { text: t('device.full', { n: MAX_FAVOURITES }), buttons: [open, close] })
}

/** Asks the service worker to redirect the page that shows this form as waiting. */
const redirectWaitingPage = ({ id, page, sent }: WaitingRequest): void =>
  navigator.serviceWorker?.controller?.postMessage({ settled: { id, page, sent } })

/** Sends the queue, and shows what remains in it. */
const deliverAndPaint = () => deliverQueue(redirectWaitingPage).then(paint, paint)

/**
 * Shows the queue and sends it when there is a network: at the start, on reconnection, and when the service worker
 * reports a change.
 */
export async function showPendingRequests(favourites: Favourites): Promise<void> {
  refuseBeyond(favourites)
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === QUEUE) void paint()
  })
  addEventListener('online', () => void hasQueue().then((there) => (there ? deliverAndPaint() : undefined)))
  addEventListener(QUEUE, () => void paint())
  if (!(await hasQueue())) return
  await (navigator.onLine ? deliverAndPaint() : paint())
}
