/** An archive of CommerceML with pictures that is killed at any round trip of applying has the result of an uninterrupted one. */
import { expect, test } from 'vitest'
import { askApi } from '../../tests/fixtures/ask-api.ts'
import { IMPORTS, runSteps, upload, withoutQueue } from '../../tests/fixtures/imports.ts'
import { interrupted } from '../../tests/fixtures/interrupted.ts'
import { serveOwnProducts } from '../../tests/fixtures/own-products.ts'
import { asPerson } from '../../tests/fixtures/people.ts'
import { zip } from '../../tests/fixtures/uploads/documents.ts'
import { png } from '../../tests/fixtures/uploads/pictures.ts'
import type { Bindings } from '../bindings.ts'

const { bindings } = serveOwnProducts()

const good = (id: number): string =>
  `<Товар><Ид>g${id}</Ид><Наименование>Ботинки ${id}</Наименование><Картинка>p/${id}.png</Картинка><Картинка>p/both.png</Картинка></Товар>`
const offer = (id: number): string =>
  `<Предложение><Ид>g${id}</Ид><Цены><Цена><ЦенаЗаЕдиницу>${id}00</ЦенаЗаЕдиницу><Валюта>RUB</Валюта></Цена></Цены><Количество>${id}</Количество></Предложение>`

const NUMBERS = [1, 2, 3]
const ARCHIVE = zip([
  {
    name: 'all.xml',
    content: `<КоммерческаяИнформация><Каталог><Товары>${NUMBERS.map(good).join('')}</Товары></Каталог>
<ПакетПредложений><Предложения>${NUMBERS.map(offer).join('')}</Предложения></ПакетПредложений></КоммерческаяИнформация>`,
  },
  ...NUMBERS.map((id) => ({ name: `p/${id}.png`, bytes: png(10 * id, 20) })),
  { name: 'p/both.png', bytes: png(64, 48) },
])

const GOODS = "products WHERE external_id LIKE 'g_'"
const STORED = "files WHERE name IN ('1.png', '2.png', '3.png', 'both.png')"

/** Without limits: one person uploads the file more often than allowed in an hour. */
const unlimited = () => withoutQueue({ ...bindings(), ENVIRONMENT: 'local', LIMITS: 'off' })

async function call(path: string, method: string, body: object): Promise<void> {
  const headers = { ...(await asPerson('MANAGER')), 'Content-Type': 'application/json' }
  const init = { method, headers, body: JSON.stringify(body) }
  expect((await askApi(`${IMPORTS}/${path}`, init, unlimited())).status).toBe(200)
}

/** @returns the goods with their pictures, what uses which file, and the bytes of each; how often a step was killed */
async function applied(broken: () => Bindings) {
  const { DB, FILES } = bindings()
  const { results: before } = await DB.prepare(`SELECT id FROM ${STORED}`).all<{ id: string }>()
  for (const { id } of before) await FILES.delete(id)
  const gone = ['import_changes', 'imports', `file_uses WHERE file IN (SELECT id FROM ${STORED})`, STORED, GOODS]
  await DB.batch(gone.map((table) => DB.prepare(`DELETE FROM ${table}`)))
  const { id } = (await (await upload(unlimited(), ARCHIVE)).json()).data
  await runSteps(bindings(), id)
  await call(id, 'PATCH', { vat: null })
  await runSteps(bindings(), id)
  await call(`${id}/apply`, 'POST', { newGoods: 'draft', overwrite: [], hideMissing: false })
  const killed = await runSteps(broken(), id)
  const { results: goods } = await DB.prepare(
    `SELECT external_id, pictures, tiers, stock, status, version FROM ${GOODS} ORDER BY 1`,
  ).all()
  const { results: uses } = await DB.prepare(
    `SELECT p.external_id, f.id, f.size FROM file_uses AS u JOIN files AS f ON f.id = u.file JOIN products AS p ON p.num = u.owner
      WHERE p.external_id LIKE 'g_' ORDER BY 1, 2`,
  ).all<{ id: string }>()
  const bytes = await Promise.all(uses.map(async (use) => (await FILES.head(use.id))?.size))
  return { killed, state: { goods, uses, bytes } }
}

/** Most round trips of applying. */
const MAX_ROUND_TRIPS = 25

/** `npm run test:full` kills before and after each of them, `npm test` at every third of these places. */
const EVERY = process.env.FULL ? 1 : 3

test('goods and pictures are the same wherever applying is killed', { timeout: 300_000 }, async () => {
  const unbroken = await applied(bindings)
  expect(unbroken.state.uses).toHaveLength(6)
  expect(unbroken.state.bytes.every((size) => size !== undefined)).toBe(true)
  let killed = 0
  for (let kill = 0; kill < 2 * MAX_ROUND_TRIPS; kill += EVERY) {
    const place = { at: Math.floor(kill / 2), moment: kill % 2 === 0 ? ('before' as const) : ('after' as const) }
    const run = await applied(() => interrupted(bindings(), place))
    killed += run.killed
    expect(run.state, `${place.moment} round trip ${place.at}`).toEqual(unbroken.state)
  }
  expect(killed).toBeGreaterThan(MAX_ROUND_TRIPS / EVERY)
})
