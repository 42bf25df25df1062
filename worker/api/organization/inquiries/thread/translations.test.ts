import { expect, test } from 'vitest'
import { askApi } from '../../../../../tests/fixtures/ask-api.ts'
import { OWN, serveInquiries } from '../../../../../tests/fixtures/inquiries.ts'
import { asPerson, PEOPLE, type PersonName } from '../../../../../tests/fixtures/people.ts'
import { inquiry } from '../../../../../tests/fixtures/suppliers.ts'
import { serveTranslations } from '../../../../../tests/fixtures/translation-service.ts'

const { as, bindings } = serveInquiries()
const SENT = '/api/profile/requests'

const { requests, answers, env } = serveTranslations()

async function ask(
  who: PersonName,
  list: string,
  id: string,
  message: string | null,
  locale: string,
  more: object = env,
) {
  const headers = { ...(await asPerson(who)), 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify({ message }) }
  return askApi(`${list}/${id}/translations?locale=${locale}`, init, { ...bindings(), ...more })
}
const begin = () => inquiry(bindings(), 1, { user: PEOPLE.USER.num, message: '多少钱？' })
const thread = async (who: PersonName, list: string, id: string, locale: string) =>
  (await as(who, 'GET', `${list}/${id}/messages?locale=${locale}`)).json()
const write = async (id: string, text: string) =>
  (await (await as('MANAGER', 'POST', `${OWN}/${id}/messages`, { text })).json()).data.id

test('a text is translated once into a language, and both sides read the draft in theirs', async () => {
  const id = await begin()
  const message = await write(id, 'Есть на складе')
  for (const _ of [1, 2]) {
    const response = await ask('USER', SENT, id, message, 'zh')
    expect(await response.json()).toEqual({ data: { text: 'zh: Есть на складе', lang: 'zh' } })
  }
  expect(requests).toEqual([{ q: 'Есть на складе', source: 'ru', target: 'zh', format: 'text', api_key: 'key' }])
  expect((await thread('USER', SENT, id, 'zh')).data[0].draft).toBe('zh: Есть на складе')
  expect((await thread('USER', SENT, id, 'en')).data[0].draft).toBeNull()
  expect((await ask('MANAGER', OWN, id, null, 'ru')).status).toBe(200)
  expect((await thread('MANAGER', OWN, id, 'ru')).meta.askedDraft).toBe('ru: 多少钱？')
})

test('what is withdrawn or erased takes its draft with it', async () => {
  const id = await begin()
  await ask('MANAGER', OWN, id, null, 'en')
  const message = await write(id, 'Есть на складе')
  await ask('USER', SENT, id, message, 'en')
  const drafts = () => bindings().DB.prepare('SELECT count(*) AS n FROM message_translations').first('n')
  expect(await drafts()).toBe(2)
  await bindings().DB.exec("UPDATE inquiries SET message = ''")
  expect(await drafts()).toBe(1)
  await bindings().DB.exec('DELETE FROM inquiries')
  expect(await drafts()).toBe(0)
})

test('notes of the supplier are no texts of the buyer, nor are other threads', async () => {
  const id = await begin()
  const { data } = await (await as('MANAGER', 'POST', `${OWN}/${id}/notes`, { text: 'Платит поздно' })).json()
  expect((await ask('USER', SENT, id, data.id, 'en')).status).toBe(404)
  expect((await ask('MANAGER', OWN, id, data.id, 'en')).status).toBe(200)
  expect((await ask('FOREIGN_OWNER', OWN, id, null, 'en')).status).toBe(404)
})

test('without a service, in the same language, and of a service that fails, nothing is stored', async () => {
  const id = await begin()
  const refused = async (response: Response) => [response.status, (await response.json()).code]
  expect(await refused(await ask('MANAGER', OWN, id, null, 'en', {}))).toEqual([409, 'translation.off'])
  expect((await thread('MANAGER', OWN, id, 'en')).meta.translates).toBe(false)
  expect(await refused(await ask('MANAGER', OWN, id, null, 'zh'))).toEqual([409, 'translation.same'])
  answers.status = 500
  expect(await refused(await ask('MANAGER', OWN, id, null, 'en'))).toEqual([503, 'translation.failed'])
  expect((await thread('MANAGER', OWN, id, 'en')).meta.askedDraft).toBeNull()
})
