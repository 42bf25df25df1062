import { type SQL, sql } from 'drizzle-orm'
import type {
  DeskStories,
  DeskStoriesQuery,
  DeskStoryDetails,
  StoryContent,
  StorySubject,
  StoryVersion,
} from '../../../../domain/contract/desk-stories.ts'
import { byLocale, type Locale } from '../../../../domain/locale.ts'
import { type StoryStage, storyActs, storyStatus, UNDATED } from '../../../../domain/statuses/story.ts'
import { completenessOf } from '../../../../domain/story-completeness.ts'
import type { Text } from '../../../../domain/text.ts'
import { inEachLanguage } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { type FileKind, stories } from '../../../db/schema.ts'
import { decoded } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { toPicture } from '../../public/pictures.ts'
import { pageByKey } from '../desk-lists/page-by-key.ts'

type StoryRow = typeof stories.$inferSelect

interface PictureRow {
  id: string
  kind: FileKind
  width: number | null
  height: number | null
}

/** A story with what belongs to it. */
export interface FoundStory {
  row: StoryRow
  tags: string[]
  subjects: StorySubject[]
  pictures: PictureRow[]
}

/** @returns undefined for an unknown id */
export async function readStoryOnDesk(db: Database, id: string): Promise<FoundStory | undefined> {
  const [found] = await db
    .select({
      row: stories,
      tags: decoded<string[]>(
        sql`(SELECT json_group_array(t.id) FROM story_tags AS st CROSS JOIN tags AS t ON t.num = st.tag WHERE st.story = stories.num)`,
        'tags',
      ),
      subjects: decoded<StorySubject[]>(
        sql`(SELECT json_group_array(json_object('kind', kind, 'ref', ref)) FROM story_subjects WHERE story = stories.num)`,
        'subjects',
      ),
      pictures: decoded<PictureRow[]>(
        sql`(SELECT json_group_array(json_object('id', f.id, 'kind', f.kind, 'width', f.width, 'height', f.height)) FROM files AS f
          WHERE f.id = stories.cover OR f.id IN (SELECT file FROM story_files WHERE story = stories.num))`,
        'pictures',
      ),
    })
    .from(stories)
    .where(sql`${stories.id} = ${id}`)
  return found
}

/** The latest text: the draft, or what readers see where there is no draft. */
export function contentOf({ row, tags, subjects }: FoundStory): StoryContent {
  const { titles, leads, bodies, cover, coverAlts, draft } = row
  if (draft) return draft
  return {
    titles: inEachLanguage(titles),
    leads: inEachLanguage(leads),
    bodies: inEachLanguage(bodies),
    coverAlts: inEachLanguage(coverAlts),
    cover,
    tags,
    subjects,
  }
}

const dated = (publishedAt: number): string | null =>
  publishedAt >= UNDATED ? null : new Date(publishedAt).toISOString()

export function toDeskStory(found: FoundStory): DeskStoryDetails {
  const { id, slug, stage, publishedAt, version } = found.row
  const content = contentOf(found)
  const status = storyStatus(found.row, Date.now())
  return {
    id,
    slug,
    status,
    stage,
    content,
    version,
    publishedAt: dated(publishedAt),
    languages: completenessOf(content),
    acts: storyActs({ status, stage }),
    pictures: found.pictures.map((picture) => toPicture(picture, '960')),
  }
}

interface ListRow {
  id: string
  titles: string
  leads: string
  bodies: string
  stage: StoryStage
  publishedAt: number
  withdrawnAt: number | null
}

/** Whether a text is written in each language, without the text: a page of them would be megabytes. @param bodies in SQL */
const written = (bodies: SQL): SQL =>
  sql`json_object('en', trim(${bodies} ->> '$.en') <> '', 'ru', trim(${bodies} ->> '$.ru') <> '', 'zh', trim(${bodies} ->> '$.zh') <> '')`

const COLUMNS = sql`coalesce(t.draft -> '$.titles', t.titles) AS titles, coalesce(t.draft -> '$.leads', t.leads) AS leads,
  ${written(sql`coalesce(t.draft -> '$.bodies', t.bodies)`)} AS bodies,
  t.stage, t.published_at AS publishedAt, t.withdrawn_at AS withdrawnAt`

/** The list's filter: by what readers see of a story, and by whether its text is a draft or under review. */
const states = (now: number): Record<NonNullable<DeskStoriesQuery['state']>, SQL> => ({
  draft: sql`t.stage = 'draft'`,
  review: sql`t.stage = 'review'`,
  scheduled: sql`t.withdrawn_at IS NULL AND t.published_at > ${now} AND t.published_at < ${UNDATED}`,
  published: sql`t.withdrawn_at IS NULL AND t.published_at <= ${now}`,
  withdrawn: sql`t.withdrawn_at IS NOT NULL`,
})

/** @returns a page of all stories, the latest written first */
export async function readDeskStories(
  db: Database,
  { state, after }: DeskStoriesQuery,
  locale: Locale,
): Promise<DeskStories> {
  const now = Date.now()
  const rest = state ? states(now)[state] : null
  const list = { table: 'stories' as const, found: null, which: sql`t.id >= ''`, rest, after }
  const { rows, next } = await pageByKey<ListRow>(db, list, COLUMNS)
  const data = rows.map(({ id, stage, publishedAt, withdrawnAt, ...row }) => {
    const titles: Text = JSON.parse(row.titles)
    const leads: Text = JSON.parse(row.leads)
    const bodies: Record<Locale, number | null> = JSON.parse(row.bodies)
    const languages = completenessOf({ titles, leads, bodies: byLocale((one) => (bodies[one] ? '+' : '')) })
    const status = storyStatus({ publishedAt, withdrawnAt }, now)
    return { id, title: localized(titles, locale), status, stage, publishedAt: dated(publishedAt), languages }
  })
  return { data, meta: { next } }
}

/** The latest versions that a list has. */
const MAX_VERSIONS = 50

/** @param num of the story */
export async function readVersions(db: Database, num: number): Promise<StoryVersion[]> {
  const rows = await db.all<
    Omit<StoryVersion, 'at'> & { at: number }
  >(sql`SELECT v.version, v.act, u.name AS "by", v.created_at AS "at"
    FROM story_versions AS v LEFT JOIN users AS u ON u.num = v.author WHERE v.story = ${num} ORDER BY v.version DESC LIMIT ${MAX_VERSIONS}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

/** @returns undefined for a version that is not stored */
export async function readVersion(db: Database, num: number, version: number): Promise<StoryContent | undefined> {
  const [row] = await db.all<{ content: string }>(
    sql`SELECT content FROM story_versions WHERE story = ${num} AND version = ${version}`,
  )
  return row && JSON.parse(row.content)
}
