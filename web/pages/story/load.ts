import type { Localized } from '../../../worker/api/schema.ts'
import type { Story, StoryCard } from '../../../worker/api/stories/schema.ts'
import { breadcrumbList } from '../../app/json-ld.ts'
import type { Load } from '../../app/load.ts'
import { APP_NAME } from '../../app/name.ts'
import { read } from '../../app/page-error.ts'
import { LANGUAGE_TAGS } from '../../locale.ts'
import { href } from '../../routes.ts'
import { renderMarkdown } from './markdown.ts'

export interface StoryData extends StoryCard {
  /** HTML, made at the edge from the story's Markdown. */
  html: string
  /** Language of the body. */
  lang: Localized['lang']
}

/** What of a story may come late: other stories, by chance. */
export type StoryLate = {
  others: StoryCard[]
}

const article = (
  { title, lead, publishedAt, cover, body }: Story,
  publisher: string,
  address: string,
  origin: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: title.text,
  description: lead.text,
  datePublished: publishedAt,
  inLanguage: LANGUAGE_TAGS[body.lang],
  mainEntityOfPage: address,
  publisher: { '@type': 'Organization', name: publisher },
  ...(cover ? { image: origin + cover.url } : {}),
})

/** An article of the press centre, with three others by chance. */
export const load: Load<StoryData, null, StoryLate> = async ({ api, i18n: { t, locale }, id, origin }) => {
  const others = read(api.api.stories.random.$get({ query: { not: id, locale } })).then(({ data }) => data)
  // Where the story itself is not there, nobody waits for the others.
  others.catch(() => {})
  const { data: story } = await read(api.api.stories[':id'].$get({ param: { id }, query: { locale } }))
  const { body, ...card } = story
  const { title, lead, slug, cover } = card
  const press = { name: t('story.press'), url: origin + href('press', locale) }
  const address = origin + href('story', locale, { id, slug })
  return {
    data: { ...card, html: renderMarkdown(body.text, locale), lang: body.lang },
    head: {
      title: title.text,
      description: lead.text,
      slug,
      ...(cover?.kind === 'photo' ? { image: cover.url } : {}),
      jsonLd: [article(story, APP_NAME[locale], address, origin), breadcrumbList([press, { name: title.text }])],
    },
    live: null,
    late: { others },
  }
}
