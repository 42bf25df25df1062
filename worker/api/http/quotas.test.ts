/** Every limit of docs/operating.md by person, organization and address. */
import { beforeEach, describe, expect, test } from 'vitest'
import { servePeople } from '../../../tests/fixtures/api.ts'
import { askApi } from '../../../tests/fixtures/ask-api.ts'
import { bolts, ural } from '../../../tests/fixtures/catalogue.ts'
import { asPerson, personId } from '../../../tests/fixtures/people.ts'
import { forgetOwnProducts, INN, inquiry } from '../../../tests/fixtures/suppliers.ts'
import { png } from '../../../tests/fixtures/uploads/pictures.ts'
import { mac } from '../secrets/hmac.ts'

const { as, bindings } = servePeople()
const ADDRESS = '203.0.113.7'
const FROM = { 'X-Client-Address': ADDRESS }
const CONTACT = { name: 'Li Wei', phone: '+8613800138000' }

beforeEach(async () => {
  await forgetOwnProducts(bindings())
  await bindings().DB.prepare('DELETE FROM rate_counters').run()
})

const send = (method: string, path: string, body?: object) => as('OWNER', method, path, body, FROM)
let sent = 0
const PICTURE = png(1, 1)
const PRODUCT = { names: { en: 'Quince press', zh: '榅桲压榨机' }, category: bolts.id }
const newProduct = () => send('POST', '/api/profile/company/products', PRODUCT)

async function upload(): Promise<Response> {
  const body = new FormData()
  body.set('file', new File([PICTURE], 'a.png'))
  const headers = { ...(await asPerson('OWNER')), ...FROM }
  return askApi('/api/files/common', { method: 'POST', body, headers }, bindings())
}

/** What is limited, each as the owner does it from one address. */
const ACTS: Record<string, () => Promise<Response>> = {
  save: () => send('PATCH', '/api/profile/company', { founded: 2004 }),
  'new product': newProduct,
  'saved bytes': newProduct,
  reply: async () => {
    const id = await inquiry(bindings(), ++sent)
    return send('PATCH', `/api/profile/company/inquiries/${id}`, { status: 'answered', reply: 'Yes' })
  },
  invitations: () =>
    send('POST', '/api/profile/company/employees', { contact: `new${++sent}@people.example`, role: 'MANAGER' }),
  upload,
  'uploaded bytes': upload,
  inquiry: () =>
    send('POST', '/api/inquiries', { supplier: ural.id, message: 'Price?', contact: CONTACT, consent: true }),
  lead: () => send('POST', '/api/leads', { page: 'talp', message: 'We carry', contact: CONTACT, consent: true }),
  'address suggestions': () => send('POST', '/suggestions/api/4_1/rs/suggest/address', { query: 'harb', count: 1 }),
  'legal entities': () => send('GET', `/dev/legal_entry?taxNumber=${INN}`),
  'page metadata': () => send('GET', '/app/parse/meta?url=https://localhost/'),
}

/** Most by person, by organization and by address. */
const MAX_ACTS: Record<keyof typeof ACTS, [person: number, organization: number, address: number]> = {
  save: [600, 1_200, 1_200],
  'new product': [5_000, 5_000, 5_000],
  'saved bytes': [100e6, 300e6, 300e6],
  reply: [60, 300, 120],
  invitations: [100, 100, 200],
  upload: [600, 2_000, 2_000],
  'uploaded bytes': [2e9, 4e9, 4e9],
  inquiry: [60, 200, 60],
  lead: [60, 200, 60],
  'address suggestions': [600, 3_000, 1_200],
  'legal entities': [60, 300, 120],
  'page metadata': [60, 300, 120],
}

/** How much one act counts, where it is not 1: bytes, of which a Chinese character has three. */
const AMOUNTS: Partial<Record<keyof typeof ACTS, number>> = {
  'saved bytes': new TextEncoder().encode(JSON.stringify(PRODUCT)).length,
  'uploaded bytes': PICTURE.length,
}

const CASES = Object.entries(MAX_ACTS).flatMap(([what, [person, organization, address]]) => [
  { what, by: `${what} by person`, subject: personId('OWNER'), most: person },
  {
    what,
    by: what === 'invitations' ? 'invitations by' : `${what} by organization`,
    subject: ural.id,
    most: organization,
  },
  { what, by: `${what} by address`, subject: ADDRESS, most: address },
])

describe('past its limit a call is a 429 that says when to try again, and counts for nothing', () => {
  test.each(CASES)('$by', async ({ what, by, subject, most }) => {
    const key = await mac(bindings(), 'rate-counter', `${by} ${subject}`)
    await bindings()
      .DB.prepare('INSERT INTO rate_counters (key, n, resets_at) VALUES (?, ?, ?)')
      .bind(key, most - (AMOUNTS[what] ?? 1), Date.now() + 30_000)
      .run()
    expect((await ACTS[what]?.())?.status).not.toBe(429)
    const refused = await ACTS[what]?.()
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0)
    const counted = bindings().DB.prepare('SELECT n FROM rate_counters WHERE key = ?').bind(key)
    expect(await counted.first('n')).toBe(most)
  })
})

test.each([
  ['by person', personId('USER'), 120],
  ['by address', ADDRESS, 600],
])('a person without an organization does not write without end: %s', async (by, subject, most) => {
  const key = await mac(bindings(), 'rate-counter', `own save ${by} ${subject}`)
  const insert = bindings().DB.prepare('INSERT INTO rate_counters (key, n, resets_at) VALUES (?, ?, ?)')
  await insert.bind(key, most - 1, Date.now() + 30_000).run()
  const rename = () => as('USER', 'PATCH', '/api/profile', { name: 'Li Wei' }, FROM)
  expect((await rename()).status).toBe(200)
  expect((await rename()).status).toBe(429)
})
