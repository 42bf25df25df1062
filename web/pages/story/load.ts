import { APP_NAME } from '../../../domain/app-name.ts'
import type { Story, StoryCard } from '../../../domain/contract/stories.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import { LANGUAGE_TAGS } from '../../../domain/locale.ts'
import { read } from '../../../domain/page-error.ts'
import { href } from '../../../domain/routes.ts'
import { breadcrumbList } from '../../app/page/json-ld.ts'
import type { Load } from '../../app/page/load.ts'
import { sharePicture } from '../../app/page/share-picture.ts'
import { renderMarkdown } from './markdown.ts'
import { readingMinutes } from './reading-time.ts'

export interface StoryData extends StoryCard {
  /** HTML, made at the edge from the story's Markdown. */
  html: string
  /** Language of the body. */
  lang: Localized['lang']
  /** How long it takes to read. */
  minutes: number
  /** Absolute address of the page, to be sent on. */
  address: string
}

/** What of a story may come late: stories that share its tags, and others by chance. */
export type StoryLate = {
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

/** An article of the press centre, with others like it and others by chance. */
export const load: Load<StoryData, null, StoryLate> = async ({ api, i18n: { t, locale }, id, origin }) => {
  const chance = (not: string[]) =>
    read(api.get('/api/stories/random', { query: { not: not.join(), locale } })).then(({ data }) => data)
  const like = read(api.get('/api/stories', { query: { like: id, perPage: FEW, locale } })).then(({ data }) => data)
  const others = like.then(
    (stories) => chance([id, ...stories.map((story) => story.id)]),
    () => chance([id]),
  )
  // Where the story itself is not there, nobody waits for the others.
  for (const late of [others, like]) late.catch(() => {})
  const { data: story } = await read(api.get('/api/stories/:id', { params: { id }, query: { locale } }))
  const { body, ...card } = story
  const { title, lead, slug, cover } = card
  const press = { name: t('story.press'), url: origin + href('press', locale) }
  const address = origin + href('story', locale, { id, slug })
  return {
    data: {
      ...card,
      html: renderMarkdown(body.text, locale),
      lang: body.lang,
      minutes: readingMinutes(body.text, body.lang),
      address,
    },
    head: {
      title: title.text,
      description: lead.text,
      slug,
      ...sharePicture(cover),
      jsonLd: [article(story, APP_NAME[locale], address, origin), breadcrumbList([press, { name: title.text }])],
    },
    islandProps: null,
    deferred: { like, others },
  }
}
