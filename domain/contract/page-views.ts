/** How often people opened the pages of an organization (docs/decisions/0012-views.md). */
import * as v from 'valibot'
import { Id, Localized } from './values.ts'

/** Length of the period in days, today included; it is compared with an equally long period before. */
export const DAYS = 30

export const PageViews = v.object({
  total: v.number(),
  before: v.number(),
  days: v.array(v.object({ date: v.string(), views: v.number() })),
  products: v.array(v.object({ id: v.string(), name: Localized, views: v.number() })),
})
export type PageViews = v.InferOutput<typeof PageViews>
export const PageViewsResponse = v.object({ data: PageViews })

const Seen = v.optional(v.record(Id, v.pipe(v.number(), v.integer(), v.minValue(1))), {})

/** Number of views by id. */
const SeenPages = v.object({ product: Seen, company: Seen })
export type SeenPages = v.InferOutput<typeof SeenPages>

/** A report of one edge location: views of all visitors without an account together; `by` is the user for those with one. */
export const PageViewReport = v.pipe(v.array(v.object({ ...SeenPages.entries, by: v.optional(Id) })), v.maxLength(100))
export type PageViewReport = v.InferOutput<typeof PageViewReport>
