/** How often people opened the pages of an organization (docs/decisions/0012-views.md). */
import * as v from 'valibot'
import { Id, Localized } from '../schema.ts'

/** Days that are added up, today among them, and compared with as many before. */
export const DAYS = 30

export const PageViews = v.object({
  total: v.number(),
  before: v.number(),
  days: v.array(v.object({ date: v.string(), views: v.number() })),
  products: v.array(v.object({ id: v.string(), name: Localized, views: v.number() })),
})
export type PageViews = v.InferOutput<typeof PageViews>
export const PageViewsAnswer = v.object({ data: PageViews })

const Seen = v.optional(v.record(Id, v.pipe(v.number(), v.integer(), v.minValue(1))), {})

/** What an edge tells: views by id. */
export const SeenPages = v.object({ product: Seen, company: Seen })
export type SeenPages = v.InferOutput<typeof SeenPages>
