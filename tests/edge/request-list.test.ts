import { expect, test } from 'vitest'
import { inputOf, ownOrigin, request, samples, shareSite, spaced, tags } from './site.ts'

shareSite()

const LIST = '/ru/request-list'

/** The request of a browser without script when the list is pasted and sent. */
async function paste(text: string) {
  const boundary = 'of-a-list'
  const part = (name: string, value: string, file = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
  const body = `${part('text', text)}${part('file', '', '; filename=""')}--${boundary}--\r\n`
  const headers = {
    Origin: ownOrigin(),
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'Content-Length': String(new TextEncoder().encode(body).length),
  }
  return request(LIST, headers, 'POST', body)
}

const post = (address: string, fields: Record<string, string>) =>
  request(address, { Origin: ownOrigin() }, 'POST', new URLSearchParams(fields).toString())

/** What the form of the page would send: its fields as they are filled in. */
function fieldsOf(page: string): Record<string, string> {
  const isBox = (type = '') => type === 'checkbox' || type === 'radio'
  const inputs = tags(page, 'input').filter((one) => one.name && (!isBox(one.type) || 'checked' in one))
  return Object.fromEntries(
    inputs.map(({ name, type, value }) => [name ?? '', value ?? (type === 'checkbox' ? 'on' : '')]),
  )
}

const without = (fields: Record<string, string>, prefix: string) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith(prefix)))

/** Two products of one page of the catalogue, as its ticks have them. */
async function tickedProducts() {
  const page = await (await request('/ru/catalog')).text()
  const entries = tags(page, 'input').flatMap(({ name, value }) => (name === 'ids' && value ? [value] : []))
  const [product = '', otherProduct = ''] = new Set(entries)
  return { product, otherProduct }
}

const CONTACT = { name: 'Ирина', email: 'list@buyers.example', showContact: 'on', consent: 'on' }

test('a pasted list becomes a request to the suppliers of its products, without script', async () => {
  const { product } = await samples()
  const { data } = JSON.parse(await (await request(`/api/products/${product.id}?locale=ru`)).text())
  const saved = await paste(`${data.model} - 40 шт\nСтанок буровой СБ-17 — 3 шт`)
  expect(saved.status).toBe(303)
  const address = saved.headers.get('Location') ?? ''
  const page = spaced(await (await request(address)).text())
  expect(page).toContain(data.name.text)
  expect(inputOf(page, 'lines.0.quantity')?.value).toBe('40')
  expect(inputOf(page, 'lines.1.words')?.value).toBe('Станок буровой СБ-17')

  const edited = await post(address, { ...fieldsOf(page), 'lines.1.quantity': '5', action: 'save' })
  const again = await (await request(edited.headers.get('Location') ?? '')).text()
  expect(inputOf(again, 'lines.1.quantity')?.value).toBe('5')

  const incomplete = await post(address, { ...fieldsOf(again), ...CONTACT, consent: '', action: 'send' })
  expect(incomplete.status).toBe(422)
  const refused = fieldsOf(await incomplete.text())
  // One sending shows what is wrong with a line, with the recipients and with the contact.
  const nothing = {
    ...without(fieldsOf(again), 'to.'),
    ...CONTACT,
    name: '',
    'lines.0.quantity': 'many',
    action: 'send',
  }
  const wrong = await (await post(address, nothing)).text()
  for (const name of ['lines.0.quantity', 'name'])
    expect(inputOf(wrong, name)).toMatchObject({ 'aria-invalid': 'true' })
  expect(wrong).toContain('Отметьте хотя бы одного поставщика.')
  const withoutRecipient = await post(address, { ...without(refused, 'to.'), ...CONTACT, action: 'send' })
  const unticked = await withoutRecipient.text()
  expect(unticked).toContain('Отметьте хотя бы одного поставщика.')
  const sent = await post(address, {
    ...refused,
    version: inputOf(unticked, 'version')?.value ?? '',
    ...CONTACT,
    'lines.0.choice': product.id,
    others: 'on',
    action: 'send',
  })
  expect(sent.status).toBe(303)
  const copy = spaced(await (await request(sent.headers.get('Location') ?? '')).text())
  expect(copy).toContain(data.supplier.name.text)
})

