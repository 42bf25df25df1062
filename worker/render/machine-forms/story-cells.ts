import type { Cell } from '../../../web/app/csv.ts'
import type { I18n } from '../../../web/app/i18n.tsx'
import { href } from '../../../web/routes.ts'
import type { StoryCard } from '../../api/stories/schema.ts'

const COLUMNS = ['published', 'title', 'lead', 'tags', 'language', 'address'] as const

/** @returns a row of headings and a row a story. */
export function storyCells(stories: StoryCard[], { t, locale }: I18n, origin: string): Cell[][] {
  const rows = stories.map(({ id, slug, title, lead, tags, publishedAt }): Cell[] => [
    ...[publishedAt.slice(0, 10), title.text, lead.text, tags.map(({ name }) => name.text).join(' | '), title.lang],
    origin + href('story', locale, { id, slug }),
  ])
  return [COLUMNS.map((column) => t(`export.${column}`)), ...rows]
}
