/** The statements by which stories change (docs/behaviour.md, "Content desk"). */
import { type SQL, sql } from 'drizzle-orm'
import type { StoryContent } from '../../../../domain/contract/desk-stories.ts'
import { LOCALES } from '../../../../domain/locale.ts'
import { type StoryAct, UNDATED } from '../../../../domain/statuses/story.ts'
import { valuesOf } from '../../../db/select.ts'
import { slugify } from '../../../db/slug.ts'
import { queueJob } from '../../../jobs/queue-job.ts'
import { invalidInput } from '../../http/problem.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'

export const STORY_JOB = 'story-texts'

/** Versions of a story that are stored. */
const STORED_VERSIONS = 100

/** @returns the slug, made of the first title that has letters for it, in the order of LOCALES; the id where none has */
export const storySlug = ({ titles }: StoryContent, id: string): string =>
  LOCALES.map((locale) => slugify(titles[locale])).find(Boolean) ?? id

const numOf = (id: string) => sql`(SELECT num FROM stories WHERE id = ${id})`

interface Version {
  id: string
  version: number
  act: 'saved' | StoryAct
  content: StoryContent
  author: number
}

/** Stores a version of a story, and deletes those before the latest hundred. */
export const recordVersion = ({ id, version, act, content, author }: Version): SQL[] => [
  sql`INSERT INTO story_versions (story, version, act, content, author, created_at)
    VALUES (${numOf(id)}, ${version}, ${act}, ${JSON.stringify(content)}, ${author}, ${Date.now()})`,
  sql`DELETE FROM story_versions WHERE story = ${numOf(id)} AND version <= ${version - STORED_VERSIONS}`,
]

const countOf = (values: readonly string[], found: SQL): SQL =>
  sql`(SELECT count(*) FROM ${found} WHERE id IN ${valuesOf(values)}) = ${new Set(values).size}`

/**
 * @returns the conditions that what a story names exists: tags, goods, categories, and a cover among the site's own pictures. Subjects that
 *   it had `before` are not checked again, as goods may have been deleted since
 */
export function refuseUnknownParts({ tags, subjects, cover }: StoryContent, before: StoryContent | null): Refusal[] {
  const isNew = ({ ref }: StoryContent['subjects'][number]) => !before?.subjects.some((one) => one.ref === ref)
  const named = (kind: string) => subjects.filter((one) => one.kind === kind && isNew(one)).map(({ ref }) => ref)
  const unknown = (path: string) => invalidInput([{ path, code: 'unknown', message: 'There is no such thing.' }])
  return [
    refuseUnless(countOf(tags, sql`tags`), unknown('tags')),
    refuseUnless(countOf(named('product'), sql`products`), unknown('subjects')),
    refuseUnless(countOf(named('category'), sql`categories`), unknown('subjects')),
    refuseUnless(
      sql`${cover} IS NULL OR EXISTS (SELECT 1 FROM files WHERE id = ${cover} AND uploaded_by IS NULL AND kind <> 'document')`,
      unknown('cover'),
    ),
  ]
}

/** Inserts a new story as a draft, of which readers see nothing. */
export const insertStory = (id: string, content: StoryContent): SQL =>
  sql`INSERT INTO stories (id, slug, titles, leads, bodies, published_at, stage, draft)
    VALUES (${id}, ${storySlug(content, id)}, '{}', '{}', '{}', ${UNDATED}, 'draft', ${JSON.stringify(content)})`

/** Publishes what was written, from a date on: with its tags, its subjects and its texts in the search index. */
export function approveStory(id: string, content: StoryContent, publishedAt: number): SQL[] {
  const { titles, leads, bodies, cover, coverAlts, tags, subjects } = content
  const story = numOf(id)
  return [
    sql`DELETE FROM story_tags WHERE story = ${story}`,
    sql`UPDATE stories SET slug = ${storySlug(content, id)}, titles = ${JSON.stringify(titles)}, leads = ${JSON.stringify(leads)},
      bodies = ${JSON.stringify(bodies)}, cover = ${cover}, cover_alts = ${JSON.stringify(coverAlts)}, published_at = ${publishedAt},
      withdrawn_at = NULL, stage = 'approved', draft = NULL WHERE id = ${id}`,
    sql`INSERT INTO story_tags (tag, story) SELECT num, ${story} FROM tags WHERE id IN ${valuesOf(tags)}`,
    sql`DELETE FROM story_subjects WHERE story = ${story}`,
    sql`INSERT OR IGNORE INTO story_subjects (story, kind, ref) SELECT ${story}, value ->> 'kind', value ->> 'ref'
      FROM json_each(${JSON.stringify(subjects)})`,
    queueJob({ name: `${STORY_JOB} ${id}`, kind: STORY_JOB, argument: { story: id } }, Date.now()),
  ]
}
