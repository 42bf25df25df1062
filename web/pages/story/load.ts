import { APP_NAME } from '../../../domain/app-name.ts'
import type { Story, StoryCard } from '../../../domain/contract/stories.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { LANGUAGE_TAGS } from '../../../domain/locale.ts'
import { read } from '../../../domain/page-error.ts'
import { href } from '../../../domain/routes.ts'
import { breadcrumbList } from '../../app/page/json-ld.ts'
import type { Load } from '../../app/page/load.ts'
import { sharePicture } from '../../app/page/share-picture.ts'
import { renderMarkdown } from './markdown.ts'
import { readingMinutes } from './reading-time.ts'

export interface StoryData extends StoryCard, Pick<Story, 'coverAlt' | 'about'> {
  /** HTML, rendered at the edge from the story's Markdown. */
  html: string
  /** Language of the body. */
  lang: Localized['lang']
  /** Estimated reading time. */
  minutes: number
  /** Absolute address of the page, for sharing. */
  address: string
}

/** What may be streamed later: stories with the same tags, and random ones. */
export type StoryDeferred = {
  like: StoryCard[]
  others: StoryCard[]
}

const FEW = '3'

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

/** An article of the press centre, with similar and random ones. */
export const load: Load<StoryData, null, StoryDeferred> = async ({ api, i18n, id, origin }) => {
  const { t, locale } = i18n
  const random = (not: string[]) =>
    read(api.get('/api/stories/random', { query: { not: not.join(), locale } })).then(({ data }) => data)
  const like = read(api.get('/api/stories', { query: { like: id, perPage: FEW, locale } })).then(({ data }) => data)
  const others = like.then(
    (stories) => random([id, ...stories.map((story) => story.id)]),
    () => random([id]),
  )
  // If the story is not found, no one awaits these: without a handler their failure would be an unhandled rejection.
  for (const deferred of [others, like]) deferred.catch(() => {})
  const { data: story } = await read(api.get('/api/stories/:id', { params: { id }, query: { locale } }))
  const { body, ...card } = story
  const { title, lead, slug, cover } = card
  const press = { name: t('story.press'), path: href('press', locale) }
  const address = origin + href('story', locale, { id, slug })
  return {
    data: {
      ...card,
      html: renderMarkdown(body.text, locale, body.lang),
      lang: body.lang,
      minutes: readingMinutes(body.text, body.lang),
      address,
    },
    head: {
      // Labelled, or the page would have the title of the story's own language.
      title: labelledText(title, i18n),
      // Otherwise the meta description would be the same in every language that the story is not written in.
      description: lead.lang === locale ? lead.text : `${t('story.otherLanguage')} ${lead.text}`,
      slug,
      ...sharePicture(cover),
      jsonLd: [article(story, APP_NAME[locale], address, origin), ...breadcrumbList([press, { name: title }], origin)],
    },
    islandProps: null,
    deferred: { like, others },
  }
}
