/** Stories as operators write them (docs/behaviour.md, "Content desk"). */
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { STORY_ACTS, STORY_STAGES, STORY_STATUSES, storyActs } from '../../../../domain/statuses/story.ts'
import { ids, servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ballValves, flangedValve, hardware, news, valveTag } from '../../../../tests/fixtures/catalogue.ts'
import { STORY_CONTENT, STORY_PICTURE } from '../../../../tests/fixtures/desk-stories.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { runWhole } from '../../../jobs/job.ts'
import { storyTexts } from '../../../jobs/story-texts.ts'

const { as, bindings } = servePeople()
const PATH = '/api/operator/stories'

beforeEach(async () => {
  const { DB } = bindings()
  const added = 'SELECT num FROM stories WHERE num > 3'
  await DB.batch([
    ...['story_tags', 'story_subjects', 'story_files', 'story_versions'].map((table) =>
      DB.prepare(`DELETE FROM ${table} WHERE story IN (${added})`),
    ),
    DB.prepare('DELETE FROM stories WHERE num > 3'),
    DB.prepare("DELETE FROM tags WHERE slug = 'gaskets'"),
  ])
})

const begin = async (content: object = STORY_CONTENT) => (await (await as('ADMIN', 'POST', PATH, content)).json()).data
const read = async (id: string) => (await (await as('ADMIN', 'GET', `${PATH}/${id}`)).json()).data
const step = (id: string, act: string, more: object = {}, headers?: Record<string, string>) =>
  as('ADMIN', 'PATCH', `${PATH}/${id}/status`, { act, ...more }, headers)
const shown = (id: string) => as('ANONIM', 'GET', `/api/stories/${id}?locale=ru`)
const about = async (subject: string): Promise<string[]> =>
  ids((await (await as('ANONIM', 'GET', `/api/stories?about=${subject}`)).json()).data)
const published = async (content: object = STORY_CONTENT) => {
  const { id } = await begin(content)
  await step(id, 'submit')
  expect((await step(id, 'publish')).status).toBe(200)
  return id
}

test('a story goes from its draft over the review to its readers, and withdrawn it is a 410', async () => {
  const { id, status, stage, acts, languages } = await begin()
  expect([status, stage, acts, languages]).toEqual([
    'unpublished',
    'draft',
    ['submit'],
    { en: 'whole', ru: 'whole', zh: 'none' },
  ])
  expect(await statusAndCode(await shown(id))).toEqual([404, 'story.unknown'])
  expect((await (await step(id, 'submit')).json()).data).toMatchObject({
    stage: 'review',
    acts: ['return', 'publish', 'schedule'],
  })
  const out = (await (await step(id, 'publish')).json()).data
  expect(out).toMatchObject({ status: 'published', stage: 'approved', acts: ['withdraw'], slug: 'seals' })
  expect(await read(id)).toEqual(out)
  const { data } = await (await shown(id)).json()
  expect(data).toMatchObject({
    title: { text: 'Уплотнения' },
    about: { categories: [{ slug: 'valves' }], codes: [{ tree: 'tnved', code: '848180' }] },
  })
  expect(ids(data.tags)).toEqual([valveTag.id])
  expect(ids((await (await as('ANONIM', 'GET', `/api/stories?tag=${valveTag.id}`)).json()).data)).toContain(id)
  await step(id, 'withdraw')
  expect(await statusAndCode(await shown(id))).toEqual([410, 'story.withdrawn'])
  expect(ids((await (await as('ANONIM', 'GET', '/api/stories')).json()).data)).not.toContain(id)
  await step(id, 'restore')
  expect((await shown(id)).status).toBe(200)
})

test('a scheduled story is public on its day; one that is withdrawn before is a draft, and a 404 to readers', async () => {
  const { id } = await begin()
  await step(id, 'submit')
  expect((await step(id, 'schedule', { at: new Date(Date.now() - 1000).toISOString() })).status).toBe(422)
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const { data } = await (await step(id, 'schedule', { at })).json()
  expect(data).toMatchObject({ status: 'scheduled', publishedAt: at, acts: ['publish', 'schedule', 'withdraw'] })
  expect((await shown(id)).status).toBe(404)
  const later = new Date(Date.now() + 7_200_000).toISOString()
  expect((await (await step(id, 'schedule', { at: later })).json()).data.publishedAt).toBe(later)
  await bindings()
    .DB.prepare('UPDATE stories SET published_at = ? WHERE id = ?')
    .bind(Date.now() - 1, id)
    .run()
  expect((await shown(id)).status).toBe(200)
  await bindings().DB.prepare('UPDATE stories SET published_at = ? WHERE id = ?').bind(Date.parse(later), id).run()
  await step(id, 'withdraw')
  expect(await read(id)).toMatchObject({ status: 'unpublished', stage: 'draft', publishedAt: null })
  expect((await shown(id)).status).toBe(404)
})

