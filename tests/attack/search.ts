/** Drafts of a new account that would crowd published goods out of the search. */
import { type Attack, times } from './attack.ts'
import type { AttackedSite } from './site.ts'

const DRAFTS = 10_000
/** Sent by the API; the others are copies of their rows. */
const SENT = 60
const WORDS = ['pump', 'valve', 'bearing', 'steel pipe', 'ball valve', 'насос', 'задвижка', '钢管']

async function totalOf({ origin }: AttackedSite, query: string): Promise<number> {
  const response = await fetch(`${origin}/api/products?q=${encodeURIComponent(query)}`)
  return (await response.json()).meta.total
}

/** Copies the drafts of the newest company until there are `DRAFTS`. */
async function copyDrafts({ DB }: AttackedSite): Promise<number> {
  const { results } = await DB.prepare('PRAGMA table_info(products)').all<{ name: string }>()
  const columns = results.map(({ name }) => name).filter((name) => name !== 'num' && name !== 'id')
  const newest = '(SELECT max(company) FROM products)'
  const rows = `SELECT lower(hex(randomblob(8))), ${columns.join(', ')} FROM products WHERE company = ${newest}`
  const count = () => DB.prepare(`SELECT count(*) AS n FROM products WHERE company = ${newest}`).first<number>('n')
  for (let n = (await count()) ?? 0; n > 0 && n < DRAFTS; n = (await count()) ?? 0)
    await DB.prepare(`INSERT INTO products (id, ${columns.join(', ')}) ${rows} LIMIT ${DRAFTS - n}`).run()
  return (await count()) ?? 0
}

export const draftsInSearch: Attack = {
  name: 'goods found for "pump" beside 10,000 drafts of a new account',
  before: '0 of 144',
  async run(site) {
    const before = await times(WORDS.length, (at) => totalOf(site, WORDS[at] ?? ''))
    const supplier = await site.newSupplier('poisoner@attack.example')
    const { data: categories } = await (await supplier.send('GET', '/api/categories')).json()
    const names = { en: `${WORDS.join(' ')} `.repeat(2).trim().slice(0, 190), ru: 'насос задвижка', zh: '钢管 泵' }
    const draft = { names, category: categories[0].id }
    await times(SENT, () => supplier.send('POST', '/api/profile/company/products', draft))
    const drafts = await copyDrafts(site)
    const after = await times(WORDS.length, (at) => totalOf(site, WORDS[at] ?? ''))
    return {
      now: `${after[0]} of ${before[0]}, and all of ${WORDS.length - 1} other words`,
      isHeld: drafts >= DRAFTS && Number(before[0]) > 0 && after.join() === before.join(),
    }
  },
}
