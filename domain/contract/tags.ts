/** GET /api/tags */
import * as v from 'valibot'
import { TagRef } from './stories.ts'

/** Tags of published stories, most stories first. */
export const TagList = v.object({ data: v.array(v.object({ ...TagRef.entries, count: v.number() })) })
export type TagList = v.InferOutput<typeof TagList>
