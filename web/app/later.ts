import type { Stores } from '../state/stores.tsx'
import { installCompareTray } from './enhancements/compare-tray.ts'
import { followScroll } from './enhancements/head-on-scroll.ts'
import { installTooltip } from './enhancements/tooltip.ts'
import { keepSession } from './session/keep-session.ts'
import { afterIdle } from './startup/idle.ts'

/** Starts what can wait: its script is fetched after the page has been hydrated. */
export function later({ currentUser, favourites }: Stores): void {
  installTooltip(document)
  followScroll(window)
  installCompareTray(document)
  keepSession(currentUser, favourites)
  // A private window without IndexedDB has nothing to send, which is not an error.
  afterIdle(
    () =>
      void import('./offline/pending.ts')
        .then(({ showPendingRequests }) => showPendingRequests(favourites))
        .catch(() => {}),
  )
}
