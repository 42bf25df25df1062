import { hydrateRoot } from 'react-dom/client'
import type { AppData } from '../../worker/api/app-data/schema.ts'
import { createStores } from '../state/stores.tsx'
import { App } from './app.tsx'
import { readDocumentDeferred } from './document-deferred.ts'
import { afterIdle } from './idle.ts'
import type { Payload } from './page.ts'
import { preparePage } from './prepare-page.ts'
import { keepViewport } from './viewport.ts'

interface DocumentState {
  payload: Payload
  appData: AppData | null
}

/** Preact moves late sections into place in the next frame; hydrating before that would meet the skeletons. */
const settled = () =>
  import.meta.env.TINY && document.querySelector('preact-island')
    ? new Promise((done) => requestAnimationFrame(done))
    : null

const keepFiles = () => void import('./service-worker.ts').then(({ registerServiceWorker }) => registerServiceWorker())

/** Hydrates the document. Resolves when a press is answered by the app. */
export async function start(): Promise<void> {
  const root = document.getElementById('app')
  const state = document.getElementById('payload')?.textContent
  if (!root || !state) return
  const { payload, appData }: DocumentState = JSON.parse(state)
  const page = await preparePage(payload, readDocumentDeferred)
  await settled()
  const stores = createStores()
  await new Promise<void>((ready) => {
    hydrateRoot(root, <App first={page} stores={stores} appData={appData} onReady={ready} />, {
      onRecoverableError: (error) => console.error('hydration', error),
    })
  })
  // Hints are the last thing a visitor needs.
  void import('./tooltip.ts').then(({ installTooltip }) => installTooltip(document))
  keepViewport(stores.viewport, window)
  if (import.meta.env.PROD && import.meta.env.SERVICE_WORKER) afterIdle(keepFiles)
}
