import { expect, test } from 'vitest'
import en from '../../../../locales/en.json'
import ru from '../../../../locales/ru.json'
import { ids } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { QUEUE, serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { READY } from '../../../../tests/fixtures/own-products.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'
import { runJobs } from '../../../jobs/run-jobs.ts'
import { announceDecisions } from './announce-decisions.ts'

const { as, bindings, decide, isSold, messagesTo, queue, submit } = serveModeration()

test('one decided product has an e-mail of its own, several share one once no other product of the supplier is waiting', async () => {
  const nums = [1, 2, 3, 4]
  const all = await Promise.all(nums.map((num) => ownProduct(bindings(), num, READY)))
  const [alone = '', ...others] = all
  await submit(alone)
  await decide('product', alone, 'published')
  expect(await messagesTo(PEOPLE.MANAGER.login)).toMatchObject([{ subject: 'Approved: Own 1' }])
  for (const id of others) await submit(id)
  for (const id of others.slice(0, 2)) await decide('product', id, 'published')
  expect(await messagesTo(PEOPLE.MANAGER.login)).toHaveLength(1)
  await decide('product', others[2] ?? '', 'rejected', ru.moderation.reasons.picture)
  const [email, ...before] = await messagesTo(PEOPLE.MANAGER.login)
  expect(before).toHaveLength(1)
  expect(email?.subject).toBe('Submissions approved: 2; needing changes: 1')
  expect(email?.body).toContain(`/en/profile/product/${others[2]}`)
  // A ready reason is in the reader's language, whichever the moderator works in.
  expect(email?.body).toContain(en.moderation.reasons.picture)
})

test('decisions are announced after ten minutes by the job while other products of the supplier still wait', async () => {
  const decided = await ownProduct(bindings(), 1, READY)
  const waiting = await ownProduct(bindings(), 2, READY)
  for (const id of [decided, waiting]) await submit(id)
  await decide('product', decided, 'published')
  const env = { ...bindings(), ENVIRONMENT: 'local' }
  const runJob = async (now: number) => {
    const companies = await announceDecisions(env, 'https://market.example', now)
    await runJobs(env, now, { kinds: ['notice'] })
    return companies
  }
  expect(await runJob(Date.now())).toBe(0)
  expect(await messagesTo(PEOPLE.MANAGER.login)).toEqual([])
  const later = Date.now() + 11 * 60_000
  expect([await runJob(later), await runJob(later)]).toEqual([1, 0])
  expect(await messagesTo(PEOPLE.MANAGER.login)).toMatchObject([
    { subject: 'Approved: Own 1', body: expect.stringContaining('https://market.example/en/product/') },
  ])
})

test('all waiting products of a supplier are decided in steps with one e-mail, except those submitted later', async () => {
  const count = 210
  for (let num = 1; num <= count; num++) await ownProduct(bindings(), num, { ...READY, status: 'moderation' })
  const DB = bindings().DB
  await DB.prepare(
    `INSERT INTO reviews (kind, subject, company, before, asked_at)
     SELECT 'product', num, company, '{}', 1000 FROM products WHERE status = 'moderation'`,
  ).run()
  const late = await ownProduct(bindings(), count + 1, READY)
  await submit(late)
  const step = async () => {
    const body = { status: 'published', until: new Date(2000).toISOString() }
    return (await (await as('ADMIN', 'POST', `${QUEUE.company}/${ural.id}/decisions`, body)).json()).data
  }
  expect(await step()).toEqual({ decided: 200, left: 10 })
  expect(await step()).toEqual({ decided: 10, left: 0 })
  expect(await step()).toEqual({ decided: 0, left: 0 })
  expect(ids(await queue('product', `&company=${ural.id}`))).toEqual([late])
  await decide('product', late, 'published')
  expect(await messagesTo(PEOPLE.MANAGER.login)).toMatchObject([{ subject: 'Submissions approved: 211' }])
  expect(await isSold(late)).toBe(true)
})

test('of two workers that announce the same decisions at a time only one writes', async () => {
  const id = await ownProduct(bindings(), 1, READY)
  const waiting = await ownProduct(bindings(), 2, READY)
  for (const one of [id, waiting]) await submit(one)
  await decide('product', id, 'published')
  const env = { ...bindings(), ENVIRONMENT: 'local' }
  const later = Date.now() + 11 * 60_000
  await Promise.all([1, 2].map(() => announceDecisions(env, 'https://market.example', later)))
  await runJobs(env, later, { kinds: ['notice'] })
  expect(await messagesTo(PEOPLE.MANAGER.login)).toHaveLength(1)
})
