import { expect, test } from 'vitest'
import { DAY_MS } from '../../domain/durations.ts'
import { servePeople } from '../../tests/fixtures/api.ts'
import { bolts } from '../../tests/fixtures/catalogue.ts'
import { ownProduct } from '../../tests/fixtures/suppliers.ts'
import { deletedRows } from './deleted-rows.ts'
import { runWhole } from './job.ts'

const { as, bindings } = servePeople()

test('the number of a permanently deleted product is not given to another one', async () => {
  const { DB } = bindings()
  const now = Date.now()
  const numOf = (id: string) => DB.prepare('SELECT num FROM products WHERE id = ?').bind(id).first<number>('num')
  const create = async () => {
    const response = await as('FOREIGN_OWNER', 'POST', '/api/profile/company/products', {
      names: { en: 'Secret draft' },
      category: bolts.id,
    })
    return String((await response.json()).data.id)
  }
  const run = () => runWhole(bindings(), deletedRows, now)
  const id = await ownProduct(bindings(), 1, {
    deletedAt: now - 30 * DAY_MS,
    deletedStatus: 'published',
    status: 'archived',
  })
  const inquired = await numOf(id)
  await run()
  expect(await numOf(await create())).not.toBe(inquired)
  await run()
  expect(await numOf(id), 'it goes once there is a newer one').toBeNull()
})