test('what is saved of a published story is a draft until it is approved, and its first date stays', async () => {
  const id = await published()
  const before = await read(id)
  const titles = { ...STORY_CONTENT.titles, ru: 'Материалы уплотнений' }
  const saved = await as(
    'ADMIN',
    'PATCH',
    `${PATH}/${id}`,
    { ...STORY_CONTENT, titles },
    { 'If-Match': `"${before.version}"` },
  )
  expect((await saved.json()).data).toMatchObject({ status: 'published', stage: 'draft', acts: ['submit', 'withdraw'] })
  expect((await (await shown(id)).json()).data.title.text).toBe('Уплотнения')
  const late = await as('ADMIN', 'PATCH', `${PATH}/${id}`, STORY_CONTENT, { 'If-Match': `"${before.version}"` })
  expect(await statusAndCode(late)).toEqual([412, 'version.outdated'])
  await step(id, 'submit')
  expect(await statusAndCode(await step(id, 'schedule', { at: '2999-01-01T00:00:00.000Z' }))).toEqual([
    409,
    'status.refused',
  ])
  const { data } = await (await step(id, 'publish')).json()
  expect(data.publishedAt).toBe(before.publishedAt)
  expect((await (await shown(id)).json()).data.title.text).toBe('Материалы уплотнений')
})

test('a story that is begun in a language has to be complete in it, with alternative texts of its pictures', async () => {
  const part = await begin({ ...STORY_CONTENT, titles: { ...STORY_CONTENT.titles, zh: '密封' } })
  expect(part.languages.zh).toBe('part')
  expect(await statusAndCode(await step(part.id, 'submit'))).toEqual([409, 'story.incomplete'])
  const picture = await begin({ ...STORY_CONTENT, bodies: { ...STORY_CONTENT.bodies, en: '![](/api/files/common/x)' } })
  expect(picture.languages.en).toBe('part')
  expect(
    await statusAndCode(
      await step((await begin({ ...STORY_CONTENT, titles: { en: '', ru: '', zh: '' } })).id, 'submit'),
    ),
  ).toEqual([409, 'story.incomplete'])
})

test('guides are found from goods, categories and codes that they are about, and from what is below these', async () => {
  const subjects = [...STORY_CONTENT.subjects, { kind: 'okved', ref: '28.14' }]
  const id = await published({ ...STORY_CONTENT, subjects })
  const own = await published({ ...STORY_CONTENT, subjects: [{ kind: 'product', ref: flangedValve.id }] })
  expect(await about(`category:${ballValves.id}`)).toEqual([id])
  expect(await about(`category:${hardware.id}`)).toEqual([])
  expect((await about(`product:${flangedValve.id}`)).toSorted()).toEqual([id, own].toSorted())
  expect(await about('tnved:8481808199')).toEqual([id])
  expect(await about('tnved:8481')).toEqual([])
  expect(await about('okved:28.14.1')).toEqual([id])
  await step(id, 'withdraw')
  expect(await about('okved:28.14')).toEqual([])
  expect((await as('ANONIM', 'GET', '/api/stories?about=country:RU')).status).toBe(422)
})

test('what does not exist is refused: tags, goods, categories, and covers that are not the site’s', async () => {
  const unknown = '0000000000000000'
  for (const part of [{ tags: [unknown] }, { subjects: [{ kind: 'product', ref: unknown }] }, { cover: unknown }]) {
    expect((await as('ADMIN', 'POST', PATH, { ...STORY_CONTENT, ...part })).status).toBe(422)
  }
})

test('an upload that is given to a story is the site’s from then on, and is no one else’s to give', async () => {
  const { DB } = bindings()
  await DB.prepare(`INSERT INTO files (id, kind, name, type, size, width, height, created_at, uploaded_by)
    VALUES (?1, 'photo', 'seal.jpg', 'image/jpeg', 1, 800, 600, 0, ?2) ON CONFLICT DO UPDATE SET uploaded_by = ?2`)
    .bind(STORY_PICTURE, PEOPLE.USER.num)
    .run()
  const { id } = await begin()
  const give = () => as('ADMIN', 'POST', `${PATH}/${id}/pictures`, { file: STORY_PICTURE })
  expect(await statusAndCode(await give())).toEqual([422, 'file.unknown'])
  await DB.prepare('UPDATE files SET uploaded_by = ? WHERE id = ?').bind(PEOPLE.ADMIN.num, STORY_PICTURE).run()
  expect(ids((await (await give()).json()).data.pictures)).toEqual([STORY_PICTURE])
  expect((await give()).status).toBe(201)
  const saved = await as('ADMIN', 'PATCH', `${PATH}/${id}`, { ...STORY_CONTENT, cover: STORY_PICTURE })
  expect((await saved.json()).data.content.cover).toBe(STORY_PICTURE)
  const row = await DB.prepare('SELECT uploaded_by, company FROM files WHERE id = ?').bind(STORY_PICTURE).first()
  expect(row).toEqual({ uploaded_by: null, company: null })
})

