/** The frame's live region (layouts/default.tsx). */
export const LIVE_REGION = 'announcements'

/** Has a screen reader read a short message aloud: the effect of a click that is visible elsewhere on the page. */
export function announce(message: string): void {
  const region = document.getElementById(LIVE_REGION)
  if (region) region.textContent = message
}
