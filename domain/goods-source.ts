/** Where imports that run by themselves get goods from, as it is stored: an exchange with 1C, or the feed with an id. */

const FEED = 'feed:'

export const feedSource = (id: string): string => FEED + id

/** @returns the id of the feed; null for an exchange */
export const feedIdOf = (source: string): string | null => (source.startsWith(FEED) ? source.slice(FEED.length) : null)
