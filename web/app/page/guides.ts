import type { StoryCard } from '../../../domain/contract/stories.ts'
import { read } from '../../../domain/page-error.ts'
import type { LoadContext } from './load.ts'

/** Guides that a page shows. */
const MAX_GUIDES = '3'

/**
 * @param about what the page shows, such as `category:` and its id (GET /api/stories)
 * @returns the guides about it; none where they cannot be read: the page is shown without them
 */
export async function readGuides(
  { api, i18n }: Pick<LoadContext, 'api' | 'i18n'>,
  about: string,
): Promise<StoryCard[]> {
  const guides = read(api.get('/api/stories', { query: { about, perPage: MAX_GUIDES, locale: i18n.locale } }))
  return guides.then(
    ({ data }) => data,
    () => [],
  )
}
