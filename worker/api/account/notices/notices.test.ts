import { expect, test } from 'vitest'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { PEOPLE, type PersonName } from '../../../../tests/fixtures/people.ts'

const { as, bindings, variables } = servePeople()
const PATH = '/api/profile/notices'

const ask = (message: string) =>
  as('ANONIM', 'POST', '/api/inquiries', {
    supplier: ural.id,
    message,
    contact: { name: 'Li Wei', email: 'li@valves.example' },
    consent: true,
  })
const list = async (who: PersonName, query = '') => (await as(who, 'GET', PATH + query)).json()
const unread = async (who: PersonName) => (await (await as(who, 'GET', '/api/profile')).json()).data.unread

test('owners and managers find an inquiry on the site until each has read it', async () => {
  variables.ENVIRONMENT = 'local'
  for (const message of ['First', 'Second']) expect((await ask(message)).status).toBe(201)
  const { data, meta } = await list('OWNER', '?locale=ru')
  expect(meta.total).toBe(2)
  expect(data[0]).toMatchObject({ event: 'inquiry', text: 'Запрос: Li Wei', readAt: null })
  expect(data[0].path).toMatch(/^\/ru\/profile\/inquiries\/[0-9a-z]{16}$/)
  expect((await as('OWNER', 'PATCH', `${PATH}/${data[1].id}`, { read: true })).status).toBe(200)
  expect([await unread('OWNER'), await unread('MANAGER'), await unread('EMPLOYEE')]).toEqual([1, 2, 0])
  await ask('Third')
  await as('OWNER', 'PATCH', `${PATH}/${data[0].id}`, { read: true, earlier: true })
  expect(await unread('OWNER')).toBe(1)
  expect((await list('OWNER')).data.map(({ readAt }: { readAt: string | null }) => readAt === null)).toEqual([
    true,
    false,
    false,
  ])
})

test('a notice is read in the language of the page', async () => {
  await ask('First')
  const [russian, english] = await Promise.all([list('OWNER', '?locale=ru'), list('OWNER', '?locale=en')])
  expect(russian.data[0].text).toBe('Запрос: Li Wei')
  expect(english.data[0].text).toBe('Inquiry: Li Wei')
})

test('a notice of another person is unknown', async () => {
  await ask('First')
  const [{ id }] = (await list('OWNER')).data
  expect(await statusAndCode(await as('MANAGER', 'PATCH', `${PATH}/${id}`, { read: true }))).toEqual([
    404,
    'notice.unknown',
  ])
  expect(await unread('OWNER')).toBe(1)
})

test('a member who has switched off notices of inquiries gets no e-mail, and finds them on the site', async () => {
  variables.ENVIRONMENT = 'local'
  await as('MANAGER', 'PATCH', '/api/profile', { notifications: { inquiries: false } })
  await ask('First')
  expect(await unread('MANAGER')).toBe(1)
  const sent = await bindings()
    .DB.prepare("SELECT recipient FROM notices WHERE key LIKE 'inquiry:%' AND channel = 'email'")
    .all()
  expect(sent.results).toEqual([{ recipient: PEOPLE.OWNER.login }])
})
