/** Texts in another language than the page's are labelled (docs/behaviour.md, "Language labels"). */
import { beforeAll, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../domain/locale.ts'
import { ADMIN_LOGINS, AUTH_KEY, PEOPLE, resetPeople } from '../fixtures/people.ts'
import { resetLegalEntities } from '../fixtures/suppliers.ts'
import { unlabelledTexts } from '../fixtures/unlabelled-texts.ts'
import { cookieOf, ownerPaths } from './personal-screens.ts'
import { publicPaths, request, startSite, stores } from './site.ts'

startSite({ AUTH_KEY, ADMIN_LOGINS }, async (bindings) => {
  await resetPeople(bindings)
  await resetLegalEntities(bindings)
})

/**
 * Number of pages tested per sitemap, evenly spread and different in each language; `npm run test:full` tests all, and every screen of an
 * account in every language.
 */
const OF_A_SITEMAP = process.env.FULL ? Number.POSITIVE_INFINITY : 1

/** Everything that an account shows of others and others see of it, in two languages other than the reader's. */
const FOREIGN = [
  `UPDATE products SET names = iif(num % 2, '{"ru":"Фланец плоский"}', '{"zh":"板式平焊法兰"}') WHERE company = ?`,
  `UPDATE inquiries SET message = 'Нужна цена с доставкой', reply = '价格见附件' WHERE company = ?`,
  `UPDATE legal_entities SET full_name = '沈阳流体设备有限公司', address = 'Пермь, Заводская улица' WHERE company = ?`,
  `INSERT INTO reviews (kind, subject, company, before, asked_at, decided_at, decision, reason)
    SELECT 'product', num, company, '{}', 1, 2, 'refused', 'Нужна фотография изделия' FROM products WHERE company = ? LIMIT 2`,
  `INSERT INTO reviews (kind, subject, company, before, asked_at)
    SELECT 'product', num, company, '{}', 3 FROM products WHERE company = ? LIMIT 2`,
  `UPDATE products SET status = 'rejected', status_reason = '请上传产品照片' WHERE num =
    (SELECT max(num) FROM products WHERE company = ?)`,
]

let own: string[]
/** A comparison of goods without names in the reader's language. */
let compared: string

const LIST = '0123456789abcdef'
const TOKEN = 'a'.repeat(32)

beforeAll(async () => {
  const { DB } = stores()
  own = [...(await ownerPaths({ DB })), `/profile/lists/${LIST}`]
  await DB.batch(FOREIGN.map((statement) => DB.prepare(statement).bind(PEOPLE.OWNER.company)))
  const { results } = await DB.prepare(
    `SELECT id FROM products WHERE company = ? AND status = 'published' ORDER BY num LIMIT 2`,
  )
    .bind(PEOPLE.OWNER.company)
    .all<{ id: string }>()
  const ids = results.map(({ id }) => id)
  compared = `/compare?ids=${ids}`
  const items = ids.map((product, at) => ({
    product,
    variant: null,
    quantity: 4,
    note: at ? '请附材质证明' : 'Нужен паспорт',
  }))
  await DB.prepare(
    `INSERT INTO lists (id, user, name, items, token, created_at, updated_at) VALUES (?, ?, '沈阳泵站', ?, ?, 1, 1)`,
  )
    .bind(LIST, PEOPLE.OWNER.num, JSON.stringify(items), TOKEN)
    .run()
})

const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

/** @returns pages of all sitemaps of a language */
async function listedPages(locale: Locale): Promise<string[]> {
  const maps = addresses(await (await request('/sitemap.xml')).text()).filter((map) => map.split('/')[2] === locale)
  const pages = maps.map(async (map) => {
    const all = addresses(await (await request(map)).text())
    const step = Math.max(1, Math.floor(all.length / OF_A_SITEMAP))
    return all.filter((_, index) => index % step === LOCALES.indexOf(locale) % step)
  })
  return (await Promise.all(pages)).flat()
}

/** @returns the unlabelled texts of each page that has any */
async function unlabelledOf(paths: string[], locale: Locale, headers: Record<string, string> = {}) {
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    const response = await request(path, headers)
    expect(response.status, path).toBe(200)
    const texts = unlabelledTexts(await response.text(), locale)
    if (texts.length > 0) found[path] = texts
  }
  return found
}

test.each(LOCALES)(
  'no string of a public page in %s is of another script or language without its label',
  async (locale) => {
    const lists = ['/catalog?sort=new', '/catalog?sort=new&view=table&page=2', '/suppliers?page=2', '/search?q=valve']
    const paths = [...(await publicPaths()), ...lists, compared, `/lists?token=${TOKEN}`, '/okved?q=28'].map(
      (path) => `/${locale}${path}`,
    )
    expect(await unlabelledOf([...paths, ...(await listedPages(locale))], locale)).toEqual({})
  },
  process.env.FULL ? 600_000 : undefined,
)

test.each(LOCALES)(
  'no string of an account in %s is of another script or language without its label',
  async (locale) => {
    const at = (paths: string[]) => paths.map((path) => `/${locale}${path}`)
    const turn = LOCALES.indexOf(locale)
    const chosen = own.filter((_, index) => process.env.FULL || index % LOCALES.length === turn)
    expect(await unlabelledOf(at(chosen), locale, await cookieOf('OWNER'))).toEqual({})
    expect(await unlabelledOf(at(['/profile', '/profile/requests']), locale, await cookieOf('USER'))).toEqual({})
    const ofOperators = ['/admin', '/admin?show=all', '/admin/open_requests', '/admin/mail']
    expect(await unlabelledOf(at(ofOperators), locale, await cookieOf('ADMIN'))).toEqual({})
  },
)

test.each(LOCALES)('no cell of a spreadsheet in %s is of another script without its label', async (locale) => {
  for (const path of [
    '/catalog.csv?sort=new',
    '/suppliers.csv',
    '/services/company.csv',
    '/services.csv',
    '/press_center.csv',
    compared.replace('?', '.csv?'),
    `/lists.csv?token=${TOKEN}`,
  ]) {
    const rows = (await (await request(`/${locale}${path}`)).text()).split('\r\n').slice(1)
    const cells = rows.flatMap((row) => row.split(/[;,](?=")|(?<=")[;,]/))
    expect(
      cells.flatMap((cell) => unlabelledTexts(`<option>${cell}</option>`, locale)),
      path,
    ).toEqual([])
  }
})
