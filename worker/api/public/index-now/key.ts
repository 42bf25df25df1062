import type { Bindings } from '../../../bindings.ts'

/** The protocol's own rule: letters, digits and dashes, 8 to 128 of them. */
const KEY = /^[a-zA-Z0-9-]{8,128}$/

/** @returns the key that stands at /{key}.txt, by which search engines know whose word it is; null: none that can be one */
export const indexNowKey = ({ INDEXNOW_KEY }: Pick<Bindings, 'INDEXNOW_KEY'>): string | null =>
  INDEXNOW_KEY !== undefined && KEY.test(INDEXNOW_KEY) ? INDEXNOW_KEY : null