test('a line names a variant by its part number, or is given one, and the request names it to the supplier, without script', async () => {
  const { data } = JSON.parse(await (await request('/api/products?q=RB-500-12-60&locale=ru')).text())
  const [{ id }] = data
  const address =
    (await paste('1. RB-500-12-60\nКол-во: 120 м\nЦена: до 900 ₽\n2. RB-500-12\nКол-во: 117 м')).headers.get(
      'Location',
    ) ?? ''
  const page = spaced(await (await request(address)).text())
  expect(page).toContain('RB-500-12-60 · 6 м')
  expect(page).toContain('variant=RB-500-12-60')
  expect(page).toContain('Исполнение не выбрано: 1')
  const choice = { 'lines.1.choice': `${id} RB-500-12-117` }
  const saved = (await post(address, { ...fieldsOf(page), ...choice, action: 'save' })).headers.get('Location') ?? ''
  const chosen = spaced(await (await request(saved)).text())
  expect(chosen).not.toContain('Исполнение не выбрано')
  const sender = { ...CONTACT, email: 'variants@buyers.example', action: 'send' }
  const sent = await post(saved, { ...fieldsOf(chosen), ...sender })
  const copy = spaced(await (await request(sent.headers.get('Location') ?? '')).text())
  expect(copy).toContain('RB-500-12-60 · 6 м')
  expect(copy).toContain('Цена: до 900 ₽')
  expect(copy).toContain('RB-500-12-117 · 11,7 м')
})

test('the letter around a list is no goods, says what is wished for, and can be put back, without script', async () => {
  const letter =
    'Добрый день! Прошу дать КП с НДС:\nСтанок буровой СБ-17 — 3 шт\nСрок поставки - до 20 декабря, г. Екатеринбург'
  const address = (await paste(letter)).headers.get('Location') ?? ''
  const page = spaced(await (await request(address)).text())
  expect(inputOf(page, 'lines.1.words')).toBeUndefined()
  expect(page).toContain('Не товары: 2 строки')
  expect(page).toContain('Из вашего письма: цены с НДС, ')
  expect(inputOf(page, 'neededBy')?.value).toMatch(/^20\d\d-12-20$/)
  expect(inputOf(page, 'deliveredTo')?.value).toBe('Екатеринбург')
  const saved = await post(address, { ...fieldsOf(page), 'aside.1': 'on', action: 'save' })
  const again = spaced(await (await request(saved.headers.get('Location') ?? '')).text())
  expect(inputOf(again, 'lines.1.words')?.value).toContain('Срок поставки')
  expect(again).toContain('Не товары: 1 строка')
})

test('lines without a product are published to a category, by a list that has no supplier, without script', async () => {
  const address = (await paste('Гипсокартон — 20 шт')).headers.get('Location') ?? ''
  const page = await (await request(address)).text()
  // Only screws for it are sold.
  expect(page).not.toContain('type="radio"')
  expect(page).toContain('Подходящего товара нет.')
  expect(page).toContain('<a href="#open-category">Запросить КП у поставщиков</a>')
  const fields = { ...fieldsOf(page), ...CONTACT, action: 'send' }
  const nowhere = await post(address, { ...fields, open: 'on', category: '' })
  expect(await nowhere.text()).toContain('Выберите категорию: эти позиции увидят её поставщики.')
  const { data } = JSON.parse(await (await request('/api/categories?locale=ru')).text())
  const version = inputOf(await (await request(address)).text(), 'version')?.value ?? ''
  const sent = await post(address, { ...fields, version, open: 'on', category: data[0].id })
  expect(sent.status).toBe(303)
  const receipt = new URL(sent.headers.get('Location') ?? '', ownOrigin()).searchParams.get('sent')
  const copy = `/ru/inquiry?sent=${receipt}`
  expect(await (await request(copy)).text()).toContain('ещё не опубликована')
  const unproven = await post(copy, { action: 'publish', token: 'x' })
  expect(await unproven.text()).toContain('Сначала подтвердите эл. почту или телефон')
  expect((await post(copy, { action: 'close-open' })).status).toBe(303)
  expect(await (await request(copy)).text()).toContain('Открытый запрос закрыт')
})

test('a refused list and a refused quantity stay as they were typed, with the reason beside them', async () => {
  const empty = await paste(' ; ')
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('Вставьте список или выберите файл.')
  const address = (await paste('Станок буровой СБ-17 — 3 шт')).headers.get('Location') ?? ''
  const fields = fieldsOf(await (await request(address)).text())
  const refused = await post(address, { ...fields, 'lines.0.quantity': 'много', action: 'save' })
  const page = await refused.text()
  expect(inputOf(page, 'lines.0.quantity')).toMatchObject({ value: 'много', 'aria-invalid': 'true' })
})

