/** Fields that a product and its variants both have. */
import * as v from 'valibot'
import { whole } from './values.ts'

/** Days until the goods leave the factory. */
export const LeadDays = v.pipe(
  v.object({ from: whole(0, 1000), to: whole(0, 1000) }),
  v.check(({ from, to }) => from <= to, 'order'),
)

/** Digits only. */
export const TnvedCode = v.pipe(v.string(), v.regex(/^\d{4,10}$/))
