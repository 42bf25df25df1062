import type { Stores } from '../state/stores.tsx'
import { installTooltip } from './enhancements/tooltip.ts'
import { keepSession } from './session/keep-session.ts'
import { afterIdle } from './startup/idle.ts'

/** What a visitor can do without for a moment: fetched when the page answers already. */
export function later({ favourites }: Stores): void {
  installTooltip(document)
  keepSession(favourites)
  // What a private window refuses to keep is no failure.
  afterIdle(
    () =>
      void import('./offline/pending.ts')
        .then(({ showPendingRequests }) => showPendingRequests(favourites))
        .catch(() => {}),
  )
}
