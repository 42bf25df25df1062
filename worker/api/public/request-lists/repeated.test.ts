/** An order or a request that is asked for again (docs/behaviour.md, "Orders"). */
import { beforeEach, expect, test } from 'vitest'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue/companies.ts'
import { flangedValve, yuanValve } from '../../../../tests/fixtures/catalogue/products.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { placedOrder } from '../../../../tests/fixtures/quotes.ts'

const { as, bindings, variables } = servePeople()
beforeEach(async () => {
  Object.assign(variables, { ENVIRONMENT: 'local', LIMITS: 'off' })
  await bindings().DB.exec("UPDATE products SET status = 'published' WHERE status = 'archived'")
})
const CONTACT = { name: 'Li Wei', email: PEOPLE.USER.login }

/** Asks a supplier for one of its products, for another company's, and for something in words. @returns the id of its part */
async function asked(): Promise<string> {
  const suppliers = [ural.id]
  const lines = [
    { product: flangedValve.id, quantity: 12, suppliers: [] },
    { product: yuanValve.id, quantity: 7, suppliers },
    { words: 'Something nobody sells', quantity: 3, unit: 'piece', suppliers },
  ]
  const sent = await as('USER', 'POST', '/api/requests', { lines, contact: CONTACT, consent: true })
  const { data } = await sent.json()
  return data.recipients.find(({ supplier }: { supplier: { id: string } }) => supplier.id === ural.id).id
}

const again = (repeat: object, who: 'USER' | 'OWNER' | 'ANONIM' = 'USER') =>
  as(who, 'POST', '/api/request-lists?locale=en', { repeat })

async function linesOf(response: Response) {
  const { data } = await response.json()
  expect(response.status).toBe(201)
  return (await (await as('ANONIM', 'GET', `/api/request-lists/${data.token}?locale=en`)).json()).data.lines
}

const withdraw = async (id: string) => {
  await bindings().DB.prepare("UPDATE products SET status = 'archived' WHERE id = ?").bind(id).run()
}

test('a request is a new list with its products at today’s prices, what is gone marked, and its words', async () => {
  const id = await asked()
  await withdraw(yuanValve.id)
  const lines = await linesOf(await again({ kind: 'request', id }))
  expect(lines).toMatchObject([
    { product: { id: flangedValve.id }, quantity: 12, isGone: false, price: { quantity: expect.any(Number) } },
    { product: null, quantity: 7, state: 'none', isGone: true, price: null, choices: [] },
    { words: 'Something nobody sells', quantity: 3, unit: 'piece', product: null, isGone: false },
  ])
  expect(lines[1].words).not.toBe('')
})

test('an order is a new list of its goods, and never of another product with the same name', async () => {
  const id = await asked()
  const { DB } = bindings()
  const num = await DB.prepare('SELECT num FROM inquiries WHERE id = ?').bind(id).first<number>('num')
  const order = await placedOrder({ DB }, PEOPLE.USER.num, num)
  expect(await linesOf(await again({ kind: 'order', id: order }))).toMatchObject([
    { product: { id: flangedValve.id }, quantity: 10, isGone: false },
    { product: { id: yuanValve.id }, quantity: 20, isGone: false },
  ])
  await withdraw(flangedValve.id)
  expect(await linesOf(await again({ kind: 'order', id: order }))).toContainEqual(
    expect.objectContaining({ words: 'Ball valve DN 50', product: null, state: 'none', isGone: true, choices: [] }),
  )
})

test('a variant that is no longer sold is gone; where none was chosen, the product has to be there alone', async () => {
  const { DB } = bindings()
  const variants = (sku: string) =>
    DB.prepare('UPDATE products SET variants = ? WHERE id = ?')
      .bind(
        JSON.stringify([
          { sku, factor: 1, options: [] },
          { sku: 'OTHER', factor: 2, options: [] },
        ]),
        flangedValve.id,
      )
      .run()
  await variants('FIRST')
  const contact = { contact: CONTACT, consent: true }
  const lines = [
    { product: flangedValve.id, quantity: 12, variant: 'FIRST' },
    { product: flangedValve.id, quantity: 5 },
  ]
  const { data } = await (await as('USER', 'POST', '/api/requests', { lines, ...contact })).json()
  const repeat = { kind: 'request', id: data.recipients[0].id }
  expect(await linesOf(await again(repeat))).toMatchObject([
    { product: { id: flangedValve.id, variant: 'FIRST' }, isGone: false },
    { product: { id: flangedValve.id, variant: null }, isGone: false, quantity: 5 },
  ])
  await variants('SECOND')
  expect(await linesOf(await again(repeat))).toMatchObject([
    { product: null, isGone: true },
    { product: { id: flangedValve.id }, isGone: false },
  ])
})

test('what belongs to others is not there, and needs a session', async () => {
  const id = await asked()
  const order = await placedOrder(bindings(), PEOPLE.USER.num)
  for (const kind of ['request', 'order'] as const) {
    const repeat = { kind, id: kind === 'order' ? order : id }
    expect(await statusAndCode(await again(repeat, 'ANONIM'))).toEqual([401, 'session.required'])
    const unknown = kind === 'order' ? 'order.unknown' : 'inquiry.unknown'
    expect(await statusAndCode(await again(repeat, 'OWNER'))).toEqual([404, unknown])
  }
})
