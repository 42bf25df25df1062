import type { Stores } from '../state/stores.tsx'
import { afterIdle } from './idle.ts'
import { keepSession } from './session/keep-session.ts'
import { installTooltip } from './tooltip.ts'

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
