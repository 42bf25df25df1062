import { createServer, type IncomingMessage } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { asPerson } from '../../../../tests/fixtures/people.ts'
import { portOf } from '../../../../tests/fixtures/port-of.ts'
import { INN, OTHER_INN, resetLegalEntities, USCC } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = servePeople()
const setCompany = (taxNumber: string, verified: number, num = 1) =>
  bindings()
    .DB.prepare('UPDATE companies SET tax_number = ?, verified = ? WHERE num = ?')
    .bind(taxNumber, verified, num)
    .run()

beforeEach(async () => {
  await resetLegalEntities(bindings())
  await setCompany(INN, 1)
})

const ADDRESS = '/dev/legal_entry'

test('the public data of a known company are returned, the others are not', async () => {
  const response = await as('USER', 'GET', `${ADDRESS}?taxNumber=${INN}`)
  expect((await response.json()).data).toEqual({
    fullName: 'Entity 1',
    shortName: '',
    country: 'RU',
    taxNumber: INN,
    kpp: '',
    ogrn: '',
    address: 'Ural Street 1',
  })
  const named = async () =>
    (await (await as('USER', 'GET', `${ADDRESS}?taxNumber=${OTHER_INN}&kpp=773601001`)).json()).data?.fullName
  expect(await named()).not.toBe('Entity 2')
  expect((await as('USER', 'GET', `${ADDRESS}?taxNumber=${OTHER_INN}&kpp=773601002`)).status).toBe(404)
  await setCompany(OTHER_INN, 1)
  expect(await named()).toBe('Entity 2')
})

test('a company of which only the number is known is found', async () => {
  await setCompany(USCC, 1, 2)
  const response = await as('USER', 'GET', `${ADDRESS}?taxNumber=${USCC}`)
  expect((await response.json()).data).toMatchObject({ fullName: '沈阳阀门', country: 'CN', taxNumber: USCC })
})

test('data of a company that no moderator has approved are not returned', async () => {
  const { DB } = bindings()
  await DB.exec("UPDATE companies SET status = 'draft' WHERE num = 1")
  expect((await as('USER', 'GET', `${ADDRESS}?taxNumber=${INN}`)).status).toBe(404)
  await DB.exec("UPDATE companies SET status = 'active' WHERE num = 1")
})

test('data of a company that is not verified are not returned: otherwise a made-up entity would be offered to everyone', async () => {
  await setCompany(INN, 0)
  expect((await as('USER', 'GET', `${ADDRESS}?taxNumber=${INN}`)).status).toBe(404)
})

test.each(['', 'taxNumber=', 'taxNumber=7707083894', `taxNumber=${INN}&kpp=1`])('?%s is refused', async (query) => {
  expect((await as('USER', 'GET', `${ADDRESS}?${query}`)).status).toBe(422)
})

/** A local register that records its requests. */
async function withRegister(status: number, body: unknown, taxNumber: string) {
  const received: { request: IncomingMessage; text: string }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      received.push({ request, text })
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const env = { ...bindings(), LEGAL_ENTITY_URL: `http://127.0.0.1:${portOf(server)}/`, LEGAL_ENTITY_TOKEN: 'secret' }
  try {
    const response = await askApi(`${ADDRESS}?taxNumber=${taxNumber}`, { headers: await asPerson('USER') }, env)
    return { response, received }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('a configured register comes before the database', async () => {
  const data = {
    inn: INN,
    kpp: '773601001',
    ogrn: '1027700132195',
    name: { full_with_opf: 'ПАО «Банк»', short_with_opf: null },
    address: { value: 'Москва' },
  }
  const { response, received } = await withRegister(200, { suggestions: [{ data }] }, INN)
  expect((await response.json()).data).toEqual({
    fullName: 'ПАО «Банк»',
    shortName: '',
    country: 'RU',
    taxNumber: INN,
    kpp: '773601001',
    ogrn: '1027700132195',
    address: 'Москва',
  })
  expect(received[0]?.request.headers.authorization).toBe('Token secret')
  expect(JSON.parse(received[0]?.text ?? '')).toEqual({ query: INN })
})

test.each([
  ['that fails', 500, {}],
  ['that talks nonsense', 200, { suggestions: 'none' }],
  ['that knows nothing', 200, { suggestions: [] }],
])('a register %s leaves the data in the database', async (_, status, body) => {
  const { response } = await withRegister(status, body, INN)
  expect((await response.json()).data.fullName).toBe('Entity 1')
})
