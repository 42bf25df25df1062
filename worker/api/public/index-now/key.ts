import type { Bindings } from '../../../bindings.ts'

/** The protocol's rule: 8 to 128 letters, digits and dashes. */
const KEY = /^[a-zA-Z0-9-]{8,128}$/

/**
 * @returns the key served at /{key}.txt, which proves to search engines that the site sent the URLs; null if invalid.
 */
export const indexNowKey = ({ INDEXNOW_KEY }: Pick<Bindings, 'INDEXNOW_KEY'>): string | null =>
  INDEXNOW_KEY !== undefined && KEY.test(INDEXNOW_KEY) ? INDEXNOW_KEY : null
