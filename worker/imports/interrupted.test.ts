/** An import that is killed at some round trip to the stores continues where it was, and has the same result as an uninterrupted one. */
import { expect, test } from 'vitest'
import { askApi } from '../../tests/fixtures/ask-api.ts'
import { feed, IMPORTS, runSteps, upload, withoutQueue } from '../../tests/fixtures/imports.ts'
import { interrupted } from '../../tests/fixtures/interrupted.ts'
import { serveOwnProducts } from '../../tests/fixtures/own-products.ts'
import { asPerson } from '../../tests/fixtures/people.ts'
import { randomNumbers } from '../../tests/fixtures/random.ts'
import type { Bindings } from '../bindings.ts'

const { as, bindings } = serveOwnProducts()

const left = () => withoutQueue(bindings())

async function move(id: string, what: 'apply' | 'undo', body: object = {}): Promise<void> {
  const headers = { ...(await asPerson('MANAGER')), 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  expect((await askApi(`${IMPORTS}/${id}/${what}`, init, left())).status).toBe(200)
}

const offers = (count: number, price: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `o${at}`,
    name: `Болт ${at}`,
    price: String(price + at),
    count: '3',
  }))

async function goods(): Promise<unknown[]> {
  const columns = 'external_id, names, tiers, stock, status, version, parameters, facts, priced_at IS NULL'
  const select = `SELECT ${columns} FROM products WHERE company = 1 AND external_id IS NOT NULL ORDER BY external_id`
  return (await bindings().DB.prepare(select).all()).results
}

/**
 * Imports a file that adds 130 goods, then one that changes and hides some, and undoes the second.
 * @param broken makes the bindings of each run
 * @returns the goods and what was reported after each step, and how often a step was killed
 */
async function life(broken: () => Bindings) {
  const { DB } = bindings()
  await DB.batch([DB.prepare('DELETE FROM imports'), DB.prepare('DELETE FROM products WHERE external_id IS NOT NULL')])
  const states: unknown[] = []
  let killed = 0
  async function imported(content: string): Promise<string> {
    const { id } = (await (await upload(left(), content)).json()).data
    killed += await runSteps(broken(), id)
    const choice = { newGoods: 'draft', overwrite: [], hideMissing: true }
    await move(id, 'apply', choice)
    killed += await runSteps(broken(), id)
    const { report } = (await (await as('OWNER', 'GET', `${IMPORTS}/${id}`)).json()).data
    states.push(await goods(), report)
    return id
  }
  await imported(feed(offers(130, 100)))
  await DB.prepare("UPDATE products SET status = 'published' WHERE external_id IN ('o7', 'o120')").run()
  const id = await imported(feed(offers(110, 200)))
  await move(id, 'undo')
  killed += await runSteps(broken(), id)
  states.push(await goods())
  return { states, killed }
}

/** Numbers of round trips: each run of `life` is killed once, before or after one of them. */
const PLACES = [3, 8, 12, 17]

test('reading, checking, applying and undoing have the same result wherever they are killed', {
  timeout: 120_000,
}, async () => {
  const unbroken = await life(bindings)
  for (const [turn, at] of PLACES.entries()) {
    const moment = turn % 2 === 0 ? 'after' : 'before'
    const { states, killed } = await life(() => interrupted(bindings(), { at, moment }))
    expect(killed, `${moment} round trip ${at}`).toBeGreaterThan(1)
    expect(states, `${moment} round trip ${at}`).toEqual(unbroken.states)
  }
})

/** Number of runs that are killed at random round trips: fifty with `FULL=1`. */
const KILLS = process.env.FULL ? 50 : 5

test('an import that is killed again and again at random has the result of an uninterrupted one', {
  timeout: 1_200_000,
}, async () => {
  const unbroken = await life(bindings)
  const random = randomNumbers(22)
  const MAX_CHARACTERS = 30
  for (let killed = 0; killed < KILLS; ) {
    const places: string[] = []
    const run = await life(() => {
      const kill = {
        at: Math.floor(random() * MAX_CHARACTERS),
        moment: random() < 0.5 ? ('before' as const) : ('after' as const),
      }
      places.push(`${kill.moment} ${kill.at}`)
      return interrupted(bindings(), kill)
    })
    expect(run.states, places.join()).toEqual(unbroken.states)
    killed += run.killed
  }
})
