import {
  type DeskStories,
  type DeskStoryDetails,
  type DeskTag,
  STORY_FILTERS,
  type StoryContent,
  type StoryVersion,
} from '../../../domain/contract/desk-stories.ts'
import { byLocale, type Locale } from '../../../domain/locale.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'
import { labelledWording } from '../account/wording.ts'
import { renderMarkdown } from '../story/markdown.ts'

export interface StoriesData extends AccountData {
  list: DeskStories
  tags: DeskTag[]
  /** The tag whose form is open; null for none. */
  tag: DeskTag | null
  /** The state of the address; undefined for all. */
  state: (typeof STORY_FILTERS)[number] | undefined
  isFirst: boolean
}

/**
 * All stories, as they are written.
 * @throws PageError 404 for everyone but operators who write them
 */
export const loadStories: PersonalLoad<StoriesData> = async (context) => {
  const profile = await requireOperator(context, 'story.read')
  const { own, query, i18n } = context
  const { after } = query
  const state = STORY_FILTERS.find((one) => one === query.state)
  const { locale } = i18n
  const [list, { data: tags }] = await Promise.all([
    read(own.get('/api/operator/stories', { query: { ...(state && { state }), ...(after && { after }), locale } })),
    read(own.get('/api/operator/tags', { query: { locale } })),
  ])
  const isFirst = after === undefined
  return accountScreen(context, profile, i18n.t('deskStories.title'), {
    list,
    tags,
    state,
    isFirst,
    tag: tags.find(({ id }) => id === query.tag) ?? null,
  })
}

export interface StoryScreenData extends AccountData {
  story: DeskStoryDetails
  tags: DeskTag[]
  /** HTML of the texts as readers would see them: as typed, else as stored. */
  html: Record<Locale, string>
  versions: StoryVersion[]
  /** An earlier version that is compared with what is written; null for none. */
  compared: { version: number; content: StoryContent } | null
}

/**
 * One story in all languages.
 * @throws PageError 404 for everyone but operators who write them, an unknown story and an unknown version
 */
export const loadStory: PersonalLoad<StoryScreenData> = async (context) => {
  const profile = await requireOperator(context, 'story.read')
  const { own, id, query, i18n, posted } = context
  const params = { id }
  const { version = '' } = query
  const [{ data: story }, { data: tags }, { data: versions }, old] = await Promise.all([
    read(own.get('/api/operator/stories/:id', { params })),
    read(own.get('/api/operator/tags', { query: { locale: i18n.locale } })),
    read(own.get('/api/operator/stories/:id/versions', { params })),
    version === '' ? null : read(own.get('/api/operator/stories/:id/versions/:version', { params: { id, version } })),
  ])
  const html = byLocale((locale) =>
    renderMarkdown(posted?.fields[`bodies.${locale}`] ?? story.content.bodies[locale], locale),
  )
  const title = labelledWording(story.content.titles, i18n) || i18n.t('deskStories.untitled')
  const compared = old && { version: Number(version), content: old.data }
  return accountScreen(context, profile, title, { story, tags, html, versions, compared })
}
