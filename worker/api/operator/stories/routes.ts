/** /api/operator/stories: guides and news, from the first draft until they are withdrawn (docs/behaviour.md, "Content desk"). */
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  DeskStories,
  DeskStoriesQuery,
  DeskStoryResponse,
  NewStoryPicture,
  StoryContent,
  StoryStep,
  StoryVersionContent,
  StoryVersions,
} from '../../../../domain/contract/desk-stories.ts'
import { MAX_STORY_PICTURES } from '../../../../domain/limits.ts'
import { UNDATED } from '../../../../domain/statuses/story.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { runSoon } from '../../../jobs/queue-job.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn, orNotFound } from '../../http/id.ts'
import { describeGet, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { editResult, sendVersioned, unchangedRow } from '../../http/writes/version.ts'
import {
  contentOf,
  type FoundStory,
  readDeskStories,
  readStoryOnDesk,
  readVersion,
  readVersions,
  toDeskStory,
} from './queries.ts'
import { storyStep } from './step.ts'
import { insertStory, recordVersion, refuseUnknownParts, STORY_JOB, storySlug } from './writes.ts'

const TAG = 'stories'
const UNKNOWN = 'story.unknown'

/** The conditions of an edit, and the story with its next version. */
function edited(c: Context<ApiEnv>, found: FoundStory) {
  const { num, version } = found.row
  const raise = sql`UPDATE stories SET version = ${version + 1} WHERE num = ${num}`
  return { conditions: unchangedRow(c, 'stories', num, version), raise, version: version + 1 }
}

const respond = (found: FoundStory, status: 200 | 201 = 200) =>
  editResult(status, toDeskStory(found), found.row.version)

export const deskStories = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'All stories as they are written, the latest first', DeskStories),
    requires('story.read'),
    query(DeskStoriesQuery),
    async (c) => c.json(await readDeskStories(database(c.env.DB), c.req.valid('query'), c.var.locale)),
  )
  .post(
    '/',
    describeWrite(TAG, 'Begins a story: a draft that readers do not see', { 201: DeskStoryResponse }),
    requires('story.edit'),
    body(StoryContent),
    async (c) => {
      const content = c.req.valid('json')
      const id = newId()
      const author = signedIn(c).num
      const row = {
        num: 0,
        id,
        slug: storySlug(content, id),
        titles: {},
        leads: {},
        bodies: {},
        cover: null,
        coverAlts: {},
        publishedAt: UNDATED,
        withdrawnAt: null,
        version: 1,
        stage: 'draft' as const,
        draft: content,
      }
      const writes = [
        ...refuseUnknownParts(content, null),
        insertStory(id, content),
        ...recordVersion({ id, version: 1, act: 'saved', content, author }),
      ]
      return commit(c, writes, respond({ row, tags: [], subjects: [], pictures: [] }, 201))
    },
  )
  .get(
    '/:id',
    describeGet(TAG, 'A story in all languages, as it is written', DeskStoryResponse, { unknown: true }),
    requires('story.read'),
    async (c) => {
      const entry = toDeskStory(await loadOwn(c, UNKNOWN, readStoryOnDesk))
      return sendVersioned(c, entry, entry.version)
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Saves what is written, with all of its parts, as a draft; readers see it once it is published',
      { 200: DeskStoryResponse },
      EDIT_FAILURES,
    ),
    requires('story.edit'),
    body(StoryContent),
    async (c) => {
      const found = await loadOwn(c, UNKNOWN, readStoryOnDesk)
      const content = c.req.valid('json')
      const { conditions, raise, version } = edited(c, found)
      const { id, num } = found.row
      const writes = [
        ...conditions,
        ...refuseUnknownParts(content, contentOf(found)),
        raise,
        sql`UPDATE stories SET draft = ${JSON.stringify(content)}, stage = 'draft' WHERE num = ${num}`,
        ...recordVersion({ id, version, act: 'saved', content, author: signedIn(c).num }),
      ]
      return commit(c, writes, respond({ ...found, row: { ...found.row, version, draft: content, stage: 'draft' } }))
    },
  )
  .patch(
    '/:id/status',
    describeWrite(
      TAG,
      'Sends a story to its review and back, publishes it now or on a day, withdraws it (its page is a 410), or brings it back',
      { 200: DeskStoryResponse },
      {
        ...EDIT_FAILURES,
        409: '`status.refused`: not one of `acts`; `story.incomplete`: it is not whole in a language, or a picture does not say what it shows',
      },
    ),
    requires('story.publish'),
    body(StoryStep),
    async (c) => {
      const found = await loadOwn(c, UNKNOWN, readStoryOnDesk)
      const step = c.req.valid('json')
      const { conditions, raise, version } = edited(c, found)
      const { row, writes } = storyStep(found, step, Date.now())
      const content = contentOf(found)
      const { id } = found.row
      const noted = recordVersion({ id, version, act: step.act, content, author: signedIn(c).num })
      const response = await commit(
        c,
        [...conditions, raise, ...writes, ...noted],
        respond({ ...found, tags: content.tags, subjects: content.subjects, row: { ...row, version } }),
      )
      await runSoon(c, [STORY_JOB])
      return response
    },
  )
  .post(
    '/:id/pictures',
    describeWrite(
      TAG,
      'Gives an upload to a story, for its text and its cover: it belongs to the site from now on, and its address is public',
      { 201: DeskStoryResponse },
      { 404: 'No such story', 409: `There are ${MAX_STORY_PICTURES} already: \`pictures.too-many\`` },
    ),
    requires('story.edit'),
    body(NewStoryPicture),
    async (c) => {
      const db = database(c.env.DB)
      const found = await loadOwn(c, UNKNOWN, readStoryOnDesk)
      const { file } = c.req.valid('json')
      const { num } = found.row
      const own = sql`id = ${file} AND uploaded_by = ${signedIn(c).num} AND kind <> 'document'`
      const isKnown = found.pictures.some(({ id }) => id === file)
      const [picture] = isKnown
        ? []
        : await db.all<FoundStory['pictures'][number]>(sql`SELECT id, kind, width, height FROM files WHERE ${own}`)
      if (!picture && !isKnown) throw new AppError('file.unknown', 422)
      const pictures = [...found.pictures, ...(picture ? [picture] : [])]
      const writes = [
        refuseUnless(
          sql`(SELECT count(*) FROM story_files WHERE story = ${num}) < ${MAX_STORY_PICTURES}`,
          new AppError('pictures.too-many', 409),
        ),
        sql`INSERT OR IGNORE INTO story_files (story, file) SELECT ${num}, id FROM files WHERE ${own}`,
        sql`UPDATE files SET uploaded_by = NULL, company = NULL WHERE ${own}`,
      ]
      return commit(c, writes, respond({ ...found, pictures }, 201))
    },
  )
  .get(
    '/:id/versions',
    describeGet(TAG, 'What was done to a story, the latest first', StoryVersions, { unknown: true }),
    requires('story.read'),
    async (c) => {
      const { row } = await loadOwn(c, UNKNOWN, readStoryOnDesk)
      return c.json({ data: await readVersions(database(c.env.DB), row.num) })
    },
  )
  .get(
    '/:id/versions/:version',
    describeGet(TAG, 'What a story was in an earlier version', StoryVersionContent, { unknown: true }),
    requires('story.read'),
    async (c) => {
      const { row } = await loadOwn(c, UNKNOWN, readStoryOnDesk)
      const version = Number(c.req.param('version'))
      return c.json({ data: orNotFound(await readVersion(database(c.env.DB), row.num, version), UNKNOWN) })
    },
  )
