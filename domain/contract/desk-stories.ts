/** /api/operator/stories: stories as operators write them. */
import * as v from 'valibot'
import { MAX_STORY_SUBJECTS, MAX_STORY_TAGS, MAX_TEXT_LENGTH } from '../limits.ts'
import { byLocale } from '../locale.ts'
import { STORY_ACTS, STORY_STAGES, STORY_STATUSES } from '../statuses/story.ts'
import { COMPLETENESS } from '../story-completeness.ts'
import { after, DeskMeta } from './desk-lists.ts'
import { Line, OptionalLine, OptionalText } from './text-input.ts'
import { Id, Localized, Picture } from './values.ts'

/** UTF-16 units in one language. */
const MAX_TITLE_LENGTH = 160
const MAX_LEAD_LENGTH = 500
const MAX_ALT_LENGTH = 200
const MAX_TAG_LENGTH = 40

const EXAMPLE = {
  titles: { en: 'How to choose a ball valve', ru: 'Как выбрать шаровой кран', zh: '' },
  leads: { en: 'Bore, body and seal.', ru: 'Проход, корпус и уплотнение.', zh: '' },
  bodies: { en: '## Bore\n\nFull bore…', ru: '## Проход\n\nПолный проход…', zh: '' },
  cover: null,
  coverAlts: { en: '', ru: '', zh: '' },
  tags: ['06d2k6t0000g1a2b'],
  subjects: [{ kind: 'category' as const, ref: '06d2k6t0000g1a2c' }],
}

/** What a story is about: id of a product or of a category, or a code without spaces. */
export const StorySubject = v.variant('kind', [
  v.object({ kind: v.picklist(['product', 'category']), ref: Id }),
  v.object({ kind: v.literal('tnved'), ref: v.pipe(v.string(), v.regex(/^\d{2,10}$/)) }),
  v.object({ kind: v.literal('okved'), ref: v.pipe(v.string(), v.regex(/^\d\d(?:\.\d{1,2}){0,2}$/)) }),
])
export type StorySubject = v.InferOutput<typeof StorySubject>

const texts = {
  titles: v.pipe(
    v.object(byLocale(() => OptionalLine(MAX_TITLE_LENGTH))),
    v.description('Title in each language; empty where it is not written in it'),
    v.examples([EXAMPLE.titles]),
  ),
  leads: v.pipe(
    v.object(byLocale(() => OptionalText(MAX_LEAD_LENGTH))),
    v.description('The first sentences, which lists show'),
    v.examples([EXAMPLE.leads]),
  ),
  bodies: v.pipe(
    v.object(byLocale(() => OptionalText(MAX_TEXT_LENGTH))),
    v.description('Markdown: paragraphs, headings, lists, tables, quotes, links, pictures of the file store; no HTML'),
    v.examples([EXAMPLE.bodies]),
  ),
  coverAlts: v.pipe(
    v.object(byLocale(() => OptionalLine(MAX_ALT_LENGTH))),
    v.description('What the cover shows; empty where it is decoration'),
    v.examples([EXAMPLE.coverAlts]),
  ),
}

/** What a form of a story has as typed texts. */
export const StoryTexts = v.object(texts)

export const StoryContent = v.pipe(
  v.object({
    ...texts,
    cover: v.pipe(v.nullable(Id), v.description('Id of one of its pictures'), v.examples([EXAMPLE.cover])),
    tags: v.pipe(v.array(Id), v.maxLength(MAX_STORY_TAGS), v.description('Ids of tags'), v.examples([EXAMPLE.tags])),
    subjects: v.pipe(
      v.array(StorySubject),
      v.maxLength(MAX_STORY_SUBJECTS),
      v.description('Goods, categories and codes that it is about: it is linked from their pages'),
      v.examples([EXAMPLE.subjects]),
    ),
  }),
  v.examples([EXAMPLE]),
)
export type StoryContent = v.InferOutput<typeof StoryContent>

const State = {
  status: v.pipe(v.picklist(STORY_STATUSES), v.description('What readers see'), v.examples(['published' as const])),
  stage: v.pipe(v.picklist(STORY_STAGES), v.description('What is written'), v.examples(['draft' as const])),
  publishedAt: v.pipe(
    v.nullable(v.string()),
    v.description('Since or from when readers see it; null: it has no date'),
    v.examples(['2026-12-01T09:00:00.000Z']),
  ),
  languages: v.pipe(
    v.object(byLocale(() => v.picklist(COMPLETENESS))),
    v.description('How far it is written in each language'),
    v.examples([{ en: 'whole' as const, ru: 'part' as const, zh: 'none' as const }]),
  ),
}

