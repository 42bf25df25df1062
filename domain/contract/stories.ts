/** GET /api/stories and related calls. */
import * as v from 'valibot'
import { ID_PATTERN } from '../ids.ts'
import { Id, IdList, Localized, PageMeta, PageParameters, Picture } from './values.ts'

export const StoryListQuery = v.object({
  ...PageParameters,
  tag: v.optional(v.pipe(Id, v.description('Id of a tag'), v.examples(['06d2k6t0000g1a2b']))),
  /** Id of a story: returns similar ones, most shared tags first, without paging. */
  like: v.optional(
    v.pipe(
      Id,
      v.description('Stories that share tags with this one; other filters do not apply then'),
      v.examples(['06d2k6t0000g1a2b']),
    ),
  ),
  /** Stories that are about it, the latest first, without paging. */
  about: v.optional(
    v.pipe(
      v.string(),
      v.regex(new RegExp(String.raw`^(?:(?:product|category):${ID_PATTERN}|tnved:\d{2,10}|okved:[\d.]{2,8})$`)),
      v.description(
        'Stories about a product, a category or a code, as `category:` and its id, or about what is above it; other filters do not apply then',
      ),
      v.examples(['category:06d2k6t0000g1a2b']),
    ),
  ),
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

/** What a story is about, as links to its pages. */
export const StoryAbout = v.object({
  products: v.array(TagRef),
  categories: v.array(TagRef),
  codes: v.array(
    v.object({
      tree: v.pipe(v.picklist(['okved', 'tnved']), v.examples(['tnved' as const])),
      code: v.pipe(v.string(), v.examples(['848180'])),
    }),
  ),
})
export type StoryAbout = v.InferOutput<typeof StoryAbout>

export const StoryList = v.object({ data: v.array(StoryCard), meta: PageMeta })
export type StoryList = v.InferOutput<typeof StoryList>

/** `not`: stories to leave out because the page shows them already. */
export const RandomStoriesQuery = v.object({
  not: v.optional(IdList(10)),
  locale: v.optional(v.string()),
})
export const RandomStories = v.object({ data: v.array(StoryCard) })

export const Story = v.object({
  ...StoryCard.entries,
  /** Markdown: paragraphs, headings, lists, tables, quotes, links; no HTML. */
  body: Localized,
  coverAlt: v.pipe(
    v.string(),
    v.description('What the cover shows; empty where it is decoration'),
    v.examples(['A ball valve cut open']),
  ),
  about: v.pipe(
    StoryAbout,
    v.description('What it is about, as links to its pages'),
    v.examples([{ products: [], categories: [], codes: [{ tree: 'tnved' as const, code: '848180' }] }]),
  ),
})
export type Story = v.InferOutput<typeof Story>

export const StoryResponse = v.object({ data: Story })
