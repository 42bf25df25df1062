import { expect, test } from 'vitest'
import { ballValves, bolts, gateValves, steelPipes } from '../../../../../tests/fixtures/catalogue.ts'
import { ADDRESS, serveOwnProducts } from '../../../../../tests/fixtures/own-products.ts'

const { as } = serveOwnProducts()

async function proposed(q: string): Promise<string[]> {
  const response = await as('EMPLOYEE', 'GET', `${ADDRESS}/proposed-categories?q=${encodeURIComponent(q)}`)
  expect(response.status).toBe(200)
  return (await response.json()).data.map(({ id }: { id: string }) => id)
}

test.each([
  ['Кран шаровой КШ-50 фланцевый', ballValves],
  ['Brass ball valve DN 50', ballValves],
  ['球阀 DN50', ballValves],
  ['Трубы стальные 57х3,5', steelPipes],
  ['Болт М12х80', bolts],
])('%s belongs to the category whose name is in it', async (name, { id }) => {
  expect((await proposed(name))[0]).toBe(id)
})

test('a name without a category’s words gets the category of goods with similar names', async () => {
  expect(await proposed('Wafer lug type DN 80')).toEqual([ballValves.id])
  expect(await proposed('Шиберный нож')).toEqual([gateValves.id])
})

test('words that nothing has get no category, not even the operators of a MATCH string', async () => {
  expect(await proposed('qwxz 12')).toEqual([])
  expect(await proposed('"*( NEAR OR')).toEqual([])
})
