/** Ready reasons that operators write (docs/behaviour.md, "Refusals"). */
import { beforeEach, expect, test } from 'vitest'
import { MAX_REASONS } from '../../../../domain/limits.ts'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { READY } from '../../../../tests/fixtures/own-products.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'
import { localizedReason } from '../../delivery/ready-reasons.ts'

const { as, bindings, decide, messagesTo, submit } = serveModeration()
const PATH = '/api/operator/reasons'
const BRAND = { texts: { en: 'The brand is missing.', ru: 'Не указан бренд.', zh: '缺少品牌。' } }

beforeEach(() => bindings().DB.exec('DELETE FROM reasons; DELETE FROM outbox; DELETE FROM notices; DELETE FROM jobs'))

const add = async () => (await (await as('ADMIN', 'POST', PATH, BRAND)).json()).data

test('a reason is added, changed by version and removed', async () => {
  const { id } = await add()
  const texts = { ...BRAND.texts, en: 'Please name the brand.' }
  expect((await as('ADMIN', 'PATCH', `${PATH}/${id}`, { texts }, { 'If-Match': '"1"' })).status).toBe(200)
  expect(await statusAndCode(await as('ADMIN', 'PATCH', `${PATH}/${id}`, BRAND, { 'If-Match': '"1"' }))).toEqual([
    412,
    'version.outdated',
  ])
  expect((await (await as('ADMIN', 'GET', PATH)).json()).data).toEqual([{ id, texts, version: 2 }])
  expect((await as('ADMIN', 'DELETE', `${PATH}/${id}`)).status).toBe(204)
  expect(await statusAndCode(await as('ADMIN', 'PATCH', `${PATH}/${id}`, BRAND))).toEqual([404, 'reason.unknown'])
})

test('each language is needed, and there is a limit', async () => {
  expect((await as('ADMIN', 'POST', PATH, { texts: { ...BRAND.texts, zh: ' ' } })).status).toBe(422)
  await bindings()
    .DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MAX_REASONS})
      INSERT INTO reasons (id, texts, updated_at) SELECT i, '{}', 0 FROM n`,
    )
    .run()
  expect(await statusAndCode(await as('ADMIN', 'POST', PATH, BRAND))).toEqual([409, 'reasons.too-many'])
})

test('a supplier who is refused with it reads it in their own language, whichever it was chosen in', async () => {
  await add()
  const id = await ownProduct(bindings(), 1, READY)
  await submit(id)
  await decide('product', id, 'rejected', BRAND.texts.zh)
  const [email] = await messagesTo(PEOPLE.MANAGER.login)
  expect(email?.body).toContain(BRAND.texts.en)
  expect(email?.body).not.toContain(BRAND.texts.zh)
})

test('a shipped reason is read in the reader’s language, and what a moderator has typed as it is', () => {
  expect(localizedReason('This product is already listed.', 'ru', [])).toMatch(/^[А-Я]/)
  expect(localizedReason('Не хватает фото', 'en', [])).toContain('Не хватает фото')
})
