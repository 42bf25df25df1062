/** An editor writes, publishes and withdraws a story with plain forms; each button takes effect once. */
import { beforeAll, expect, test } from 'vitest'
import { htmlFaults } from '../fixtures/html-faults.ts'
import { png } from '../fixtures/uploads/pictures.ts'
import type { Browser } from './browser.ts'
import { pressing } from './plain-forms.ts'
import { ownOrigin, request, samples, startSite } from './site.ts'
import { call, readPage, signedUp, submit } from './visitors.ts'

const EDITOR = 'editor-of-stories@people.example'
startSite({ ADMIN_LOGINS: EDITOR })

const { press, remember, expectAll } = pressing()
const LIST = '/en/admin/stories'
let editor: Browser
let path = ''
const id = () => path.split('/').at(-1) ?? ''
const on = (action: string, typed: Record<string, string> = {}, file?: File) =>
  press(editor, 'deskStory', { path, action, typed, ...(file && { file }) })
const written = () => call(editor, 'GET', `/api/operator/stories/${id()}`)

beforeAll(async () => {
  editor = await signedUp(EDITOR)
})

test('a story is begun by its title, once', async () => {
  const names = { 'names.en': 'Seals', 'names.ru': 'Уплотнения', 'names.zh': '密封件' }
  expect(await press(editor, 'deskStories', { path: LIST, action: 'addTag', typed: names })).toBe(`${LIST}?done=saved`)
  path = String(await press(editor, 'deskStories', { path: LIST, action: 'add', typed: { title: 'Choosing seals' } }))
  expect(path).toMatch(/^\/en\/admin\/stories\/\w{16}$/)
  expect((await readPage(editor, LIST)).match(/Choosing seals/g)).toHaveLength(1)
  expect(htmlFaults(await readPage(editor, LIST))).toEqual([])
})

test('a topic is renamed, and deleted for another one', async () => {
  const names = { 'names.en': 'Packing', 'names.ru': 'Набивка', 'names.zh': '填料' }
  await press(editor, 'deskStories', { path: LIST, action: 'addTag', typed: names })
  const [{ id: tag }] = (await call(editor, 'GET', '/api/operator/tags?locale=en')).slice(-1)
  const on = `${LIST}?tag=${tag}`
  const renamed = { path: on, action: 'saveTag', typed: { 'names.en': 'Gland packing' } }
  expect(await press(editor, 'deskStories', renamed)).toBe(`${LIST}?done=saved`)
  expect(await readPage(editor, on)).toContain('Gland packing')
  expect(htmlFaults(await readPage(editor, on))).toEqual([])
  expect(await press(editor, 'deskStories', { path: on, action: 'removeTag' })).toBe(`${LIST}?done=saved`)
  expect(await readPage(editor, LIST)).not.toContain('Gland packing')
})

test('what was typed is previewed without being saved, and saved with its pictures, topics and subjects', async () => {
  const { category } = await samples()
  const texts = {
    'leads.en': 'What they are made of',
    'bodies.en': '## PTFE\r\n\r\n| a | b |\r\n|---|---|\r\n| 1 | 2 |',
  }
  remember('deskStory', 'see')
  const seen = await (await submit(editor, path, { action: 'see', ...texts })).text()
  expect(seen).toMatch(/<h2>PTFE<\/h2>[\s\S]*<td>2<\/td>/)
  expect((await written()).content.bodies.en).toBe('')
  const picture = new File([png(64, 64)], 'seal.png', { type: 'image/png' })
  expect(await on('picture', {}, picture)).toBe(`${path}?done=saved`)
  const [{ id: cover }] = (await written()).pictures
  const body = `${texts['bodies.en']}\r\n\r\n![A seal](/api/files/common/${cover})`
  const [tag] = (await call(editor, 'GET', '/api/operator/tags?locale=en')).slice(-1)
  const subjects = `${ownOrigin()}/ru/catalog/${category.id}\r\n8481 80`
  const more = { 'bodies.en': body, cover, 'coverAlts.en': 'Seals', subjects, [`tag.${tag.id}`]: 'on' }
  expect(await on('save', { ...texts, ...more })).toBe(`${path}?done=saved`)
  const { content, languages } = await written()
  expect(content.subjects).toEqual([
    { kind: 'category', ref: category.id },
    { kind: 'tnved', ref: '848180' },
  ])
  expect([content.cover, content.tags, languages.en]).toEqual([cover, [tag.id], 'whole'])
  const page = await readPage(editor, path)
  expect(page).toContain('<img src="/api/files/common/')
  expect(htmlFaults(page)).toEqual([])
  const refused = await (await submit(editor, path, { action: 'save', subjects: 'valves' })).text()
  expect(refused).toContain('Enter the addresses of existing products')
})

test('an earlier version is restored as the current text', async () => {
  const { version, content } = await written()
  await on('save', { 'titles.en': 'Another title' })
  const compared = `${path}?version=${version}`
  expect(await press(editor, 'deskStory', { path: compared, action: 'bringBack' })).toBe(`${path}?done=saved`)
  expect((await written()).content).toEqual(content)
})

test('a story is reviewed, scheduled, published and linked from the pages that it is about, and is a 410 once withdrawn', async () => {
  await on('submit')
  await on('return')
  await on('submit')
  expect(
    await (await submit(editor, path, { action: 'schedule', at: '2020-01-01T09:00', zone: 'UTC' })).text(),
  ).toContain('Enter a date and time in the future')
  expect(await on('schedule', { at: '2990-01-01T09:00', zone: 'Asia/Yekaterinburg' })).toBe(`${path}?done=saved`)
  expect((await written()).publishedAt).toBe('2990-01-01T04:00:00.000Z')
  await on('publish')
  const { slug } = await written()
  const story = `/en/press_center/${id()}-${slug}`
  const page = await (await request(story)).text()
  expect(page).toContain('TN VED 8481 80')
  expect(page).toMatch(/<img[^>]*alt="A seal"[^>]*loading="lazy"/)
  expect(htmlFaults(page)).toEqual([])
  const { category } = await samples()
  for (const about of [`/en/catalog/${category.id}-${category.slug}`, '/en/tnved/848180']) {
    expect(await (await request(about)).text(), about).toContain(story)
  }
  const earlier = await readPage(editor, `${path}?version=1`)
  expect(earlier).toMatch(/<ins[^>]*>\+ What they are made of/)
  expect(htmlFaults(earlier)).toEqual([])
  await on('withdraw')
  expect((await request(`/ru/press_center/${id()}-${slug}`)).status).toBe(410)
  await on('restore')
  expect((await written()).status).toBe('published')
  expectAll('stories')
})
