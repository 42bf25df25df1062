/** Forbidden and licensed goods: the operators' rules, and every way of publishing (docs/behaviour.md, "Forbidden and licensed goods"). */
import { beforeEach, expect, test } from 'vitest'
import { MAX_GOODS_RULES } from '../../../../domain/limits.ts'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ballValves } from '../../../../tests/fixtures/catalogue/categories.ts'
import { REASON } from '../../../../tests/fixtures/goods-rules.ts'
import { runImport } from '../../../../tests/fixtures/imports.ts'
import { at, READY, SOLD, serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'
import { runWhole } from '../../../jobs/job.ts'
import { ruledGoods } from '../../../jobs/ruled-goods.ts'

const { as, bindings, own, waiting } = serveOwnProducts()
const PATH = '/api/operator/goods-rules'
const FORBIDDEN = { kind: 'forbidden', category: null, code: '', words: ['охотничье ружьё', 'rifle'], reason: REASON }
const RIFLE = { names: { en: 'Hunting rifles', ru: 'Охотничьи ружья' } }

beforeEach(() =>
  bindings().DB.exec('DELETE FROM goods_rules; DELETE FROM ruled_goods; DELETE FROM reviews; DELETE FROM imports'),
)

const add = async (rule: object = FORBIDDEN) => (await (await as('ADMIN', 'POST', PATH, rule)).json()).data
const to = (id: string, status: string) => as('MANAGER', 'PATCH', at(id, '/status'), { status })
const statusOf = async (id: string) => (await own(id)).status

test('a rule is added, changed by version and removed, and has to say which goods', async () => {
  const { id, category } = await add({ ...FORBIDDEN, category: ballValves.id })
  expect(category).toBe(ballValves.id)
  const licensed = { ...FORBIDDEN, kind: 'licensed', code: '9303' }
  expect((await as('ADMIN', 'PATCH', `${PATH}/${id}`, licensed, { 'If-Match': '"1"' })).status).toBe(200)
  const outdated = await as('ADMIN', 'PATCH', `${PATH}/${id}`, licensed, { 'If-Match': '"1"' })
  expect(await statusAndCode(outdated)).toEqual([412, 'version.outdated'])
  expect((await (await as('ADMIN', 'GET', PATH)).json()).data).toMatchObject([{ ...licensed, id, version: 2 }])
  const nothing = await as('ADMIN', 'POST', PATH, { ...FORBIDDEN, words: [] })
  expect((await nothing.json()).errors).toMatchObject([{ path: 'words', code: 'basis' }])
  expect((await as('ADMIN', 'POST', PATH, { ...FORBIDDEN, category: '0000000000000000' })).status).toBe(422)
  expect((await as('ADMIN', 'DELETE', `${PATH}/${id}`)).status).toBe(204)
})

test('more rules than the limit are refused', async () => {
  await bindings()
    .DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MAX_GOODS_RULES})
      INSERT INTO goods_rules (id, kind, code, words, reason, updated_at) SELECT i, 'licensed', '1', '[]', '{}', 0 FROM n`,
    )
    .run()
  expect(await statusAndCode(await as('ADMIN', 'POST', PATH, FORBIDDEN))).toEqual([409, 'goods-rules.too-many'])
})

test('goods that may not be sold are refused with the reason when they are sent in and when they are shown again', async () => {
  await add()
  const id = await ownProduct(bindings(), 1, { ...READY, ...RIFLE })
  const refused = await to(id, 'moderation')
  expect(await statusAndCode(refused.clone())).toEqual([409, 'product.forbidden'])
  expect((await refused.json()).detail).toBe(REASON.en)
  expect([await statusOf(id), await waiting()]).toEqual(['draft', []])
  const rule = (await (await as('EMPLOYEE', 'GET', at(id, '/rule?locale=zh'))).json()).data
  expect(rule).toEqual({ kind: 'forbidden', reason: { text: REASON.zh, lang: 'zh' } })
  const hidden = await ownProduct(bindings(), 2, { ...READY, ...RIFLE, status: 'hidden' })
  expect(await statusAndCode(await to(hidden, 'published'))).toEqual([409, 'product.forbidden'])
  const other = await ownProduct(bindings(), 3, READY)
  expect((await (await as('EMPLOYEE', 'GET', at(other, '/rule'))).json()).data).toBeNull()
  expect((await to(other, 'moderation')).status).toBe(200)
})

test('goods that need a licence wait for the moderators, who read why', async () => {
  await add({ ...FORBIDDEN, kind: 'licensed', words: [], category: ballValves.id })
  const id = await ownProduct(bindings(), 1, { ...READY, category: ballValves.num, status: 'hidden' })
  expect((await to(id, 'published')).status).toBe(200)
  expect(await own(id)).toMatchObject({ status: 'moderation', reason: 'goods-rule' })
  expect(await waiting()).toHaveLength(1)
  const review = (await (await as('ADMIN', 'GET', `/api/operator/reviews/products/${id}?locale=ru`)).json()).data
  expect(review.rule).toEqual({ kind: 'licensed', reason: { text: REASON.ru, lang: 'ru' } })
})

test('public goods that an edit brings under a rule leave the site until a moderator has looked', async () => {
  await add()
  const id = await ownProduct(bindings(), 1, SOLD)
  await as('MANAGER', 'PATCH', at(id), { description: { en: 'For water' } })
  expect(await statusOf(id)).toBe('published')
  await as('MANAGER', 'PATCH', at(id), RIFLE)
  expect(await statusOf(id)).toBe('moderation')
  expect(await waiting()).toHaveLength(1)
})

test('a deleted product under a rule comes back hidden', async () => {
  const id = await ownProduct(bindings(), 1, { ...SOLD, ...RIFLE })
  await as('MANAGER', 'DELETE', at(id))
  await add()
  expect((await as('MANAGER', 'POST', at(id, '/restore'))).status).toBe(200)
  expect(await statusOf(id)).toBe('hidden')
})

test('a bulk change sends in what may be sold, and says how much may not', async () => {
  await add()
  const rifle = await ownProduct(bindings(), 1, { ...READY, ...RIFLE })
  const valve = await ownProduct(bindings(), 2, READY)
  const edits = '/api/profile/company/product-edits'
  const { data } = await (await as('MANAGER', 'POST', edits, { goods: { ids: [rifle, valve] } })).json()
  await as('MANAGER', 'PATCH', `${edits}/${data.id}`, { field: 'status', status: 'moderation' })
  await runImport(bindings(), data.id)
  await as('MANAGER', 'POST', `${edits}/${data.id}/apply`)
  await runImport(bindings(), data.id)
  const { report } = (await (await as('OWNER', 'GET', `${edits}/${data.id}`)).json()).data
  expect(report.refused).toMatchObject([{ code: 'forbidden', count: 1 }])
  expect([await statusOf(rifle), await statusOf(valve)]).toEqual(['draft', 'moderation'])
})

const workOn = (rule: string, withhold = false) => runWhole(bindings(), ruledGoods, Date.now(), { rule, withhold })
const listed = async (rule: string) => (await as('ADMIN', 'GET', `${PATH}/${rule}/goods?locale=en`)).json()

test('goods on sale are listed under a new rule, and stay on sale until an operator takes them off', async () => {
  const rifle = await ownProduct(bindings(), 1, { ...SOLD, ...RIFLE })
  await ownProduct(bindings(), 2, { ...READY, ...RIFLE })
  await ownProduct(bindings(), 3, SOLD)
  const { id, onSale } = await add()
  expect(onSale).toBeNull()
  await workOn(id)
  expect((await (await as('ADMIN', 'GET', PATH)).json()).data[0].onSale).toBe(1)
  expect(await listed(id)).toMatchObject({
    data: [{ id: rifle, name: { text: 'Hunting rifles' } }],
    meta: { total: 1 },
  })
  expect([await statusOf(rifle), await waiting()]).toEqual(['published', []])

  expect((await as('ADMIN', 'POST', `${PATH}/${id}/withheld`)).status).toBe(200)
  await workOn(id, true)
  expect(await own(rifle)).toMatchObject({ status: 'moderation', reason: 'goods-rule' })
  expect(await waiting()).toEqual([{ before: '{}' }])
  expect(await listed(id)).toEqual({ data: [], meta: { total: 0 } })
})

test('what was edited since, and what moderators have approved since, is left on sale', async () => {
  const edited = await ownProduct(bindings(), 1, { ...SOLD, ...RIFLE })
  const { id } = await add()
  await workOn(id)
  await as('MANAGER', 'PATCH', at(edited), { names: { en: 'Gate valves' } })
  await workOn(id, true)
  expect(await statusOf(edited)).toBe('published')

  const approved = await ownProduct(bindings(), 2, { ...SOLD, ...RIFLE })
  await workOn(id)
  await workOn(id, true)
  expect(await statusOf(approved)).toBe('moderation')
  await as('ADMIN', 'PATCH', `/app/admin/products/${approved}/status`, { status: 'published' })
  await workOn(id)
  expect((await listed(id)).meta.total).toBe(0)
})
