/** Requests and orders on their way to 1C, and states on their way back. */
import { expect, test } from 'vitest'
import { statesOf } from '../../../../tests/fixtures/exchange/goods.ts'
import { serveExchange } from '../../../../tests/fixtures/exchange/served.ts'
import { PEOPLE } from '../../../../tests/fixtures/people.ts'
import { placedOrder } from '../../../../tests/fixtures/quotes.ts'
import { inquiry } from '../../../../tests/fixtures/suppliers.ts'

const { bindings, client } = serveExchange()

const orderStatus = () => bindings().DB.prepare('SELECT status FROM orders').first('status')

test('requests and orders are sent until 1C has confirmed them, and again once they have changed', async () => {
  const request = await inquiry(bindings(), 1, { user: PEOPLE.USER.num })
  await placedOrder(bindings(), PEOPLE.USER.num)
  const documents = await client().orders()
  expect(documents).toContain('<Номер>2026-0001</Номер>')
  expect(documents).toContain(`<Ид>${request}</Ид>`)
  expect(documents).toContain('<Наименование>Ball valve DN 50</Наименование>')
  expect(documents).toContain('<ИНН>123456789012</ИНН>')
  expect(documents).toContain('<Сумма>11671.00</Сумма>')
  expect(await client().orders()).not.toContain('<Документ>')
  await bindings().DB.prepare("UPDATE orders SET status = 'cancelled'").run()
  const changed = await client().orders()
  expect(changed).toContain('<Наименование>Отменен</Наименование><Значение>true</Значение>')
  expect(changed).not.toContain(request)
})

test('a visit that breaks before `success` gets the same documents again', async () => {
  await inquiry(bindings(), 1, { user: PEOPLE.USER.num })
  await placedOrder(bindings(), PEOPLE.USER.num)
  const one = client()
  await one.checkauth('sale')
  const first = await (await one.ask({ type: 'sale', mode: 'query' })).text()
  expect(first).toContain('<Номер>2026-0001</Номер>')
  await bindings().DB.prepare("UPDATE orders SET status = 'invoiced'").run()
  await one.lines({ type: 'sale', mode: 'success' })
  // What changed between `query` and `success` was not sent yet.
  expect(await client().orders()).toContain('<Значение>Счет выставлен</Значение>')
})

test('states of 1C are stored once, where the state machine allows them', async () => {
  await inquiry(bindings(), 1, { user: PEOPLE.USER.num })
  await placedOrder(bindings(), PEOPLE.USER.num)
  const shipped = statesOf({ '2026-0001': { 'Дата отгрузки по 1С': '2026-11-27' }, '2026-0777': { Отменен: 'true' } })
  await client().orders(shipped)
  expect(await orderStatus()).toBe('shipped')
  const step = await bindings().DB.prepare("SELECT day, side FROM order_steps WHERE status = 'shipped'").first()
  expect(step).toEqual({ day: '2026-11-27', side: 'supplier' })
  await client({ part: 200 }).orders(shipped)
  expect(await client().orders()).not.toContain('<Документ>')
  const one = client()
  await one.checkauth('sale')
  await one.init('sale')
  const cancelled = statesOf({ '2026-0001': { Отменен: 'true' } })
  const [word, text] = await one.lines({ type: 'sale', mode: 'file', filename: 'a.xml' }, cancelled)
  expect([word, text]).toEqual(['success', expect.stringContaining('2026-0001')])
  expect(await orderStatus()).toBe('shipped')
})

test('requests and orders of another organization are neither sent nor changed', async () => {
  await inquiry(bindings(), 1, { user: PEOPLE.USER.num })
  await placedOrder(bindings(), PEOPLE.USER.num)
  await bindings()
    .DB.prepare('UPDATE api_tokens SET user = ?1, company = (SELECT company FROM employees WHERE user = ?1)')
    .bind(PEOPLE.FOREIGN_OWNER.num)
    .run()
  expect(await client().orders(statesOf({ '2026-0001': { Отменен: 'true' } }))).not.toContain('<Документ>')
  expect(await orderStatus()).toBe('agreed')
})