export const DeskStoryDetails = v.object({
  id: Id,
  slug: v.pipe(v.string(), v.examples(['how-to-choose-a-ball-valve'])),
  ...State,
  acts: v.pipe(
    v.array(v.picklist(STORY_ACTS)),
    v.description('What can be done now'),
    v.examples([['submit' as const]]),
  ),
  content: v.pipe(v.object(StoryContent.pipe[0].entries), v.description('What is written'), v.examples([EXAMPLE])),
  pictures: v.pipe(
    v.array(Picture),
    v.description('Pictures of the story, for the text and the cover'),
    v.examples([[]]),
  ),
  version: v.pipe(v.number(), v.description('Version of the story, for If-Match'), v.examples([3])),
})
export type DeskStoryDetails = v.InferOutput<typeof DeskStoryDetails>
export const DeskStoryResponse = v.object({ data: DeskStoryDetails })

/** Which of the stories: as readers see them, or those whose text is not approved yet. */
export const STORY_FILTERS = ['draft', 'review', 'scheduled', 'published', 'withdrawn'] as const

export const DeskStoriesQuery = v.object({
  state: v.pipe(v.optional(v.picklist(STORY_FILTERS)), v.description('Only these'), v.examples(['published' as const])),
  after,
  locale: v.optional(v.string()),
})
export type DeskStoriesQuery = v.InferOutput<typeof DeskStoriesQuery>

export const DeskStoryRow = v.object({ id: Id, title: Localized, ...State })
export type DeskStoryRow = v.InferOutput<typeof DeskStoryRow>
export const DeskStories = v.object({ data: v.array(DeskStoryRow), meta: DeskMeta })
export type DeskStories = v.InferOutput<typeof DeskStories>

export const StoryStep = v.pipe(
  v.object({
    act: v.pipe(v.picklist(STORY_ACTS), v.description('Action, one of `acts`'), v.examples(['submit' as const])),
    at: v.pipe(
      v.optional(v.pipe(v.string(), v.isoTimestamp())),
      v.description('For `schedule` alone: moment from which readers see it'),
      v.examples(['2027-01-15T09:00:00.000Z']),
    ),
  }),
  v.examples([{ act: 'submit' as const }]),
)
export type StoryStep = v.InferOutput<typeof StoryStep>

export const NewStoryPicture = v.pipe(
  v.object({
    file: v.pipe(Id, v.description('An upload of one’s own: from now on the site’s'), v.examples(['06d2k6t0000g1a2d'])),
  }),
  v.examples([{ file: '06d2k6t0000g1a2d' }]),
)

export const StoryVersion = v.object({
  version: v.pipe(v.number(), v.examples([3])),
  act: v.pipe(v.string(), v.description('`saved`, or what was done'), v.examples(['saved'])),
  by: v.pipe(v.nullable(v.string()), v.description('Who acted; null: an erased account'), v.examples(['Anna'])),
  at: v.pipe(v.string(), v.examples(['2026-11-29T10:00:00.000Z'])),
})
export type StoryVersion = v.InferOutput<typeof StoryVersion>
export const StoryVersions = v.object({ data: v.array(StoryVersion) })
export const StoryVersionContent = v.object({ data: DeskStoryDetails.entries.content })

const names = v.pipe(
  v.object(byLocale(() => Line(MAX_TAG_LENGTH))),
  v.description('Name in each language'),
  v.examples([{ en: 'Valves', ru: 'Арматура', zh: '阀门' }]),
)
export const NewTag = v.pipe(v.object({ names }), v.examples([{ names: { en: 'Valves', ru: 'Арматура', zh: '阀门' } }]))
export const DeskTag = v.object({
  id: Id,
  name: Localized,
  names: v.pipe(v.object(byLocale(() => v.string())), v.description('Name in each language')),
  stories: v.pipe(v.number(), v.description('Stories that have it, as readers see them'), v.examples([7])),
  version: v.pipe(v.number(), v.description('Version of the topic, for If-Match'), v.examples([1])),
})
export type DeskTag = v.InferOutput<typeof DeskTag>
export const DeskTags = v.object({ data: v.array(DeskTag) })
export const DeskTagResponse = v.object({ data: DeskTag })

export const TagRemoval = v.pipe(
  v.object({
    into: v.pipe(
      v.nullable(Id),
      v.description('The tag that its stories get instead; null: none'),
      v.examples(['06d2k6t0000g1a2b']),
    ),
  }),
  v.examples([{ into: '06d2k6t0000g1a2b' }]),
)
export const RemoveTagResponse = v.pipe(
  v.object({ data: v.object({ id: Id, into: v.nullable(Id) }) }),
  v.examples([{ data: { id: '06d2k6t0000g1a2b', into: '06d2k6t0000g1a2c' } }]),
)
