/** A search that finds nothing leads to an inquiry to chosen suppliers of the nearest category. */
import { beforeAll, expect, test } from 'vitest'
import { logged, ownOrigin, request, shareSite, stores, tags } from './site.ts'

shareSite()

/** Not a word, but with the same beginning as the Russian word for a pump. */
const UNKNOWN = 'насоцвкъ'
const FORM = '/ru/inquiry/suppliers'

let form = ''
let category = ''
let suppliers: string[] = []

const unescaped = (href: string) => href.replaceAll('&amp;', '&')

beforeAll(async () => {
  const html = await (await request(`/ru/search?q=${encodeURIComponent(UNKNOWN)}`)).text()
  form = unescaped(tags(html, 'a').find(({ href = '' }) => href.startsWith(FORM))?.href ?? '')
  category = new URL(form, ownOrigin()).searchParams.get('category') ?? ''
  const page = await (await request(form)).text()
  suppliers = tags(page, 'input').flatMap(({ name = '' }) => /^to\.(.+)/.exec(name)?.[1] ?? [])
})

const typed = (chosen: string[], email = 'oleg@buyers.example') => ({
  category,
  message: 'Нужен насос',
  name: 'Олег',
  organization: '',
  email,
  phone: '',
  showContact: 'on',
  consent: 'on',
  ...Object.fromEntries(chosen.map((id) => [`to.${id}`, 'on'])),
})
const post = (fields: Record<string, string>) =>
  request(FORM, { Origin: ownOrigin() }, 'POST', new URLSearchParams(fields).toString())

/** Suppliers whose inquiries came from this address. */
async function received(email: string): Promise<string[]> {
  const { DB } = stores()
  const { results } = await DB.prepare(
    `SELECT c.id FROM inquiries AS i JOIN companies AS c ON c.num = i.company WHERE i.contact ->> 'email' = ? ORDER BY c.id`,
  )
    .bind(email)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

test('it is offered below goods that only mention the searched thing in their descriptions, and not below goods that are it', async () => {
  const search = async (q: string) => (await request(`/ru/search?q=${encodeURIComponent(q)}`)).text()
  const mentioned = await search('холодильник')
  expect(mentioned).toContain('Найдено в описании')
  expect(mentioned).toContain(`href="${FORM}`)
  expect(await search('кран шаровой')).not.toContain(`href="${FORM}`)
})

test('the nearest category is offered with its number of suppliers, and the form has the searched words, and no supplier ticked', async () => {
  const { meta, data } = JSON.parse(await (await request(`/api/companies?category=${category}`)).text())
  const html = await (await request(`/ru/search?q=${encodeURIComponent(UNKNOWN)}`)).text()
  expect(html).toMatch(new RegExp(`[Нн]асос[^<]*: ${meta.total} поставщик`))
  const page = await (await request(form)).text()
  expect(page).toContain(`Нужно: ${UNKNOWN}`)
  expect(suppliers.length).toBe(Math.min(12, data.length))
  const ticked = tags(page, 'input').filter((input) => 'checked' in input)
  expect(ticked.map(({ name }) => name)).toEqual(['showContact'])
})

test('a filtered catalogue that is empty offers its own category', async () => {
  const html = await (await request(`/ru/catalog/${category}?q=qzxjvkwy`)).text()
  expect(unescaped(html)).toContain(`${FORM}?category=${category}&q=qzxjvkwy`)
})

test('ticked filters of an empty list stay in the rail with 0, each to be taken off', async () => {
  const [supplier = ''] = suppliers
  const html = await (await request(`/en/catalog?q=qzxjvkwy&supplier=${supplier}&country=CN&moq=10`)).text()
  const rail = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'))
  const ticked = tags(rail, 'a').filter((link) => link['aria-current'] === 'true')
  const takenOff = ({ href = '' }) => ['country', 'moq', 'supplier'].filter((key) => !href.includes(`${key}=`))
  expect(ticked.map(takenOff).toSorted()).toEqual([['country'], ['moq'], ['supplier']])
})

test('each chosen supplier gets one inquiry, however often the form is sent, and whatever is ticked besides', async () => {
  const chosen = suppliers.slice(0, 2).toSorted()
  for (const _ of [1, 2]) {
    const response = await post(typed(chosen))
    const place = response.headers.get('Location') ?? ''
    expect(place).toMatch(new RegExp(`category=${category}&sent=[0-9a-f]{32}[.][0-9a-f]{32}$`))
    const page = await (await request(place)).text()
    expect(page).toContain('передан 2 поставщикам')
    expect(page.match(/№\s[0-9A-Z]{4}-[0-9A-Z]{5}/g)).toHaveLength(2)
    expect(page).toMatch(/два рабочих дня \(до \d/)
    for (const part of ['Нужен насос', 'oleg@buyers.example', 'Олег']) expect(page).toContain(part)
    for (const id of chosen) expect(page).toContain(`/ru/suppliers/${id}`)
  }
  expect(await received('oleg@buyers.example')).toEqual(chosen)
  await post(typed(suppliers.slice(0, 3)))
  expect(await received('oleg@buyers.example')).toEqual(suppliers.slice(0, 3).toSorted())
})

test('none and more than five are refused beside the choice, and what was typed and ticked stays', async () => {
  expect(suppliers.length).toBeGreaterThan(0)
  const invented = Array.from({ length: 6 }, (_, at) => `000000000000000${at}`)
  for (const chosen of [[], [...invented, ...suppliers]]) {
    const response = await post(typed(chosen, 'many@buyers.example'))
    const page = await response.text()
    expect([response.status, page.includes('от одного до пяти'), page.includes('Нужен насос')]).toEqual([
      422,
      true,
      true,
    ])
    const ticked = tags(page, 'input').filter((input) => input.name?.startsWith('to.') && 'checked' in input)
    expect(ticked).toHaveLength(chosen.length === 0 ? 0 : suppliers.length)
  }
  const { consent: _, ...without } = typed(suppliers.slice(0, 1), 'many@buyers.example')
  expect(await (await post(without)).text()).toContain('поставьте отметку')
  expect(await received('many@buyers.example')).toEqual([])
  expect(logged().join()).not.toContain('buyers.example')
})

test('a category that does not exist has no form, and unknown receipts no confirmation', async () => {
  expect((await request(`${FORM}?category=0000000000000000`)).status).toBe(404)
  expect((await request(FORM)).status).toBe(404)
  const unknown = Array.from({ length: 2 }, () => '0'.repeat(32)).join('.')
  expect((await request(`${FORM}?category=${category}&sent=${unknown}`)).status).toBe(404)
})

test('a search that finds a code but no goods leads to the inquiry as well, and to no category that merely mentions one of its words', async () => {
  const html = await (await request(`/ru/search?q=${encodeURIComponent('солнечная панель')}`)).text()
  const links = tags(html, 'a').map(({ href = '' }) => unescaped(href))
  expect(links.some((href) => href.includes('/tnved/8541') || href.includes('code=8541'))).toBe(true)
  expect(links.some((href) => href.startsWith(FORM))).toBe(true)
  expect(html).not.toContain('Саморезы и шурупы</')
})

test('a search for a code without goods offers no inquiry', async () => {
  const html = await (await request('/ru/search?q=8410')).text()
  expect(tags(html, 'a').filter(({ href = '' }) => href.startsWith(FORM))).toEqual([])
})
