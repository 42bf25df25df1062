/**
 * Typical actions of suppliers and moderators in a grown catalogue; it runs inside Vite, which reads the API's JSON files as the build
 * does.
 */
import type { D1Database } from '@cloudflare/workers-types'
import { signAccessToken } from '../../../worker/api/account/auth/signed-tokens.ts'
import { api } from '../../../worker/api/app.ts'
import { applySuspensions } from '../../../worker/api/organization/suspension.ts'
import type { Bindings } from '../../../worker/bindings.ts'

/** The database that is counted, and the same one without it, for preparations. */
type CountedBindings = Bindings & { plain: D1Database }

const GOODS = 10_000
/** Products that change hands in one statement. */
const AT_ONCE = 500
/** The company that gets them, its owner, who is an operator as well, and the company that gets its other goods. */
const COMPANY = 1
const OTHER_COMPANY = 2
const OWNER = 'benchmark-owner'
const LOGIN = 'owner@benchmark.example'

/**
 * Prepares one company with exactly that many published products, and its owner, signed in. Goods that a larger catalogue gives it besides go
 * to another company: hiding them as well looked as if the rows grew with the catalogue.
 */
async function prepare(db: D1Database): Promise<void> {
  const far = Date.now() + 1e9
  await db.batch(
    [
      `INSERT INTO users (num, id, name, locale, notifications, version, created_at, updated_at) VALUES (900000, '${OWNER}', 'x', 'en', '{}', 1, 0, 0)`,
      `INSERT INTO contacts (num, id, user, kind, value, verified_at, main, created_at) VALUES (900000, '${OWNER}', 900000, 'email', '${LOGIN}', 0, 1, 0)`,
      `INSERT INTO sessions (num, id, user, nonce, generation, rotated_at, agent, created_at, expires_at)
        VALUES (900000, '${OWNER}', 900000, 'x', 0, 0, '', 0, ${far})`,
      `INSERT INTO employees (num, id, company, user, name, position, role, status, version, created_at, updated_at)
        VALUES (900000, '${OWNER}', ${COMPANY}, 900000, 'x', '', 'OWNER', 'active', 1, 0, 0)`,
      `UPDATE companies SET status = 'active' WHERE num = ${COMPANY}`,
    ].map((sql) => db.prepare(sql)),
  )
  for (let from = 0; from < GOODS; from += AT_ONCE) {
    await db
      .prepare(
        `UPDATE products SET company = ${COMPANY}, external_id = NULL WHERE num IN (SELECT num FROM products WHERE num > ?1 AND num <= ?1 + ${AT_ONCE} AND status = 'published')`,
      )
      .bind(from)
      .run()
  }
  await db
    .prepare(
      `UPDATE products SET company = ${OTHER_COMPANY}, external_id = NULL WHERE company = ${COMPANY} AND num > ?`,
    )
    .bind(GOODS)
    .run()
  const goods = await publishedGoods(db)
  if (goods !== GOODS) throw new Error(`The company has ${goods} published goods, not ${GOODS}`)
}

const publishedGoods = (db: D1Database): Promise<number | null> =>
  db
    .prepare(`SELECT count(*) AS n FROM products WHERE company = ${COMPANY} AND status = 'published'`)
    .first<number>('n')

const letters = (n: number) => [...String(n)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')
/** 20,000 characters of words that no other text contains. */
const text = (seed: number) =>
  Array.from({ length: 2_000 }, (_, at) => `zz${letters(seed + at * 7)}`)
    .join(' ')
    .slice(0, 20_000)

/**
 * @param written rows so far
 * @returns rows of each act
 */
export async function countedActs(bindings: CountedBindings, written: () => number) {
  const { plain } = bindings
  await prepare(plain)
  const env = { ...bindings, ADMIN_LOGINS: LOGIN }
  const token = await signAccessToken(env, { user: OWNER, session: OWNER }, Date.now())
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  async function patch(path: string, body: object): Promise<void> {
    const response = await api.request(path, { method: 'PATCH', headers, body: JSON.stringify(body) }, env)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  async function rowsOf(work: () => Promise<unknown>): Promise<number> {
    const before = written()
    await work()
    return written() - before
  }
  const product = await plain
    .prepare(`SELECT num, id FROM products WHERE company = ${COMPANY} AND status = 'published'
      AND price_rub IS NOT NULL AND pictures <> '[]' ORDER BY num LIMIT 1`)
    .first<{ num: number; id: string }>()
  if (!product) throw new Error('The company has no goods')
  await plain.prepare(`UPDATE products SET status = 'draft' WHERE num = ?`).bind(product.num).run()
  const path = `/api/profile/company/products/${product.id}`
  const description = { en: text(200_000), ru: text(300_000), zh: text(400_000) }
  const saved = await rowsOf(() => patch(path, { description }))
  await patch(`${path}/status`, { status: 'moderation' })
  const published = await rowsOf(() => patch(`/app/admin/products/${product.id}/status`, { status: 'published' }))
  const hidden = await rowsOf(async () => {
    await bindings.DB.batch([
      bindings.DB.prepare(`UPDATE companies SET status = 'blocked' WHERE num = ${COMPANY}`),
      bindings.DB.prepare(`INSERT OR IGNORE INTO following_goods VALUES (${COMPANY})`),
    ])
    for (let isAll = false; !isAll; ) isAll = (await applySuspensions(bindings.DB)).isAll
  })
  const left = await publishedGoods(plain)
  if (left !== 0) throw new Error(`${left} goods are still public`)
  return {
    'a draft of 60 kB, saved': saved,
    'the same, published': published,
    '10,000 goods, hidden with their company': hidden,
  }
}
