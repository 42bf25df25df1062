import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { indexStories } from '../db/rebuild-search-index.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Updates the search index for a story, after it was published or changed. Stories that readers may not see yet are not found. */
export const storyTexts = defineJob({
  name: 'story-texts',
  // Id of the story.
  argument: v.object({ story: v.string() }),
  cursor: NO_VALUE,
  async step({ DB }, { argument }) {
    await indexStories(DB, 0, sql`stories.id = ${argument.story}`)
    return { done: argument.story }
  },
})
