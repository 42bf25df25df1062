/** Each button of the operators' screens of synonyms, rates at the border, categories, parameters, e-mails and open requests takes effect once. */
import { expect, test } from 'vitest'
import { publishedIn } from '../fixtures/access-paths.ts'
import { inquiry } from '../fixtures/suppliers.ts'
import { png } from '../fixtures/uploads/pictures.ts'
import type { Browser } from './browser.ts'
import { post, pressing, readForm } from './plain-forms.ts'
import { ownOrigin, samples, startSite, stores } from './site.ts'
import { call, signedUp } from './visitors.ts'

const OPERATOR = 'operator@people.example'
const SECOND = 'second-operator@people.example'
const THIRD = 'third-operator@people.example'
const FOURTH = 'fourth-operator@people.example'
const FIFTH = 'fifth-operator@people.example'
const SIXTH = 'sixth-operator@people.example'
const SEVENTH = 'seventh-operator@people.example'
startSite({ ADMIN_LOGINS: [OPERATOR, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH].join() })

const { press, remember, expectAll } = pressing()

test('operators add, change and remove synonyms once', async () => {
  const operator = await signedUp(OPERATOR)
  const path = '/en/admin/synonyms'
  const done = `${path}?done=saved`
  const on = (action: string, typed: Record<string, string> = {}, of = '') =>
    press(operator, 'synonyms', { path, action, typed, of })
  const read = async () => (await (await operator.send('GET', '/api/operator/synonyms')).json()).data
  expect(await on('add', { 'names.en': 'whirligig, gate valve' })).toBe(done)
  const [{ id }, ...others] = await read()
  expect(others).toEqual([])
  expect(await on('save', { 'names.zh': '旋转阀，闸阀', generic: 'on' }, id)).toBe(done)
  const names = { en: ['whirligig', 'gate valve'], ru: [], zh: ['旋转阀', '闸阀'] }
  expect(await read()).toEqual([{ id, names, generic: true, version: 2 }])
  expect(await on('remove', {}, id)).toBe(done)
  expect(await read()).toEqual([])
})

test('operators add, change and remove a rate at the border once', async () => {
  const operator = await signedUp(FIFTH)
  const path = '/en/admin/border_rates'
  const done = `${path}?done=saved`
  const on = (query: string, action: string, typed: Record<string, string> = {}) =>
    press(operator, 'borderRates', { path: path + query, action, typed })
  const read = async () => (await (await operator.send('GET', '/api/operator/border-rates')).json()).data
  const fee = { kind: 'fee', amount: '1,231', upTo: '200000', validFrom: '2026-01-01', source: 'Resolution' }
  expect(await on('?edit=new', 'add', fee)).toBe(done)
  const [{ id }, ...others] = await read()
  expect(others).toEqual([])
  expect(await on(`?edit=${id}`, 'save', { amount: '1,231.50' })).toBe(done)
  expect(await read()).toMatchObject([{ kind: 'fee', codes: '', amount: 123_150, upTo: 20_000_000, version: 2 }])
  expect(await on(`?edit=${id}`, 'remove')).toBe(done)
  expect(await read()).toEqual([])
})

test('operators add, change and remove a technical regulation once', async () => {
  const operator = await signedUp(SEVENTH)
  const path = '/en/admin/regulations'
  const done = `${path}?done=saved`
  const on = (query: string, action: string, typed: Record<string, string> = {}) =>
    press(operator, 'regulations', { path: path + query, action, typed })
  const read = async () => {
    const all: { id: string; number: string }[] = await call(operator, 'GET', '/api/operator/regulations')
    return all.filter(({ number }) => number === '099/2020')
  }
  const names = { 'names.en': 'On valves', 'names.ru': 'Об арматуре', 'names.zh': '关于阀门' }
  const typed = { number: '099/2020', ...names, prefixes: '8481，848180', validFrom: '2026-01-01', source: 'Decision' }
  expect(await on('?edit=new', 'add', { ...typed, document: 'certificate' })).toBe(done)
  const [one, ...others] = await read()
  expect(others).toEqual([])
  expect(await on(`?edit=${one?.id}`, 'save', { prefixes: '8481 8482' })).toBe(done)
  expect(await read()).toMatchObject([{ document: 'certificate', prefixes: ['8481', '8482'], version: 2 }])
  expect(await on(`?edit=${one?.id}`, 'remove')).toBe(done)
  expect(await read()).toEqual([])
})

