/** The frame's live region (layouts/default.tsx). */
export const LIVE_REGION = 'announcements'

/** Has a short message read aloud: what a press has changed, where that is not in the place of the press. */
export function announce(message: string): void {
  const region = document.getElementById(LIVE_REGION)
  if (region) region.textContent = message
}