test('every save and act is a version that can be read again', async () => {
  const id = await published()
  await as('ADMIN', 'PATCH', `${PATH}/${id}`, { ...STORY_CONTENT, tags: [] })
  const { data } = await (await as('ADMIN', 'GET', `${PATH}/${id}/versions`)).json()
  expect(data.map(({ version, act }: { version: number; act: string }) => [version, act])).toEqual([
    [4, 'saved'],
    [3, 'publish'],
    [2, 'submit'],
    [1, 'saved'],
  ])
  expect((await (await as('ADMIN', 'GET', `${PATH}/${id}/versions/3`)).json()).data).toEqual(STORY_CONTENT)
  expect((await as('ADMIN', 'GET', `${PATH}/${id}/versions/9`)).status).toBe(404)
})

test('the list has every state, and a story of the catalogue is edited like any other', async () => {
  const { id } = await begin()
  const list = async (state: string) => ids((await (await as('ADMIN', 'GET', `${PATH}?state=${state}`)).json()).data)
  expect(await list('draft')).toEqual([id])
  await step(id, 'submit')
  expect([await list('draft'), await list('review')]).toEqual([[], [id]])
  expect(await list('published')).toContain(news.id)
  const found = await read(news.id)
  expect(found).toMatchObject({ status: 'published', stage: 'approved', content: { titles: news.titles } })
  const saved = await as('ADMIN', 'PATCH', `${PATH}/${news.id}`, found.content)
  expect(saved.status).toBe(200)
  await bindings().DB.prepare("UPDATE stories SET draft = NULL, stage = 'approved' WHERE id = ?").bind(news.id).run()
})

test('a published story is found by its words, in every language', async () => {
  const id = await published()
  await runWhole(bindings(), storyTexts, Date.now(), { story: id })
  const hits = await (await as('ANONIM', 'GET', `/dev/search?locale=ru&q=${encodeURIComponent('уплотнения')}`)).json()
  expect(JSON.stringify(hits)).toContain(id)
})

test('tags are added once by their name', async () => {
  const names = { en: 'Gaskets', ru: 'Прокладки', zh: '垫片' }
  expect((await as('ADMIN', 'POST', '/api/operator/tags', { names })).status).toBe(201)
  expect(await statusAndCode(await as('ADMIN', 'POST', '/api/operator/tags', { names }))).toEqual([409, 'tag.taken'])
  expect(JSON.stringify(await (await as('ADMIN', 'GET', '/api/operator/tags?locale=zh')).json())).toContain('垫片')
})

test('every state of a story has an act that leads on, except one that no act leads to', () => {
  fc.assert(
    fc.property(fc.constantFrom(...STORY_STATUSES), fc.constantFrom(...STORY_STAGES), (status, stage) => {
      const acts = storyActs({ status, stage })
      expect(new Set(acts).size).toBe(acts.length)
      expect(acts.every((act) => STORY_ACTS.includes(act))).toBe(true)
      // Only an approved text without a date has none, and no act leads there: withdrawing a scheduled story makes it a draft.
      if (acts.length === 0) expect([status, stage]).toEqual(['unpublished', 'approved'])
    }),
  )
})

test('a tag is renamed by version, and deleted for another one, which its stories and drafts get', async () => {
  const { DB } = bindings()
  await DB.prepare("DELETE FROM tags WHERE slug IN ('gaskets', 'seals')").run()
  const tag = async (en: string) =>
    (await (await as('ADMIN', 'POST', '/api/operator/tags', { names: { en, ru: en, zh: en } })).json()).data
  const one = await tag('Gaskets')
  const other = await tag('Seals')
  const names = { en: 'Sealing', ru: 'Уплотнения', zh: '密封' }
  const rename = () => as('ADMIN', 'PATCH', `/api/operator/tags/${one.id}`, { names }, { 'If-Match': '"1"' })
  expect((await (await rename()).json()).data).toMatchObject({ names, stories: 0, version: 2 })
  expect(await statusAndCode(await rename())).toEqual([412, 'version.outdated'])
  const { id } = await begin()
  await as('ADMIN', 'PATCH', `${PATH}/${id}`, { ...STORY_CONTENT, tags: [one.id] })
  await DB.prepare('INSERT INTO story_tags (tag, story) SELECT num, ? FROM tags WHERE id = ?')
    .bind(news.num, one.id)
    .run()
  const remove = (of: string, into: string | null) => as('ADMIN', 'POST', `/api/operator/tags/${of}/removal`, { into })
  expect(await statusAndCode(await remove(one.id, null))).toEqual([409, 'tag.in-use'])
  expect(await statusAndCode(await remove(one.id, one.id))).toEqual([422, 'input.invalid'])
  expect((await remove(one.id, other.id)).status).toBe(200)
  expect((await read(id)).content.tags).toEqual([other.id])
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/tags?locale=en')).json()
  expect(data.find((known: { id: string }) => known.id === other.id)).toMatchObject({ stories: 1 })
  expect(ids(data)).not.toContain(one.id)
  await DB.prepare('DELETE FROM story_tags WHERE tag = (SELECT num FROM tags WHERE id = ?)').bind(other.id).run()
  expect((await remove(other.id, null)).status).toBe(200)
})
