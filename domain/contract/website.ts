/** The address of a company's own site, typed with its scheme or without. */
import * as v from 'valibot'
import { publicAddress } from '../public-address.ts'

const withScheme = (text: string): string => (/^https?:/i.test(text) ? text : `https://${text}`)
export const Website = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.check((text) => publicAddress(withScheme(text)) !== null, 'format'),
  v.transform((text) => publicAddress(withScheme(text))?.href ?? ''),
)