test('ticked products of a page become a list, without script, and a search without a hit begins one', async () => {
  const { product, otherProduct } = await tickedProducts()
  const ticked = new URLSearchParams([
    ['ids', product],
    ['ids', `${otherProduct} 40`],
    ['ids', '0'.repeat(16)],
  ])
  const made = await request(LIST, { Origin: ownOrigin() }, 'POST', ticked.toString())
  expect(made.status).toBe(303)
  const address = made.headers.get('Location') ?? ''
  const page = await (await request(address)).text()
  expect(page).toContain('1 товар больше не продаётся')
  expect(inputOf(page, 'lines.1.quantity')?.value).toBe('40')
  const sent = await post(address, { ...fieldsOf(page), ...CONTACT, email: 'ticked@buyers.example', action: 'send' })
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, expect.stringContaining('sent=')])
  const none = await post(LIST, { ids: '' })
  expect([none.status, await none.text()]).toEqual([422, expect.stringContaining('Отметьте хотя бы один товар')])
  const empty = await (await request('/ru/search?q=Зюзюблик')).text()
  const link = tags(empty, 'a').find(({ href }) => href?.includes('/request-list?text='))?.href ?? ''
  expect(await (await request(link.replaceAll('&amp;', '&'))).text()).toContain('>Зюзюблик</textarea>')
})

test('suppliers that were left out come next, and those that were sent the request are not ticked again', async () => {
  const { data } = JSON.parse(await (await request('/api/products?locale=ru&perPage=96')).text())
  const [one] = data
  const other = data.find(({ supplier }: { supplier: { id: string } }) => supplier.id !== one.supplier.id)
  const asked = `to.${one.supplier.id}`
  const left = `to.${other.supplier.id}`
  const made = await post(LIST, { ids: `${one.id},${other.id}` })
  const address = made.headers.get('Location') ?? ''
  const fields = fieldsOf(await (await request(address)).text())
  expect(fields).toMatchObject({ [asked]: 'on', [left]: 'on' })
  const first = { ...without(fields, left), ...CONTACT, email: 'rest@buyers.example', action: 'send' }
  const copy = await (await request((await post(address, first)).headers.get('Location') ?? '')).text()
  expect(copy).toContain('1 поставщик из списка ещё не получил запрос')
  expect(spaced(copy)).toContain(one.name.text)
  // As the browser's "back" does: the address of the list itself.
  const rest = await (await request(address)).text()
  expect(Object.keys(fieldsOf(rest)).filter((name) => name.startsWith('to.'))).toEqual([left])
  expect(rest).toContain('запрос отправлен')
  expect(rest).toContain('уже отправлен 1 поставщику')
  const again = await post(address, first)
  expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('Список изменён в другом окне')])
})

test('prices are on the basis that is chosen, and lines that cannot be summed are named, without script', async () => {
  const { data } = JSON.parse(await (await request('/api/products?perPage=96')).text())
  const taxed = data.find(
    (one: { tiers: unknown[]; vat: { rate: number } | null }) => one.tiers.length > 0 && one.vat?.rate,
  )
  const made = await post(LIST, { ids: taxed.id })
  const address = made.headers.get('Location') ?? ''
  const page = spaced(await (await request(address)).text())
  expect(page).toContain('Сумма без НДС: ')
  const chosen = await post('/ru/basis', { next: address, quantity: '', unit: 'piece', vat: 'with' })
  const location = chosen.headers.get('Location') ?? ''
  expect(location).toContain('vat=with')
  expect(chosen.headers.get('Set-Cookie') ?? '').not.toContain('basis=')
  const gross = spaced(await (await request(location)).text())
  expect(gross).toContain('Сумма с НДС: ')
  const fields = { ...fieldsOf(gross), 'lines.0.quantity': '', added: 'Станок буровой СБ-17', action: 'save' }
  const saved = (await post(location, fields)).headers.get('Location') ?? ''
  expect(saved).toContain('vat=with')
  expect(await (await request(saved)).text()).not.toContain('Сумма с НДС: ')
})

test('an unknown list is a 404, and a list posted from another site is refused', async () => {
  expect((await request(`${LIST}?list=${'0'.repeat(32)}`)).status).toBe(404)
  const foreign = await request(
    LIST,
    { Origin: 'https://other.example', 'Content-Type': 'multipart/form-data; boundary=x' },
    'POST',
    '--x--',
  )
  expect(foreign.status).toBe(403)
})
