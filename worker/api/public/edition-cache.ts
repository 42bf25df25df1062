/** `Cache-Control` of what is read from the current edition of a classifier: another one may be applied at any time. */
export const CURRENT_EDITION = 'public, max-age=300, stale-while-revalidate=86400'
