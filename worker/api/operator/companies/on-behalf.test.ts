/** A price list for a supplier without an account: an operator takes the company, imports, and hands it over (docs/behaviour.md, "On behalf of a supplier"). */
import { expect, test } from 'vitest'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { aSpareCompany, aStranger } from '../../../../tests/fixtures/desk-access.ts'
import { feed, IMPORTS, runImport, upload, withoutQueue } from '../../../../tests/fixtures/imports.ts'
import { personId } from '../../../../tests/fixtures/people.ts'

const { as, bindings } = servePeople()

test('an operator who has taken a company imports as its owner, which both journals have, and then hands it over', async () => {
  const { id: company = '' } = await aSpareCompany(bindings(), 'ADMIN')
  const { id: supplier = '' } = await aStranger(bindings(), 'ADMIN')
  const handOver = (person: string) =>
    as('ADMIN', 'POST', `/api/operator/companies/${company}/owner`, {
      person,
      former: 'removed',
      reason: 'Their price list came by e-mail',
    })
  expect((await as('ADMIN', 'GET', IMPORTS)).status).toBe(403)
  expect((await handOver(personId('ADMIN'))).status).toBe(200)
  const env = bindings()
  const sent = await upload(withoutQueue(env), feed([{ id: 'a', name: 'Болт М8', price: '10' }]), 'ADMIN')
  expect(sent.status).toBe(201)
  const { id } = (await sent.json()).data
  await runImport(env, id)
  expect((await (await as('ADMIN', 'GET', `${IMPORTS}/${id}`)).json()).data).toMatchObject({
    author: 'ADMIN',
    status: 'ready',
  })
  expect((await handOver(supplier)).status).toBe(200)
  expect((await as('ADMIN', 'GET', `${IMPORTS}/${id}`)).status).toBe(403)
  const { DB } = bindings()
  const acts = `SELECT a.act FROM organization_acts AS a JOIN companies AS c ON c.num = a.company JOIN users AS u ON u.num = a.author
    WHERE c.id = ? AND u.id = ?`
  const { results } = await DB.prepare(acts).bind(company, personId('ADMIN')).all()
  expect(results).toContainEqual({ act: 'import-begun' })
  const journal = await (await as('ADMIN', 'GET', `/api/operator/journal?subject=${company}`)).json()
  expect(journal.data.map(({ after }: { after: { owners: string[] } }) => after.owners)).toEqual([
    [supplier],
    [personId('ADMIN')],
  ])
})
