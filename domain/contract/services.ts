/** GET /api/services */
import * as v from 'valibot'
import { CategoryRef, Localized } from './values.ts'

export const Service = v.object({
  ...CategoryRef.entries,
  parent: v.nullable(v.string()),
  level: v.number(),
  about: v.nullable(Localized),
  /** Active companies that offer this service or one below it. */
  count: v.number(),
})
export type Service = v.InferOutput<typeof Service>

/** The whole tree as a flat list, parents before children, in the order it is shown. */
export const ServiceTree = v.object({ data: v.array(Service) })
