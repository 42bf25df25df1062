/** What waits for the network, shown as long as it does (web/outbox/). */
import { deliver } from '../../outbox/deliver.ts'
import { OUTBOX, readOutbox, removeSending, type Waiting } from '../../outbox/outbox.ts'
import { showBar } from './bar.ts'
import { ownWords } from './own-words.ts'

async function paint(): Promise<void> {
  const [waiting, { t }] = await Promise.all([readOutbox(), ownWords()])
  const refused = waiting.find((sending) => sending.refused !== undefined)
  const n = waiting.filter((sending) => sending.refused === undefined).length
  showBar('waiting', n > 0 ? { text: t('device.waiting', { n }), buttons: [] } : null)
  showBar('refused', refused ? refusedBar(refused, t('device.refused'), t('device.open'), t('device.discard')) : null)
}

const refusedBar = ({ id, path }: Waiting, text: string, open: string, discard: string) => ({
  text,
  buttons: [
    { label: open, press: () => location.assign(path) },
    { label: discard, press: () => void removeSending(id).then(paint) },
  ],
})

/** Sends what waits; where some of it has to wait on, it is shown. */
const deliverAndPaint = () => deliver().then(paint, paint)

/** Whether anything was ever put off in this browser: opening the outbox would make it. */
async function isThere(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === OUTBOX)
}

/** Shows what waits and sends it when there is a network: on start, on reconnection, and when the service worker tells of some. */
export async function keepOutbox(): Promise<void> {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === OUTBOX) void paint()
  })
  addEventListener('online', () => void isThere().then((there) => (there ? deliverAndPaint() : undefined)))
  addEventListener(OUTBOX, () => void paint())
  if (!(await isThere())) return
  await (navigator.onLine ? deliverAndPaint() : paint())
}
