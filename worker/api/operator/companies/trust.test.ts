/** Goods of trusted suppliers pass without a moderator, one in twenty excepted (docs/behaviour.md, "Trusted suppliers"). */
import { beforeEach, expect, test } from 'vitest'
import { statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { serveModeration, submitMany } from '../../../../tests/fixtures/moderation.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { runJobs } from '../../../jobs/run-jobs.ts'

const { as, bindings, messagesTo, variables } = serveModeration()
const PATH = `/api/operator/companies/${ural.id}`
const REASON = 'None of 400 was refused'

const pass = () => runJobs({ ...bindings(), ...variables }, Date.now() + 1000, { kinds: ['trusted-goods'] })
const trust = () => as('ADMIN', 'POST', `${PATH}/trust`, { reason: REASON })
const shown = async () => (await (await as('ADMIN', 'GET', `${PATH}?locale=en`)).json()).data.trust

async function count(condition: string): Promise<number> {
  const { DB } = bindings()
  return Number(
    await DB.prepare(`SELECT count(*) AS n FROM reviews WHERE subject > 2000000 AND ${condition}`).first('n'),
  )
}

beforeEach(async () => {
  await bindings().DB.exec('DELETE FROM trusted_suppliers; DELETE FROM reviews; DELETE FROM goods_rules')
})

test('waiting goods are approved, with a record of that, and one in twenty waits for a moderator', async () => {
  await submitMany(bindings(), 400)
  expect(await shown()).toBeNull()
  expect((await trust()).status).toBe(200)
  await pass()
  expect([await count('decided_at IS NULL'), await count('passed = 1 AND decided_by IS NULL')]).toEqual([20, 380])
  const { results } = await bindings()
    .DB.prepare('SELECT status, count(*) AS n FROM products WHERE num > 2000000 GROUP BY status ORDER BY status')
    .all()
  expect(results).toEqual([
    { status: 'moderation', n: 20 },
    { status: 'published', n: 380 },
  ])
  expect(await shown()).toMatchObject({ reason: REASON, passed: 380 })
  const id = await bindings()
    .DB.prepare("SELECT id FROM products WHERE num > 2000000 AND status = 'published'")
    .first('id')
  const found = await (await as('ANONIM', 'GET', `/api/products/${id}`)).json()
  expect(found.data.id).toBe(id)
  const { data } = await (await as('ADMIN', 'GET', `/api/operator/reviews/products/${id}?locale=en`)).json()
  expect(data.history).toMatchObject([{ decision: 'approved', by: null, passed: true }])
  expect(await count('untold = 1')).toBe(380)
  expect(await messagesTo(PEOPLE.OWNER.login)).toEqual([])
})

test('what was refused once, is open on a screen or falls under a rule waits, and so does everything once trust has ended', async () => {
  const { DB } = bindings()
  await submitMany(bindings(), 60)
  await DB.batch([
    DB.prepare('DELETE FROM reviews WHERE num % 20 = 0'),
    DB.prepare(`INSERT INTO reviews (kind, subject, company, before, asked_at, decided_at, decision, reason)
      VALUES ('product', 2000001, 1, '{}', 1, 2, 'refused', 'Blurred')`),
    DB.prepare(`UPDATE reviews SET claimed_by = 6, claimed_until = ? WHERE subject = 2000002`).bind(
      Date.now() + 60_000,
    ),
    DB.prepare(`UPDATE products SET names = '{"en":"Hunting rifle"}' WHERE num = 2000003`),
  ])
  const rule = { kind: 'licensed', category: null, code: '', words: ['hunting rifle'] }
  const reason = { en: 'Licence', ru: 'Лицензия', zh: '许可证' }
  expect((await as('ADMIN', 'POST', '/api/operator/goods-rules', { ...rule, reason })).status).toBe(201)
  await trust()
  await pass()
  expect(await count('decided_at IS NULL AND subject IN (2000001, 2000002, 2000003)')).toBe(3)
  expect(await count('decided_at IS NULL')).toBe(3)

  expect((await as('ADMIN', 'DELETE', `${PATH}/trust`)).status).toBe(204)
  await DB.exec('UPDATE reviews SET claimed_until = 0')
  await pass()
  expect(await count('decided_at IS NULL')).toBe(3)
  const { data } = await (await as('ADMIN', 'GET', `/api/operator/journal?subject=${ural.id}`)).json()
  expect(data.map(({ act }: { act: string }) => act).slice(0, 2)).toEqual(['company-trust-ended', 'company-trusted'])
})

test('only a public company can be trusted, with a reason, by a moderator', async () => {
  expect(await statusAndCode(await as('ADMIN', 'POST', `${PATH}/trust`, { reason: '' }))).toEqual([
    422,
    'input.invalid',
  ])
  expect((await as('OWNER', 'POST', `${PATH}/trust`, { reason: REASON })).status).toBe(403)
  await bindings().DB.prepare("UPDATE companies SET status = 'hidden' WHERE id = ?").bind(ural.id).run()
  expect(await statusAndCode(await trust())).toEqual([409, 'company.not-active'])
  await bindings().DB.prepare("UPDATE companies SET status = 'active' WHERE id = ?").bind(ural.id).run()
})
