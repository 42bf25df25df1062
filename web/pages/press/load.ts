import type { StoryCard } from '../../../domain/contract/stories.ts'
import type { TagList } from '../../../domain/contract/tags.ts'
import type { PageMeta } from '../../../domain/contract/values.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import { href } from '../../../domain/routes.ts'
import { breadcrumbList, fromHome, itemList } from '../../app/page/json-ld.ts'
import { laterPage, pageParameter, refusePageAfterLast } from '../../app/page/listing.ts'
import type { Load } from '../../app/page/load.ts'
import { countAfter } from '../../components/listing/counted.tsx'

type Tag = TagList['data'][number]

export interface PressData {
  stories: StoryCard[]
  meta: PageMeta
  tags: Tag[]
  /** The chosen tag, null for all stories. */
  tag: Tag | null
}

/** The press centre: stories, newest first, of all tags or of one. */
export const load: Load<PressData> = async ({ api, i18n, query, origin }) => {
  const { t, locale } = i18n
  const { tag: tagId, page } = query
  const [list, tags] = await Promise.all([
    read(api.get('/api/stories', { query: { ...(tagId && { tag: tagId }), ...pageParameter(page), locale } })),
    read(api.get('/api/tags', { query: { locale } })),
  ])
  const tag = tags.data.find(({ id }) => id === tagId) ?? null
  // For an unknown tag the API returns an empty list; the page does not exist.
  if (tagId && !tag) throw new PageError(404, 'page.unknown')
  const { data: stories, meta } = list
  refusePageAfterLast(meta, page)

  const name = tag ? t('press.titleOf', { tag: tag.name.text }) : t('press.title')
  const counted = tag ? name + countAfter(meta, i18n) : name
  const links = stories.map((story) => ({ name: story.title, path: href('story', locale, story) }))
  const later = laterPage(meta, i18n)
  const trail = fromHome(
    locale,
    { name: t('press.title'), path: href('press', locale) },
    ...(tag ? [{ name: tag.name }] : []),
  )
  return {
    data: { stories, meta, tags: tags.data, tag },
    islandProps: null,
    head: {
      title: counted,
      ...later,
      description: t('press.about'),
      feed: { href: `${href('press', locale)}.atom${tag ? `?tag=${tag.id}` : ''}`, title: name },
      canonical: { ...(tag && { tag: tag.id }), ...later.canonical },
      jsonLd: [...breadcrumbList(trail, origin), itemList(name, links, origin, meta)],
    },
  }
}
