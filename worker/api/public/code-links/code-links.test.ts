import { expect, test } from 'vitest'
import { ids, servePeople } from '../../../../tests/fixtures/api.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'

const { as, bindings } = servePeople()

const ask = async (path: string) => {
  const response = await as('ANONIM', 'GET', path)
  return { status: response.status, ...(await response.json()) }
}
const state = (activities: string[]) =>
  bindings()
    .DB.prepare('UPDATE companies SET activities = ? WHERE id = ?')
    .bind(JSON.stringify(activities), ural.id)
    .run()

test('makers of a code are those who sell such goods and state an activity of manufacture', async () => {
  await state(['46.74'])
  expect(await ask('/api/tnved/makers?code=8481')).toMatchObject({ status: 200, data: [], meta: { activities: [] } })
  await state(['28.14', '46.74'])
  const { data, meta } = await ask('/api/tnved/makers?code=8481')
  expect(ids(data)).toEqual([ural.id])
  expect(meta.activities).toEqual([{ code: '28.14', count: 1 }])
  expect((await ask('/api/tnved/makers?code=0101')).data).toEqual([])
  for (const code of ['84', '84818081990', 'x', ''])
    expect((await ask(`/api/tnved/makers?code=${code}`)).status).toBe(422)
})

test('the goods of an activity are those of the companies with it, or with one below it', async () => {
  await state(['28.14'])
  for (const code of ['28.14', '28']) {
    const { data } = await ask(`/api/okved/goods?code=${code}`)
    expect(data.headings.map((one: { code: string }) => one.code)).toContain('8481')
    expect(data.products.length).toBeGreaterThan(0)
  }
  expect((await ask('/api/okved/goods?code=46.74')).data).toEqual({ headings: [], products: [] })
  expect((await ask('/api/okved/goods?code=A')).status).toBe(422)
})
