/** An operator edits kinds of services and sets a rate with plain forms. Each button takes effect once. */
import { beforeAll, expect, test } from 'vitest'
import type { DeskRate } from '../../domain/contract/desk-rates.ts'
import type { DeskService } from '../../domain/contract/desk-services.ts'
import { LEGAL_VERSION } from '../../domain/legal-version.ts'
import { htmlFaults } from '../fixtures/html-faults.ts'
import type { Browser } from './browser.ts'
import { pressing } from './plain-forms.ts'
import { request, startSite, stores } from './site.ts'
import { call, readPage, signedUp, submit } from './visitors.ts'

const OPERATOR = 'operator@people.example'
startSite({ ADMIN_LOGINS: OPERATOR, RATES_URL: 'http://127.0.0.1:9/rates.xml' })

const { press, remember, expectAll } = pressing()
const SERVICES = '/en/admin/services'
const RATES = '/en/admin/rates'
let operator: Browser

beforeAll(async () => {
  operator = await signedUp(OPERATOR)
})

const services = (): Promise<DeskService[]> => call(operator, 'GET', '/api/operator/services')
const named = async (name: string) => (await services()).find(({ names }) => names.en === name)

test('a kind of services is added, renamed, moved and deleted', async () => {
  const typed = { 'names.en': 'Cargo cover', 'names.ru': 'Страхование грузов', 'names.zh': '货物保险' }
  const added = { path: `${SERVICES}?edit=new`, action: 'add', typed }
  expect(await press(operator, 'deskServices', added)).toBe(`${SERVICES}?done=saved`)
  const { id = '', position = 0, names } = (await named('Cargo cover')) ?? {}
  expect(names?.ru).toBe('Страхование грузов')
  const path = `${SERVICES}?edit=${id}`
  expect(htmlFaults(await readPage(operator, path))).toEqual([])
  await press(operator, 'deskServices', { path, action: 'moveUp' })
  expect((await named('Cargo cover'))?.position).toBe(position - 1)
  await press(operator, 'deskServices', { path, action: 'moveDown' })
  expect((await named('Cargo cover'))?.position).toBe(position)
  const renamed = { path, action: 'save', typed: { 'names.en': 'Insurance of cargo' } }
  expect(await press(operator, 'deskServices', renamed)).toBe(`${SERVICES}?done=saved`)
  expect(await named('Insurance of cargo')).toBeDefined()
  expect(await press(operator, 'deskServices', { path, action: 'remove' })).toBe(`${SERVICES}?done=saved`)
  expect(await named('Insurance of cargo')).toBeUndefined()
})

test('deleting a service that companies offer asks for the one to replace it with', async () => {
  const used = (await services()).find(
    ({ companies, isNeeded, id }, _, all) => companies > 0 && !isNeeded && all.every(({ parent }) => parent !== id),
  )
  const path = `${SERVICES}?edit=${used?.id}`
  expect(await press(operator, 'deskServices', { path, action: 'remove' })).toBeNull()
  expect(await readPage(operator, path)).toContain('Replace it with')
})

test('a rate is set by hand, marked beside prices, and returned to its source', async () => {
  const path = `${RATES}?edit=USD`
  const typed = { rub: '82.5', dated: '2026-11-21', source: 'Moscow Exchange', reason: 'The source is down' }
  expect(await press(operator, 'deskRates', { path, action: 'save', typed: { ...typed, rub: '825' } })).toBeNull()
  expect(await press(operator, 'deskRates', { path, action: 'save', typed })).toBe(`${RATES}?done=saved`)
  const page = await readPage(operator, RATES)
  expect(page).toContain('set by hand: The source is down')
  expect(htmlFaults(page)).toEqual([])
  expect(await press(operator, 'deskRates', { path, action: 'remove' })).toBe(`${RATES}?done=saved`)
  expect(await press(operator, 'deskRates', { path: RATES, action: 'fetch' })).toBe(`${RATES}?done=saved`)
  const rates: DeskRate[] = await call(operator, 'GET', '/api/operator/rates')
  expect(rates.find(({ currency }) => currency === 'USD')).toMatchObject({ reason: null })
})

test('a supplier’s word for a unit is added, and removed again', async () => {
  const typed = { word: 'Бар. абан', unit: 'roll' }
  const done = `${RATES}?done=saved`
  expect(
    await press(operator, 'deskRates', { path: RATES, action: 'addWord', typed: { word: ' ', unit: 'roll' } }),
  ).toBeNull()
  expect(await press(operator, 'deskRates', { path: RATES, action: 'addWord', typed })).toBe(done)
  const page = await readPage(operator, RATES)
  expect(page).toContain('>барабан<')
  expect(htmlFaults(page)).toEqual([])
  expect(await press(operator, 'deskRates', { path: RATES, action: 'removeWord' })).toBe(done)
  expect(await call(operator, 'GET', '/api/operator/units/words')).toEqual([])
})

