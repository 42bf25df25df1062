/** Bars that show what waits for the network, what was refused, and that the list of favourites is full. */

import { MAX_FAVOURITES } from '../../../domain/limits.ts'
import { href } from '../../../domain/routes.ts'
import type { Favourites } from '../../state/favourites.ts'
import { loadMessages } from '../messages.ts'
import { showBar } from './bar.ts'
import { deliver } from './queue/deliver.ts'
import { dequeue, QUEUE, readQueue, type Waiting } from './queue/queue.ts'

async function paint(): Promise<void> {
  const [waiting, { t }] = await Promise.all([readQueue(), loadMessages()])
  const refused = waiting.find((sending) => sending.refused !== undefined)
  const n = waiting.filter((sending) => sending.refused === undefined).length
  showBar('waiting', n > 0 ? { text: t('device.waiting', { n }), buttons: [] } : null)
  showBar('refused', refused ? refusedBar(refused, t('device.refused'), t('device.open'), t('device.discard')) : null)
}

const refusedBar = ({ id, path }: Waiting, text: string, open: string, discard: string) => ({
  text,
  buttons: [
    { label: open, press: () => location.assign(path) },
    { label: discard, press: () => void dequeue(id).then(paint) },
  ],
})

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

/** Sends the queue, and shows what remains in it. */
const deliverAndPaint = () => deliver().then(paint, paint)

/** Whether this browser has ever queued anything: opening the database would create it. */
async function isThere(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === QUEUE)
}

/**
 * Shows the queue and sends it when there is a network: at the start, on reconnection, and when the service worker
 * reports a change.
 */
export async function showPendingRequests(favourites: Favourites): Promise<void> {
  refuseBeyond(favourites)
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === QUEUE) void paint()
  })
  addEventListener('online', () => void isThere().then((there) => (there ? deliverAndPaint() : undefined)))
  addEventListener(QUEUE, () => void paint())
  if (!(await isThere())) return
  await (navigator.onLine ? deliverAndPaint() : paint())
}
