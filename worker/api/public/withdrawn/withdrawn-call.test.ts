import { afterEach, expect, test } from 'vitest'
import { ids, servePeople } from '../../../../tests/fixtures/api.ts'
import { ballValves, blocked, carrier, flangedValve, NOBODY, news, ural } from '../../../../tests/fixtures/catalogue.ts'

const { as, bindings } = servePeople({ reset: false })

const write = (statement: string, ...values: string[]) =>
  bindings()
    .DB.prepare(statement)
    .bind(...values)
    .run()

afterEach(async () => {
  await write('UPDATE companies SET status = ? WHERE id IN (?, ?)', 'active', ural.id, carrier.id)
  await write('UPDATE products SET status = ? WHERE id = ?', 'published', flangedValve.id)
  await write('UPDATE stories SET withdrawn_at = NULL')
})

async function withdrawn(kind: string, id: string) {
  const response = await as('ANONIM', 'GET', `/app/withdrawn/${id}?kind=${kind}&locale=ru`)
  return response.ok ? (await response.json()).data : response.status
}

test('a hidden product has its name and its category', async () => {
  await write('UPDATE products SET status = ? WHERE id = ?', 'hidden', flangedValve.id)
  const { name, branches } = await withdrawn('products', flangedValve.id)
  expect([name.text, ids(branches)]).toEqual([flangedValve.names.ru, [ballValves.id]])
})

test('a name that may never have been public, or that moderators took down, is not disclosed', async () => {
  for (const status of ['archived', 'rejected']) {
    await write('UPDATE products SET status = ? WHERE id = ?', status, flangedValve.id)
    const { name, branches } = await withdrawn('products', flangedValve.id)
    expect([name, ids(branches)], status).toEqual([null, [ballValves.id]])
  }
  await write('UPDATE products SET status = ? WHERE id = ?', 'hidden', flangedValve.id)
  await write('UPDATE companies SET status = ? WHERE id = ?', 'blocked', ural.id)
  expect((await withdrawn('products', flangedValve.id)).name).toBeNull()
  expect(await withdrawn('suppliers', blocked.id)).toMatchObject({ name: null })
})

test('a company that is hidden has its name and its categories or services, in its own directory only', async () => {
  await write('UPDATE companies SET status = ? WHERE id IN (?, ?)', 'hidden', ural.id, carrier.id)
  const { name, branches } = await withdrawn('suppliers', ural.id)
  expect(name.text).toBe(ural.names.ru)
  expect(branches.length).toBeGreaterThan(0)
  expect(branches.length).toBeLessThanOrEqual(3)
  expect(await withdrawn('services', ural.id)).toBe(404)
  expect((await withdrawn('services', carrier.id)).name.text).toBe('Carrier')
})

test('a story that was withdrawn has its title and its tags', async () => {
  await write('UPDATE stories SET withdrawn_at = 1 WHERE id = ?', news.id)
  const { name, branches } = await withdrawn('stories', news.id)
  expect([name.text, branches.length]).toEqual([news.titles.ru, 2])
})

test('what is public, and what never was, is not found', async () => {
  expect(await withdrawn('products', flangedValve.id)).toBe(404)
  expect(await withdrawn('products', NOBODY)).toBe(404)
  expect(await withdrawn('stories', 'no-id')).toBe(404)
  expect(await withdrawn('users', flangedValve.id)).toBe(422)
})
