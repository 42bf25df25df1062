/** Which currencies and units are offered (docs/behaviour.md, "Currencies and units on offer"). */
import { beforeEach, expect, test } from 'vitest'
import { CURRENCIES, UNITS } from '../../../../domain/trade-terms.ts'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'

const { as, bindings } = servePeople()
const PATH = '/api/operator/trade-terms'

beforeEach(async () => void (await bindings().DB.prepare('DELETE FROM trade_terms').run()))

const choice = (withheld: readonly string[] = [], hidden: readonly string[] = []) => ({
  currencies: CURRENCIES.toReversed().map((code) => ({
    code,
    shown: !hidden.includes(code),
    accepted: !withheld.includes(code),
  })),
  units: UNITS.map((code) => ({ code, accepted: !withheld.includes(code) })),
})
const put = (body: object) => as('ADMIN', 'PUT', PATH, body)
const offered = async () => (await (await as('ANONIM', 'GET', '/app/data')).json()).data.offered

test('as shipped, five currencies are for readers and everything is accepted; pages get no choice', async () => {
  const { data } = await (await as('ADMIN', 'GET', PATH)).json()
  const shown = data.currencies.filter((one: { shown: boolean }) => one.shown).map((one: { code: string }) => one.code)
  expect(shown).toEqual(['RUB', 'CNY', 'USD', 'EUR', 'KZT'])
  expect([...data.currencies, ...data.units].every(({ accepted }: { accepted: boolean }) => accepted)).toBe(true)
  expect(await offered()).toBeUndefined()
})

test('a choice is in its order, for readers and for goods, and in the journal', async () => {
  expect((await put(choice(['USD', 'roll'], ['KZT']))).status).toBe(200)
  expect((await (await as('ADMIN', 'GET', PATH)).json()).data).toEqual(choice(['USD', 'roll'], ['KZT']))
  const reversed = CURRENCIES.toReversed()
  expect(await offered()).toEqual({
    readers: reversed.filter((code) => code !== 'KZT'),
    currencies: reversed.filter((code) => code !== 'USD'),
    units: UNITS.filter((code) => code !== 'roll'),
  })
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/journal?act=trade-terms-set')).json()
  expect(data[0].after.accepted).not.toContain('USD')
})

test('the rouble and the piece are always offered, and none may be left out or named twice', async () => {
  const whole = choice()
  for (const wrong of [
    choice(['RUB']),
    choice([], ['RUB']),
    choice(['piece']),
    { ...whole, units: whole.units.slice(1) },
    { ...whole, currencies: [...whole.currencies.slice(1), ...whole.currencies.slice(-1)] },
  ])
    expect(await statusAndCode(await put(wrong))).toEqual([422, 'input.invalid'])
})
