import type { I18n } from '../../domain/i18n.ts'
import type { Stores } from '../state/stores.tsx'
import { installCompareTray } from './enhancements/compare-tray.ts'
import { followScroll } from './enhancements/head-on-scroll.ts'
import { installPictureFallback } from './enhancements/picture-fallback.ts'
import { datePrints } from './enhancements/printed-address.ts'
import { installSheets } from './enhancements/sheets.ts'
import { installTooltip } from './enhancements/tooltip.ts'
import { keepSession } from './session/keep-session.ts'
import { afterIdle } from './startup/idle.ts'
import { trackViewport } from './startup/viewport.ts'

/** Starts what can wait: its script is fetched after the page has been hydrated. */
export function startDeferred({ currentUser, favourites, viewport }: Stores, i18n: I18n): void {
  trackViewport(viewport, window)
  datePrints(i18n)
  installSheets(document)
  installPictureFallback(document)
  installTooltip(document)
  followScroll(window)
  installCompareTray(document, i18n)
  keepSession(currentUser, favourites)
  // A private window without IndexedDB has nothing to send, which is not an error.
  afterIdle(
    () =>
      void import('./offline/pending.ts')
        .then(({ showPendingRequests }) => showPendingRequests(favourites))
        .catch(() => {}),
  )
}
