import { expect, test } from 'vitest'
import { askApi } from '../../../../../tests/fixtures/ask-api.ts'
import { serveOwnProducts } from '../../../../../tests/fixtures/own-products.ts'
import { asPerson } from '../../../../../tests/fixtures/people.ts'
import { serveTranslations } from '../../../../../tests/fixtures/translation-service.ts'

const { as, bindings } = serveOwnProducts()

const { requests: sent, answers, env } = serveTranslations()

async function draft(json: object, locale = 'ru', more: object = env) {
  const headers = { ...(await asPerson('MANAGER')), 'Content-Type': 'application/json' }
  const path = `/api/profile/company/products/translations?locale=${locale}`
  return askApi(path, { method: 'POST', headers, body: JSON.stringify(json) }, { ...bindings(), ...more })
}

test('languages that a name or a description lacks get drafts of the page’s language, else of the first one there is', async () => {
  const response = await draft({ names: { ru: 'Кран', zh: '球阀' }, description: { en: 'Brass' } })
  expect(await response.json()).toEqual({
    data: { names: { en: 'en: Кран' }, description: { ru: 'ru: Brass', zh: 'zh: Brass' } },
  })
  expect(sent.map(({ q, source, target }) => [q, source, target])).toEqual([
    ['Кран', 'ru', 'en'],
    ['Brass', 'en', 'ru'],
    ['Brass', 'en', 'zh'],
  ])
})

test.each([
  ['nothing is lacking', { names: { en: 'a', ru: 'b', zh: 'c' }, description: {} }, {}, 409, 'translation.same'],
  ['there is no text', { names: {}, description: {} }, {}, 409, 'translation.same'],
  ['there is no service', { names: { en: 'a' }, description: {} }, { TRANSLATION_URL: '' }, 409, 'translation.off'],
])('where %s, nothing is sent', async (_, json, more, code, error) => {
  const response = await draft(json, 'en', { ...env, ...more })
  expect([response.status, (await response.json()).code, sent.length]).toEqual([code, error, 0])
})

test('a service that fails gives no drafts', async () => {
  answers.status = 500
  expect((await draft({ names: { en: 'a' }, description: {} })).status).toBe(503)
})

test('the profile states whether there is a service', async () => {
  const profile = async (more: object) =>
    (await (await askApi('/api/profile', { headers: await asPerson('MANAGER') }, { ...bindings(), ...more })).json())
      .data
  expect((await profile(env)).translates).toBe(true)
  expect((await (await as('MANAGER', 'GET', '/api/profile')).json()).data.translates).toBe(false)
})
