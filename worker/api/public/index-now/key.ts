import type { Bindings } from '../../../bindings.ts'

/** The protocol's own rule: letters, digits and dashes, 8 to 128 of them. */
const KEY = /^[a-zA-Z0-9-]{8,128}$/

/** @returns the key that is served at /{key}.txt, which proves to search engines that the site sent the addresses; null: not a valid one */
export const indexNowKey = ({ INDEXNOW_KEY }: Pick<Bindings, 'INDEXNOW_KEY'>): string | null =>
  INDEXNOW_KEY !== undefined && KEY.test(INDEXNOW_KEY) ? INDEXNOW_KEY : null
