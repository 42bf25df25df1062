import type { Stores } from '../state/stores.tsx'
import { installTooltip } from './enhancements/tooltip.ts'
import { keepSession } from './session/keep-session.ts'
import { afterIdle } from './startup/idle.ts'

/** What a visitor can do without for a moment: its script comes after the page has been hydrated. */
export function later({ currentUser, favourites }: Stores): void {
  installTooltip(document)
  keepSession(currentUser, favourites)
  // A private window without IndexedDB has nothing to send: that is no failure.
  afterIdle(
    () =>
      void import('./offline/pending.ts')
        .then(({ showPendingRequests }) => showPendingRequests(favourites))
        .catch(() => {}),
  )
}