test('operators add, rename and move a category once, and its old address leads to the new one', async () => {
  const operator = await signedUp(SIXTH)
  const all = '/en/admin/parameters'
  const names = (en: string) => ({ 'names.en': en, 'names.ru': 'Анкеры', 'names.zh': '锚栓' })
  const form = { path: `${all}?edit=new`, action: 'add', typed: { ...names('Anchors'), 'about.en': 'For concrete' } }
  expect(await press(operator, 'parameters', form)).toBe(`${all}?done=saved`)
  const read = async () => (await (await operator.send('GET', '/api/categories?locale=en')).json()).data
  const tops = async () => (await read()).filter(({ level }: { level: number }) => level === 1)
  const [made, ...others] = (await tops()).filter(({ slug }: { slug: string }) => slug.startsWith('anchors'))
  expect([made.slug, others]).toEqual(['anchors', []])
  const path = `${all}/${made.id}`
  const on = (action: string, typed: Record<string, string> = {}) =>
    press(operator, 'categoryParameters', { path, action, typed })
  const old = `/en/catalog/${made.id}-anchors`
  expect((await fetch(ownOrigin() + old, { redirect: 'manual' })).status).toBe(200)
  expect(await on('rename', names('Wedge anchors'))).toBe(`${path}?done=saved`)
  const moved = await fetch(`${ownOrigin()}/ru/catalog/${made.id}-anchors?sort=new`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, `/ru/catalog/${made.id}-wedge-anchors?sort=new`])
  const last = (await tops()).length - 1
  const place = async () => (await tops()).findIndex(({ id }: { id: string }) => id === made.id)
  expect(await place()).toBe(last)
  await on('moveUp')
  expect(await place()).toBe(last - 1)
  await on('moveDown')
  expect(await place()).toBe(last)
  const onDesk = () => call(operator, 'GET', `/api/operator/categories/${made.id}`)
  const file = new File([png(64, 64)], 'anchor.png', { type: 'image/png' })
  const pictured = { path, action: 'picture', typed: { 'pictureAlts.en': 'An anchor' }, file }
  expect(await press(operator, 'categoryParameters', pictured)).toBe(`${path}?done=saved`)
  expect(await onDesk()).toMatchObject({ picture: { width: 64 }, pictureAlts: { en: 'An anchor' } })
  await on('pictureRemove')
  expect((await onDesk()).picture).toBeNull()
  const [above] = await tops()
  expect(await on('move', { parent: above.id })).toBe(`${path}?done=saved`)
  expect(await place()).toBe(-1)
  const merge = { path: `${path}?into=${above.id}`, action: 'merge' }
  expect(await press(operator, 'categoryParameters', merge)).toBe(`${all}?done=saved`)
  expect(await call(operator, 'GET', `/api/categories/${made.id}`)).toMatchObject({ id: above.id, slug: above.slug })
})

