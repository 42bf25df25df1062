/** What operators see of the tokens of companies, and how they revoke one (docs/behaviour.md, "API tokens"). */
import { expect, test } from 'vitest'
import { servePeople, statusAndCode } from '../../../../tests/fixtures/api.ts'
import { aToken, TOKEN } from '../../../../tests/fixtures/api-token.ts'
import { shenyang, ural } from '../../../../tests/fixtures/catalogue/companies.ts'

const { as, bindings } = servePeople()
const PATH = '/api/operator/api-tokens'

test('tokens of all companies are listed without the tokens themselves, and narrowed to a company', async () => {
  const { id } = await aToken(bindings())
  const response = await as('ADMIN', 'GET', `${PATH}?locale=en`)
  const text = await response.text()
  expect(text).not.toContain(TOKEN)
  expect(JSON.parse(text)).toMatchObject({
    data: [{ id, name: 'Warehouse', madeBy: 'OWNER', usedAt: null, company: { id: ural.id } }],
    meta: { total: 1 },
  })
  const of = async (company: string) => (await (await as('ADMIN', 'GET', `${PATH}?company=${company}`)).json()).data
  expect(await of(ural.id)).toHaveLength(1)
  expect(await of(shenyang.id)).toEqual([])
})

test('a revoked token stops with its next call, the owners read the reason, and the journal has which it was', async () => {
  const { id } = await aToken(bindings(), { expiresAt: Date.now() + 86_400_000 })
  const bearer = { Authorization: `Bearer ${TOKEN}` }
  const call = () => as('ANONIM', 'GET', '/api/profile/company/products', undefined, bearer)
  expect((await call()).status).toBe(200)
  const revoke = (reason: string) => as('ADMIN', 'POST', `${PATH}/${id}/revocation`, { reason })
  expect(await statusAndCode(await revoke(' '))).toEqual([422, 'input.invalid'])
  expect((await revoke('It was published')).status).toBe(200)
  expect((await call()).status).toBe(401)
  const { results } = await bindings()
    .DB.prepare(
      "SELECT email ->> '$.params.reason' AS reason FROM notices WHERE channel = 'email' AND email ->> '$.name' = 'tokenRevoked'",
    )
    .all()
  expect(results[0]).toEqual({ reason: 'It was published' })
  const { data } = await (await as('ADMIN', 'GET', '/api/operator/journal?act=token-revoked')).json()
  expect(data[0]).toMatchObject({ subject: id, before: { names: expect.stringContaining('Warehouse …') }, after: null })
  expect(await statusAndCode(await revoke('Again'))).toEqual([404, 'token.unknown'])
})
