/** GET /api/operator/empty-searches: searches without results. */
import * as v from 'valibot'
import { Locale, PageMeta, PageParameters } from './values.ts'

export const EmptySearchQuery = v.object({ ...PageParameters })
export type EmptySearchQuery = v.InferOutput<typeof EmptySearchQuery>

const EmptySearch = v.object({
  query: v.pipe(v.string(), v.description('What was typed, in lower case'), v.examples(['drywall screw'])),
  locale: v.pipe(Locale, v.description('Language of the page')),
  times: v.pipe(v.number(), v.description('How often within a week'), v.examples([4])),
  last: v.pipe(v.string(), v.description('The last day on which it was'), v.examples(['2026-11-23'])),
})

export const EmptySearchList = v.object({ data: v.array(EmptySearch), meta: PageMeta })
export type EmptySearchList = v.InferOutput<typeof EmptySearchList>