test('operators declare, change, move and remove a parameter once', async () => {
  const operator = await signedUp(SECOND)
  const { category } = await samples()
  const path = `/en/admin/parameters/${category.id}`
  const on = (query: string, action: string, typed: Record<string, string> = {}, of = '') =>
    press(operator, 'categoryParameters', { path: path + query, action, typed, of })
  const keys = async () => {
    const { data } = await (await operator.send('GET', `/api/operator/categories/${category.id}/parameters`)).json()
    return data.map(({ key }: { key: string }) => key)
  }
  const before = await keys()
  const option = { 'options.0.names.en': 'Cast steel', 'options.1.names.ru': 'Бронза' }
  for (const key of ['one', 'two'])
    expect(
      await on('?edit=new', 'add', { key, 'names.en': `Body ${key}`, kind: 'list', filter: 'values', ...option }),
    ).toBe(`${path}?done=saved`)
  expect(await keys()).toEqual([...before, 'one', 'two'])
  await on('?edit=one', 'save', { 'names.ru': 'Корпус', aliases: 'Housing\nShell', column: 'on' })
  await on('', 'earlier', {}, 'value="two"')
  expect(await keys()).toEqual([...before, 'two', 'one'])
  await on('', 'later', {}, 'value="two"')
  expect(await keys()).toEqual([...before, 'one', 'two'])
  const { data } = await (await operator.send('GET', `/api/operator/categories/${category.id}/parameters`)).json()
  expect(data.at(-2)).toMatchObject({
    names: { en: 'Body one', ru: 'Корпус' },
    aliases: ['Housing', 'Shell'],
    column: true,
    version: 2,
    options: [
      { key: 'cast-steel', names: { en: 'Cast steel' } },
      { key: 'bronza', names: { ru: 'Бронза' } },
    ],
  })
  for (const key of ['one', 'two']) {
    remember('categoryParameters', 'remove')
    const form = await readForm(operator, { path: `${path}?remove=${key}`, action: 'remove', of: 'Delete the' })
    const removed = await post(operator, path, { ...form, action: 'remove' })
    expect(removed.headers.get('Location')).toBe(`${path}?done=saved`)
  }
  expect(await keys()).toEqual(before)
})

/** @returns id of an e-mail that belongs to no thread */
async function unassigned(operator: Browser, text: string): Promise<string> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ from: 'li@valves.example', to: 'reply+none@reply.example', text }))
    body.set(name, value)
  const sent = await fetch(`${ownOrigin()}/dev/inbox`, { method: 'POST', headers: { Origin: ownOrigin() }, body })
  expect(await sent.json()).toEqual({ data: { as: 'unmatched' } })
  const [latest] = await call(operator, 'GET', '/api/operator/unmatched-mail')
  expect(latest.text).toBe(text)
  return latest.id
}

test('operators assign an e-mail to its thread, and delete another one, once', async () => {
  const operator = await signedUp(THIRD)
  const { DB } = stores()
  const thread = await inquiry({ DB }, 900_301, { createdAt: Date.now(), updatedAt: Date.now() })
  const path = '/en/admin/mail'
  const on = (action: string, of: string, typed = {}) => press(operator, 'unmatchedMail', { path, action, of, typed })
  const first = await unassigned(operator, 'By e-mail')
  const typed = { thread: `http://market.example/en/profile/inquiries/${thread}`, side: 'buyer' }
  expect(await on('assign', first, typed)).toBe(`${path}?done=saved`)
  const { results } = await DB.prepare("SELECT text, side, via FROM messages WHERE text = 'By e-mail'").all()
  expect(results).toEqual([{ text: 'By e-mail', side: 'buyer', via: 'email' }])
  expect(await on('remove', await unassigned(operator, 'Advertising'))).toBe(`${path}?done=saved`)
  expect(await call(operator, 'GET', '/api/operator/unmatched-mail')).toEqual([])
})

test('operators take an open request down once', async () => {
  const operator = await signedUp(FOURTH)
  const { DB } = stores()
  const category = await DB.prepare('SELECT num FROM categories LIMIT 1').first('num')
  const { id } = await publishedIn({ DB }, Number(category))
  const path = '/en/admin/open_requests'
  expect(await press(operator, 'publishedRequests', { path, action: 'remove', of: id })).toBe(`${path}?done=saved`)
  expect(await call(operator, 'GET', '/api/operator/open-requests')).toEqual([])
})

test('every button was pressed', () => expectAll('catalogue'))
