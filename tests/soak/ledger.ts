/** Records the writes that the site has acknowledged, and checks the database for them after the site has stopped. */
import type { D1Database } from '@cloudflare/workers-types'

export interface Ledger {
  /** Logins of registered people. */
  people: Set<string>
  /** Ids of inquiries sent. */
  inquiries: Set<string>
  /** 'login product id' → whether it is among their favourites. */
  favourites: Map<string, boolean>
  /** Product id → its latest minimum order. */
  products: Map<string, number>
}

export const newLedger = (): Ledger => ({
  people: new Set(),
  inquiries: new Set(),
  favourites: new Map(),
  products: new Map(),
})

async function rows(db: D1Database, sql: string): Promise<string[]> {
  const { results } = await db.prepare(sql).all<{ row: string }>()
  return results.map(({ row }) => row)
}

const PEOPLE = 'SELECT value AS row FROM contacts WHERE verified_at IS NOT NULL'
const INQUIRIES = 'SELECT id AS row FROM inquiries'
const FAVOURITES = `SELECT c.value || ' ' || p.id AS row FROM favourites AS f
  JOIN contacts AS c ON c.user = f.user JOIN products AS p ON p.num = f.product`
const PRODUCTS = `SELECT id || ' ' || moq AS row FROM products`

/** @returns one line for each acknowledged write that is not stored */
export async function lostOf({ people, inquiries, favourites, products }: Ledger, db: D1Database): Promise<string[]> {
  const found = async (sql: string) => new Set(await rows(db, sql))
  const [accounts, written, liked, changed] = await Promise.all([PEOPLE, INQUIRIES, FAVOURITES, PRODUCTS].map(found))
  return [
    ...[...people].filter((login) => !accounts?.has(login)).map((login) => `no account ${login}`),
    ...[...inquiries].filter((id) => !written?.has(id)).map((id) => `no inquiry ${id}`),
    ...[...favourites].filter(([pair, isOne]) => liked?.has(pair) !== isOne).map(([pair]) => `favourite: ${pair}`),
    ...[...products].filter(([id, moq]) => !changed?.has(`${id} ${moq}`)).map(([id, moq]) => `${id} is not ${moq}`),
  ]
}
