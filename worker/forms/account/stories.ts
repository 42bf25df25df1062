/** The operators' forms of stories (docs/behaviour.md, "Content desk"). */

import { NewStoryPicture, NewTag, StoryContent, StoryStep } from '../../../domain/contract/desk-stories.ts'
import { byLocale } from '../../../domain/locale.ts'
import { read } from '../../../domain/page-error.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import type { StoryAct } from '../../../domain/statuses/story.ts'
import { parseSubjects } from '../../../domain/story-subjects.ts'
import { TIME_ZONES } from '../../../domain/time-zones.ts'
import { zonedMoment } from '../../../domain/zoned-moment.ts'
import { isTicked, namesAfter, readWordings, textOrNull } from '../field-values.ts'
import { apiForm, writeHeaders } from './api-form.ts'
import { withFile } from './form-files.ts'
import { errorsOf, type FormHandler, type ScreenForms, type SubmittedForm, toFormResult } from './form-result.ts'

const ALL = '/api/operator/stories'

const toStory = ({ id, locale }: SubmittedForm) => personalHref('deskStory', locale, id, { done: 'saved' })

const toTags = ({ locale }: SubmittedForm) => personalHref('deskStories', locale, { done: 'saved' })

const EMPTY = byLocale(() => '')

/** Creates a story with a title in the page's language, and redirects to its screen. */
const add: FormHandler = async ({ own, fields, locale }) => {
  const title = (fields.title ?? '').trim()
  if (title === '') return { errors: [{ field: 'title', code: 'required' }] }
  const texts = { titles: { ...EMPTY, [locale]: title }, leads: EMPTY, bodies: EMPTY, coverAlts: EMPTY }
  const json = { ...texts, cover: null, tags: [], subjects: [] }
  const response = await own.post(ALL, { json, headers: await writeHeaders(fields) })
  if (response.ok) return { location: personalHref('deskStory', locale, (await response.json()).data.id) }
  return { errors: (await errorsOf(response)).map(({ code }) => ({ field: 'title', code })) }
}

const content = ({ fields }: SubmittedForm) => ({
  titles: readWordings(fields, 'titles'),
  leads: readWordings(fields, 'leads'),
  bodies: readWordings(fields, 'bodies'),
  coverAlts: readWordings(fields, 'coverAlts'),
  cover: textOrNull(fields.cover),
  tags: namesAfter(fields, 'tag.').filter((id) => isTicked(fields[`tag.${id}`])),
  subjects: parseSubjects(fields.subjects ?? ''),
})

/** Errors of single subjects or tags are shown at the one field of all of them. */
const fieldOf = (path: string): string => path.replace(/^(subjects|tags)\..*$/, '$1')

/** A time that was typed in the time zone of the desk; '' for an invalid one, which the schema refuses. */
function moment({ at = '', zone }: SubmittedForm['fields']): string {
  const timeZone = TIME_ZONES.find((one) => one === zone)
  return timeZone ? zonedMoment(at, timeZone) : ''
}

const step = (act: StoryAct) =>
  apiForm({
    schema: StoryStep,
    input: ({ fields }) => ({ act, ...(act === 'schedule' && { at: moment(fields) }) }),
    send: ({ own, id }, json, headers) =>
      own.patch('/api/operator/stories/:id/status', { params: { id }, json, headers }),
    next: toStory,
  })

/** Saves an earlier version as the draft, without tags that no longer exist. */
const bringBack: FormHandler = async (form) => {
  const { own, id, fields, locale } = form
  const params = { id, version: fields.earlier ?? '' }
  const [old, { data: tags }] = await Promise.all([
    own.get('/api/operator/stories/:id/versions/:version', { params }),
    read(own.get('/api/operator/tags', { query: { locale } })),
  ])
  if (!old.ok) return { errors: await errorsOf(old) }
  const { data } = await old.json()
  const json = { ...data, tags: data.tags.filter((tag) => tags.some((one) => one.id === tag)) }
  const headers = await writeHeaders(fields)
  return toFormResult(own.patch('/api/operator/stories/:id', { params: { id }, json, headers }), toStory(form))
}

export const storyForms: ScreenForms<'deskStories' | 'deskStory'> = {
  deskStories: {
    add,
    addTag: apiForm({
      schema: NewTag,
      input: ({ fields }) => ({ names: readWordings(fields, 'names') }),
      send: ({ own }, json, headers) => own.post('/api/operator/tags', { json, headers }),
      next: toTags,
    }),
    saveTag: apiForm({
      schema: NewTag,
      input: ({ fields }) => ({ names: readWordings(fields, 'names') }),
      send: ({ own, fields: { id = '' } }, json, headers) =>
        own.patch('/api/operator/tags/:id', { params: { id }, json, headers }),
      next: toTags,
    }),
    removeTag: async (form) => {
      const { own, fields } = form
      const { id = '', into } = fields
      const json = { into: textOrNull(into) }
      const headers = await writeHeaders(fields)
      const call = own.post('/api/operator/tags/:id/removal', { params: { id }, json, headers })
      return toFormResult(call, toTags(form), { beside: { 'tag.in-use': 'into' }, done: 'tag.unknown' })
    },
  },
  deskStory: {
    save: apiForm({
      schema: StoryContent,
      input: content,
      send: ({ own, id }, json, headers) => own.patch('/api/operator/stories/:id', { params: { id }, json, headers }),
      next: toStory,
      fieldOf,
    }),
    // The screen renders the typed text: nothing is saved.
    see: async () => ({ errors: [] }),
    picture: withFile(
      'picture-file',
      apiForm({
        schema: NewStoryPicture,
        input: ({ fields: { file } }) => ({ file }),
        send: ({ own, id }, json, headers) =>
          own.post('/api/operator/stories/:id/pictures', { params: { id }, json, headers }),
        next: toStory,
        fieldOf: () => 'picture-file',
      }),
    ),
    bringBack,
    submit: step('submit'),
    return: step('return'),
    publish: step('publish'),
    schedule: step('schedule'),
    withdraw: step('withdraw'),
    restore: step('restore'),
  },
}
