/** A bulk change that is killed at some round trip to the database continues where it was, and changes each product once. */
import { expect, test } from 'vitest'
import type { EditChange } from '../../domain/contract/product-edits.ts'
import { askApi } from '../../tests/fixtures/ask-api.ts'
import { runSteps, withoutQueue } from '../../tests/fixtures/imports.ts'
import { interrupted } from '../../tests/fixtures/interrupted.ts'
import { READY, serveOwnProducts } from '../../tests/fixtures/own-products.ts'
import { asPerson } from '../../tests/fixtures/people.ts'
import { ownProduct } from '../../tests/fixtures/suppliers.ts'
import type { Bindings } from '../bindings.ts'

const EDITS = '/api/profile/company/product-edits'
const { bindings } = serveOwnProducts()

async function ask(method: string, path: string, body: object = {}) {
  const headers = { ...(await asPerson('MANAGER')), 'Content-Type': 'application/json' }
  const init = method === 'GET' ? { headers } : { method, headers, body: JSON.stringify(body) }
  const response = await askApi(EDITS + path, init, withoutQueue(bindings()))
  expect(response.status).toBeLessThan(300)
  return (await response.json()).data
}

const rows = async () =>
  (
    await bindings()
      .DB.prepare(
        "SELECT names, tiers, status, version, deleted_at IS NULL FROM products WHERE names LIKE '%Own%' ORDER BY num, names",
      )
      .all()
  ).results

/** Previews, applies and undoes one change of 100 products; each of these is run with new bindings. */
async function life(change: EditChange, broken: () => Bindings) {
  await bindings().DB.batch(
    ['DELETE FROM imports', "DELETE FROM products WHERE names LIKE '%Own%'"].map((sql) => bindings().DB.prepare(sql)),
  )
  for (let n = 0; n < 100; n++) await ownProduct(bindings(), n + 1, READY)
  const { id } = await ask('POST', '', { goods: { filter: { status: 'draft' } } })
  const states: unknown[] = []
  let killed = 0
  await ask('PATCH', `/${id}`, change)
  killed += await runSteps(broken(), id)
  for (const move of ['apply', 'undo']) {
    await ask('POST', `/${id}/${move}`)
    killed += await runSteps(broken(), id)
    const { report, undo } = await ask('GET', `/${id}`)
    states.push(await rows(), { ...report, samples: report.samples.length }, undo)
  }
  return { states, killed }
}

const CHANGES: EditChange[] = [{ field: 'price', percent: 7, round: 'cent' }, { field: 'remove' }, { field: 'copy' }]

test.each(CHANGES)('$field ends the same wherever it is killed', { timeout: 120_000 }, async (change) => {
  const unbroken = await life(change, bindings)
  expect(unbroken.killed).toBe(0)
  for (const [turn, at] of [2, 6].entries()) {
    const moment = turn % 2 === 0 ? 'after' : 'before'
    const { states, killed } = await life(change, () => interrupted(bindings(), { at, moment }))
    expect(killed, `${moment} round trip ${at}`).toBeGreaterThan(1)
    expect(states, `${moment} round trip ${at}`).toEqual(unbroken.states)
  }
})