test('currencies and units on offer are chosen and ordered, and an invalid position is refused', async () => {
  const path = RATES
  const terms = { action: 'saveTerms', path, typed: { 'place.KZT': '0', 'accepted.roll': '', 'shown.USD': '' } }
  const wrong = { ...terms, typed: { 'place.KZT': 'first' } }
  expect(await press(operator, 'deskRates', wrong)).toBeNull()
  expect(await press(operator, 'deskRates', terms)).toBe(`${RATES}?done=saved`)
  const page = await readPage(operator, RATES)
  expect(htmlFaults(page)).toEqual([])
  const { currencies, units } = await call(operator, 'GET', '/api/operator/trade-terms')
  expect(currencies[0]).toEqual({ code: 'KZT', shown: true, accepted: true })
  expect(currencies).toContainEqual({ code: 'USD', shown: false, accepted: true })
  expect(units).toContainEqual({ code: 'roll', accepted: false })
})

test('a legal text begins as a copy of the current one, and is scheduled once it is written in every language', async () => {
  const list = '/en/admin/legal_texts'
  const path = String(await press(operator, 'legalTexts', { path: list, action: 'add', typed: { text: 'terms' } }))
  expect(path).toMatch(/^\/en\/admin\/legal_texts\/\w{16}$/)
  const page = await readPage(operator, path)
  expect(page).toContain('{{operator}}')
  expect(htmlFaults(page)).toEqual([])
  const save = (typed: Record<string, string>) => press(operator, 'legalText', { path, action: 'save', typed })
  expect(await save({ 'bodies.zh': '', holdsFrom: '2990-01-15' })).toBeNull()
  remember('legalText', 'see')
  const seen = await (await submit(operator, path, { action: 'see', 'bodies.en': '## Written anew' })).text()
  expect(seen).toContain('<h2>Written anew</h2>')
  expect(await save({ 'bodies.en': '## Written anew', holdsFrom: '2990-01-15' })).toBe(`${path}?done=saved`)
  expect(await readPage(operator, list)).toContain('Scheduled')
  expect(await (await request('/en/terms')).text()).not.toContain('Written anew')
  expect(await press(operator, 'legalText', { path, action: 'remove' })).toBe(`${list}?done=deleted`)
  expectAll('rates')
})

test('a stored text applies from its day on, has the parts that the program renders, and links to earlier versions', async () => {
  const { DB } = stores()
  const body = '## Who we are\n\n{{operator}}\n\n{{cookies}}'
  const store = (id: string, text: string, day: string, en: string) =>
    DB.prepare('INSERT INTO legal_texts (id, text, holds_from, bodies, updated_at) VALUES (?, ?, ?, ?, 0)')
      .bind(id, text, day, JSON.stringify({ en, ru: en, zh: en }))
      .run()
  await store('06d2k6t0000g1a2b', 'privacy', '2026-01-01', 'Written first')
  await store('06d2k6t0000g1a2c', 'privacy', '2026-02-01', body)
  await store('06d2k6t0000g1a2d', 'liaozhong', '2026-02-01', 'For **parks** alone')
  const page = await (await request('/en/privacy')).text()
  expect(page).toMatch(/<h2>Who we are<\/h2>[\s\S]*February 1, 2026|February 1, 2026[\s\S]*<h2>Who we are<\/h2>/)
  expect(page).toContain('<table')
  expect(page).not.toContain('{{')
  expect(page).toContain('href="/en/privacy?version=2026-01-01"')
  expect(htmlFaults(page)).toEqual([])
  const first = await (await request('/en/privacy?version=2026-01-01')).text()
  expect(first).toContain('Written first')
  expect(first).toContain('href="/en/privacy"')
  const builtIn = await (await request(`/en/privacy?version=${LEGAL_VERSION}`)).text()
  expect(builtIn).toContain('id="cookies"')
  expect((await request('/en/privacy?version=2026-01-02')).status).toBe(404)
  const landing = await (await request('/en/liaozhong')).text()
  expect(landing).toContain('For <strong>parks</strong> alone')
  expect(landing).toContain('name="message"')
})

test('the page for suppliers has a text of its own as well, between its steps and the contact', async () => {
  const { DB } = stores()
  await DB.prepare('INSERT INTO legal_texts (id, text, holds_from, bodies, updated_at) VALUES (?, ?, ?, ?, 0)')
    .bind(
      '06d2k6t0000g1a2e',
      'sell',
      '2026-02-01',
      JSON.stringify({ en: '## What it costs\n\n**Nothing**', ru: 'Р', zh: '中' }),
    )
    .run()
  const page = await (await request('/en/sell')).text()
  expect(page).toContain('<strong>Nothing</strong>')
  expect(page).toContain('<ol')
  expect(htmlFaults(page)).toEqual([])
})
