/** The press centre as a feed, one for each language and tag. */
import type { AtomEntry } from '../../../domain/atom.ts'
import type { StoryCard } from '../../../domain/contract/stories.ts'
import type { Locale } from '../../../domain/locale.ts'
import { href } from '../../../domain/routes.ts'
import type { LoadContext } from '../../../web/app/page/load.ts'
import type { ListFeed } from '../lists.ts'

/** @returns a story as an entry of a feed in this language */
const storyEntry =
  (locale: Locale, origin: string) =>
  ({ id, slug, title, lead, tags, publishedAt }: StoryCard): AtomEntry => ({
    // The id must never change: the address without the slug stays the same after a new title.
    id: origin + href('story', locale, { id }),
    address: origin + href('story', locale, { id, slug }),
    lang: title.lang,
    title: title.text,
    summary: lead.text,
    publishedAt,
    tags: tags.map(({ name, slug }) => ({ term: slug, label: name.text })),
  })

/** @returns the feed of all stories, or of those of a tag */
export function storyFeed(stories: StoryCard[], { i18n, origin, query }: LoadContext): ListFeed {
  const tag = query.tag && stories[0]?.tags.find(({ id }) => id === query.tag)
  return {
    title: tag ? i18n.t('press.titleOf', { tag: tag.name.text }) : i18n.t('press.title'),
    query: query.tag ? { tag: query.tag } : {},
    entries: stories.map(storyEntry(i18n.locale, origin)),
  }
}
