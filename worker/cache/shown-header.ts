/**
 * Header with which a public page that lists products is rendered and cached: their ids, separated by commas. It never reaches a browser: they are
 * counted as shown after the response (worker/middleware/count-response.ts).
 */
export const SHOWN_HEADER = 'X-Shown'

/** Removes the header. @returns the ids that it had; null for none */
export function takeShownIds(headers: Headers): string | null {
  const ids = headers.get(SHOWN_HEADER)
  if (ids !== null) headers.delete(SHOWN_HEADER)
  return ids
}
