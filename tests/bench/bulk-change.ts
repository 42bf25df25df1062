/**
 * `node tests/bench/bulk-change.ts [goods]`: the list of a supplier with 10,000 more published goods on `npm start`,
 * and 3 % on all their prices: previewed, applied and undone. Prints milliseconds, and whether every price is what it
 * was.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bindings } from '../../worker/bindings.ts'
import { asPerson, PEOPLE } from '../fixtures/people.ts'
import { startSite } from '../soak/site.ts'

const GOODS = Number(process.argv[2] ?? 10_000)
const AT_ONCE = 500
const EDITS = '/api/profile/company/product-edits'

type Storage = Pick<Bindings, 'DB'>

/** Columns of a copy that are not those of the product that is copied; `n` counts from 1. */
const OWN: Record<string, string> = {
  id: "printf('zz%014d', n)",
  external_id: "'copy' || n",
  slug: "'copy-' || n",
  tiers: "json_array(json_object('from', 1, 'amount', 1000 + n), json_object('from', 100, 'amount', 900 + n))",
  variants: "'[]'",
}

/** Copies a published product of the organization. */
async function grow({ DB }: Storage): Promise<void> {
  const first = await DB.prepare(
    `SELECT p.num, (SELECT max(num) FROM products) AS last FROM employees AS e CROSS JOIN products AS p ON p.company = e.company
      WHERE e.user = ? AND p.status = 'published' ORDER BY p.num LIMIT 1`,
  )
    .bind(PEOPLE.MANAGER.num)
    .first<{ num: number; last: number }>()
  if (!first) throw new Error('the organization has no published product')
  const { results } = await DB.prepare("SELECT name FROM pragma_table_xinfo('products') WHERE hidden = 0").all<{
    name: string
  }>()
  const names = results.map(({ name }) => name)
  const cells = names.map((name) => (name === 'num' ? `${first.last} + n` : (OWN[name] ?? `p.${name}`)))
  for (let from = 1; from <= GOODS; from += AT_ONCE) {
    await DB.prepare(
      `WITH RECURSIVE counted(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM counted WHERE n < ${from + AT_ONCE - 1})
        INSERT INTO products (${names.join()}) SELECT ${cells.join()} FROM counted CROSS JOIN products AS p ON p.num = ${first.num}`,
    ).run()
  }
}

const pricesIn = async ({ DB }: Storage): Promise<string> =>
  JSON.stringify((await DB.prepare('SELECT num, tiers, variants, priced_at FROM products ORDER BY num').all()).results)

let before = ''
const site = await startSite(async (bindings) => {
  await grow(bindings)
  before = await pricesIn(bindings)
})
const { Authorization = '' } = await asPerson('MANAGER')
const cookie = `access=${Authorization.slice('Bearer '.length)}`

async function send(path: string, method = 'GET', json?: object): Promise<string> {
  const headers = { Cookie: cookie, Origin: site.origin, ...(json && { 'Content-Type': 'application/json' }) }
  const response = await fetch(site.origin + path, { method, headers, ...(json && { body: JSON.stringify(json) }) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`)
  return text
}

const took: Record<string, number> = {}
async function timed(name: string, act: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  await act()
  took[name] = Math.round(performance.now() - begun)
}

for (const query of ['', '?sort=price', '?sort=-stock', '?q=valve']) {
  const path = `/en/profile/product${query}`
  await send(path)
  await timed(`list ${query}`, () => send(path))
}
const { id } = JSON.parse(await send(EDITS, 'POST', { goods: { filter: {} } })).data

async function until(status: string): Promise<void> {
  while (JSON.parse(await send(`${EDITS}/${id}`)).data.status !== status) await sleep(100)
}
const acts = [
  ['preview', () => send(`${EDITS}/${id}`, 'PATCH', { field: 'price', percent: 3, round: 'cent' }), 'ready'],
  ['applied', () => send(`${EDITS}/${id}/apply`, 'POST'), 'applied'],
  ['undone', () => send(`${EDITS}/${id}/undo`, 'POST'), 'undone'],
] as const
for (const [name, act, status] of acts) {
  await timed(name, async () => {
    await act()
    await until(status)
  })
}
console.table(took)
await site.stop()
console.log(`every price is what it was: ${(await site.look(pricesIn)) === before}`)
