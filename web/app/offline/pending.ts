/** The bars that say what waits for the network, what was refused, and that there is no room for another favourite. */

import { MAX_FAVOURITES } from '../../../domain/limits.ts'
import { href } from '../../../domain/routes.ts'
import type { Favourites } from '../../state/favourites.ts'
import { showBar } from './bar.ts'
import { ownMessages } from './messages.ts'
import { deliver } from './queue/deliver.ts'
import { dequeue, QUEUE, readQueue, type Waiting } from './queue/queue.ts'

async function paint(): Promise<void> {
  const [waiting, { t }] = await Promise.all([readQueue(), ownMessages()])
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
 * A press that would keep one more than there is room for: it does not reach the hearts (app/enhancements/favourite-buttons.ts), which would drop
 * the oldest. Here, so that a first load has none of it.
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

/** Says that one more favourite was wanted, and that there is no room. */
export async function showFull(): Promise<void> {
  const { t, locale } = await ownMessages()
  const open = { label: t('favourites.title'), press: () => location.assign(href('favourites', locale)) }
  const close = { label: t('device.later'), press: () => showBar('full', null) }
  showBar('full', { text: t('device.full', { n: MAX_FAVOURITES }), buttons: [open, close] })
}

/** Sends what waits; where some of it has to wait on, it is shown. */
const deliverAndPaint = () => deliver().then(paint, paint)

/** Whether anything was ever put off in this browser: opening the outbox would make it. */
async function isThere(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === QUEUE)
}

/** Shows what waits and sends it when there is a network: on start, on reconnection, and when the service worker tells of some. */
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
