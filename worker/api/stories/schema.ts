/** GET /api/stories */
import * as v from 'valibot'
import { Localized, PageMeta, Picture } from '../schema.ts'

export const StoryListQuery = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)), '1'),
  perPage: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(96)), '24'),
  locale: v.optional(v.string()),
})

export const TagRef = v.object({ id: v.string(), slug: v.string(), name: Localized })

export const StoryCard = v.object({
  id: v.string(),
  slug: v.string(),
  title: Localized,
  lead: Localized,
  cover: v.nullable(Picture),
  tags: v.array(TagRef),
  publishedAt: v.string(),
})
export type StoryCard = v.InferOutput<typeof StoryCard>

export const StoryList = v.object({ data: v.array(StoryCard), meta: PageMeta })
export type StoryList = v.InferOutput<typeof StoryList>
