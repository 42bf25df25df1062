import type { StoryCard } from '../../../domain/contract/stories.ts'
import type { Cell } from '../../../domain/csv.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'

const COLUMNS = ['published', 'title', 'lead', 'tags', 'language', 'address'] as const

/** @returns a row of headings, and one for each story. */
export function storyCells(stories: StoryCard[], { t, locale }: I18n, origin: string): Cell[][] {
  const rows = stories.map(({ id, slug, title, lead, tags, publishedAt }): Cell[] => [
    publishedAt.slice(0, 10),
    title.text,
    lead.text,
    tags.map(({ name }) => name.text).join(' | '),
    title.lang,
    origin + href('story', locale, { id, slug }),
  ])
  return [COLUMNS.map((column) => t(`export.${column}`)), ...rows]
}
