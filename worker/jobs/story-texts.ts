import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { indexStories } from '../db/rebuild-search-index.ts'
import { defineJob, NOTHING } from './job.ts'

/** Makes a story be found by its texts, after it was published or changed. What readers may not see yet no search shows. */
export const storyTexts = defineJob({
  name: 'story-texts',
  // Id of the story.
  argument: v.object({ story: v.string() }),
  cursor: NOTHING,
  async step({ DB }, { argument }) {
    await indexStories(DB, 0, sql`stories.id = ${argument.story}`)
    return { done: argument.story }
  },
})
