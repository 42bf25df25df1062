/** Adds what operators have to look after of a supplier: goods, proposals, a feed, a token, an appeal, a message. */
import type { D1Database } from '@cloudflare/workers-types'
import type { Browser, Page } from 'playwright/test'
import { categoryLabels } from '../../domain/category-labels.ts'
import type { Category } from '../../domain/contract/categories.ts'
import { id } from '../fixtures/catalogue/row.ts'
import { addDeskRows } from './desk-rows.ts'
import { call, createSupplier } from './suppliers.ts'

const dataOf = async (page: Page, path: string) => (await (await page.request.get(path)).json()).data

/** A category with others above it, in a language. @returns its label, and the id of the one above */
async function findLeaf(page: Page, locale: string) {
  const all: Category[] = await dataOf(page, `/api/categories?locale=${locale}`)
  const leaf = all.find(({ id, parent }) => parent !== null && all.every((other) => other.parent !== id))
  if (!leaf?.parent) throw new Error('the sample tree has no branch')
  return { label: categoryLabels(all).get(leaf.id) ?? '', branch: leaf.parent }
}

/** A report that was dismissed, against which its sender has appealed. @returns its id */
async function appeal(operator: Page, sender: Page): Promise<string> {
  const [{ id: product }] = await dataOf(sender, '/api/products?perPage=1')
  const contact = { name: 'Li Wei', email: 'li.wei@valves.example' }
  const report = { kind: 'product', reason: 'counterfeit', message: 'No dealer of ours', contact, consent: true }
  const { receipt } = await call(sender, 'POST', '/api/reports', { ...report, id: product })
  const [{ id: sent }] = await dataOf(operator, '/api/operator/reports')
  await call(operator, 'PATCH', `/api/operator/reports/${sent}`, { decision: 'dismissed', answer: 'Genuine' })
  await call(sender, 'POST', `/api/reports/${receipt}/appeal`, { message: 'The certificate was withdrawn' })
  return sent
}

/** An address from which goods are fetched. @returns the number of its company */
async function addFeed(db: D1Database, feed: string, company: string): Promise<number> {
  await db
    .prepare(
      `INSERT INTO goods_feeds (id, company, author, url, credentials, hour, weekday, next_at, created_at)
        SELECT ?, num, NULL, 'http://127.0.0.1:9/goods.yml', NULL, 1, NULL, 8000000000000000, 0 FROM companies WHERE id = ?`,
    )
    .bind(feed, company)
    .run()
  return Number(await db.prepare('SELECT num FROM companies WHERE id = ?').bind(company).first('num'))
}

/**
 * @param at how often it was done before on this site
 * @returns ids, by what they are of, and the label of a category in the language
 */
export async function addPendingWork(
  operator: Page,
  browser: Browser,
  db: D1Database,
  { locale, at }: { locale: string; at: number },
) {
  const supplier = await (await browser.newContext()).newPage()
  const company = await createSupplier(supplier, 'Уральский арматурный завод имени С. М. Кирова', 'Viktor Sokolov')
  const { label, branch } = await findLeaf(operator, locale)
  for (const n of [1, 2, 3])
    await call(supplier, 'POST', '/api/profile/company/products', { names: { ru: `Кран ${n}` }, category: branch })
  const { id: token } = await call(supplier, 'POST', '/api/profile/company/api-tokens', {
    name: '1C',
    scopes: ['goods.read'],
    days: 30,
  })
  const report = await appeal(operator, supplier)
  await supplier.context().close()
  const num = 9_000 + 10 * at
  const feed = id(54, num)
  const left = { num, company: await addFeed(db, feed, company), feed, proposed: ['Traps', 'Pumps'] }
  return { company, label, token, report, ...(await addDeskRows(db, left)) }
}

export type PendingWork = Awaited<ReturnType<typeof addPendingWork>>
