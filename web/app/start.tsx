import { hydrateRoot } from 'react-dom/client'
import { createStores } from '../state/stores.tsx'
import { App } from './app.tsx'
import { installEnhancements } from './enhancements/install.ts'
import type { Payload } from './page/page.ts'
import { preparePage } from './page/prepare-page.ts'
import { afterIdle } from './startup/idle.ts'

/** Preact moves deferred slots into place in the next frame; hydrating earlier would find their fallbacks. */
const settled = () =>
  document.querySelector('preact-island') ? new Promise((done) => requestAnimationFrame(done)) : null

const cacheFiles = () =>
  void import('./offline/service-worker.ts').then(({ registerServiceWorker }) => registerServiceWorker())

/** Hydrates the document. Resolves when the app responds to clicks. */
export async function start(): Promise<void> {
  const root = document.getElementById('app')
  const text = document.getElementById('payload')?.textContent
  if (!root || !text) return
  const payload: Payload = JSON.parse(text)
  const page = await preparePage(payload)
  if (import.meta.env.TINY) await settled()
  const stores = createStores()
  await new Promise<void>((ready) => {
    hydrateRoot(root, <App first={page} stores={stores} onReady={ready} />, {
      onRecoverableError: (error) => console.error('hydration', error),
    })
  })
  installEnhancements(document, stores, page.i18n)
  void import('./start-deferred.ts').then(({ startDeferred }) => startDeferred(stores, page.i18n))
  if (import.meta.env.PROD && import.meta.env.SERVICE_WORKER) afterIdle(cacheFiles)
}
