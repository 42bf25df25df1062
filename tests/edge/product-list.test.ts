/** A supplier's list of products without script: prices edited in it, saved and restored. */
import { expect, test } from 'vitest'
import { newInn } from '../fixtures/new-inn.ts'
import { cookiesOf } from './browser.ts'
import { inputOf, ownOrigin, request, samples, shareSite, tags } from './site.ts'
import { call, readPage, signedUp, submit } from './visitors.ts'

shareSite()

const OWN = '/api/profile/company/products'

test('a price typed into the list is validated by its schema, shown again when refused, and never overwrites another’s', async () => {
  const supplier = await signedUp('prices@people.example')
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Works of prices' })
  const { category } = await samples()
  const pricesOf = (id: string) => `${OWN}/${id}/prices`
  const set = (id: string, amount: number) => {
    const tiers = [
      { from: 1, amount },
      { from: 100, amount: 900, incoterm: 'FOB' },
    ]
    return call(supplier, 'PUT', pricesOf(id), { currency: 'USD', vat: null, tiers })
  }
  const begin = async () => {
    const { id } = await call(supplier, 'POST', OWN, { names: { en: 'Valve' }, category: category.id })
    await set(id, 10_000)
    return id
  }
  const first = await begin()
  const second = await begin()
  const third = await begin()
  const list = '/ru/profile/product'
  const price = (page: string, id: string) => inputOf(page, `price.${id}`)
  const opened = await readPage(supplier, list)
  expect(opened).toContain('data-checks="firstPrice"')
  expect(price(opened, first)).toMatchObject({
    value: '100',
    required: '',
    'data-required': expect.stringMatching(/[а-я]{3}/),
  })
  const filledIn = [first, second, third].flatMap((id) => [`price.${id}`, `was.${id}`].map((name) => [name, '100']))
  const send = (typed: object) =>
    submit(supplier, list, { action: 'prices', ...Object.fromEntries(filledIn), ...typed })

  // Another person has changed two of them meanwhile: the price of one, and something else of the other.
  await set(first, 12_000)
  await call(supplier, 'PATCH', `${OWN}/${second}`, { model: 'BV-2' })
  const refused = await send({ [`price.${first}`]: '150', [`price.${second}`]: '99,5', [`price.${third}`]: 'сто' })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect([first, second, third].map((id) => price(page, id)?.value)).toEqual(['150', '99,5', 'сто'])
  expect([first, second, third].map((id) => price(page, id)?.['aria-invalid'])).toEqual(['true', undefined, 'true'])
  expect(inputOf(page, `theirs.price.${first}`)?.value).toBe('120')
  const amounts = () =>
    Promise.all([first, second, third].map(async (id) => (await call(supplier, 'GET', pricesOf(id))).tiers))
  const others = { from: 100, amount: 900, incoterm: 'FOB' }
  expect(await amounts()).toEqual([12_000, 9950, 10_000].map((amount) => [{ from: 1, amount }, others]))

  // The person sees the conflict and chooses their own price. Fields they did not touch have the other person's values.
  await set(third, 5000)
  const again = {
    [`price.${first}`]: '150',
    [`was.${first}`]: inputOf(page, `was.${first}`)?.value,
    [`pick.price.${first}`]: 'mine',
  }
  expect((await send({ ...again, [`price.${second}`]: '99,5' })).status).toBe(303)
  expect((await amounts()).map(([{ amount }]) => amount)).toEqual([15_000, 9950, 5000])
})

test('a saved list shows the same rows again, says how many prices were saved, and one press brings them back', async () => {
  const supplier = await signedUp('lists-of-goods@people.example')
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Works of lists' })
  const { category } = await samples()
  const tiers = [{ from: 1, amount: 10_000 }]
  const begin = async (model: string) => {
    const { id } = await call(supplier, 'POST', OWN, { names: { ru: 'Кран' }, category: category.id, model })
    await call(supplier, 'PUT', `${OWN}/${id}/prices`, { currency: 'RUB', vat: null, tiers })
    return id
  }
  const made: string[] = []
  for (const model of ['A', 'B', 'C']) made.push(await begin(model))
  const [first = '', second = '', third = ''] = made
  const query = { q: 'кран', status: 'draft', sort: '-price', perPage: '2', page: '2' }
  const list = `/ru/profile/product?${new URLSearchParams(query)}`
  const typed = (of: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(of).flatMap(([id, price]) => [
        [`price.${id}`, price],
        [`was.${id}`, '100'],
      ]),
    )
  const amounts = () =>
    Promise.all(made.map(async (id) => (await call(supplier, 'GET', `${OWN}/${id}/prices`)).tiers[0].amount))
  const noticeOf = (page: string) => /<div class="notice[\s\S]*?<\/div>/.exec(page)?.[0] ?? ''

  const saved = await submit(supplier, list, { action: 'prices', ...typed({ [first]: '90', [second]: '80' }) })
  const place = new URL(saved.headers.get('Location') ?? '', ownOrigin())
  expect(Object.fromEntries(place.searchParams)).toMatchObject(query)
  const page = await readPage(supplier, place.pathname + place.search)
  expect(noticeOf(page)).toContain('Сохранено 2 цены')
  const links = tags(page, 'a').map(({ href = '' }) => href)
  expect(links.filter((href) => /done=|undo=|prices=/.test(href))).toEqual([])
  expect(links.some((href) => href.includes('sort=name') && href.includes('status=draft') && href.includes('q='))).toBe(
    true,
  )
  expect(page).toContain('Нет перевода на английский')
  expect(page).toContain('Не указан')

  // Another person changes one of the two before they are restored.
  await call(supplier, 'PUT', `${OWN}/${first}/prices`, {
    currency: 'RUB',
    vat: null,
    tiers: [{ from: 1, amount: 9500 }],
  })
  const undo = inputOf(page, 'undo')?.value ?? ''
  const undone = await submit(supplier, place.pathname + place.search, { action: 'undo', undo })
  expect(undone.status).toBe(422)
  const left = await undone.text()
  expect(noticeOf(left)).toContain('Возвращена 1 прежняя цена')
  expect(left).toContain('Часть цен с тех пор изменилась')
  expect(await amounts()).toEqual([9500, 10_000, 10_000])

  // The button for many products also saves the edited prices.
  const both = { action: 'many', to: 'archived', [`on.${third}`]: 'on', ...typed({ [second]: '70' }) }
  const applied = await submit(supplier, list, both)
  const next = new URL(applied.headers.get('Location') ?? '', ownOrigin())
  expect(Object.fromEntries(next.searchParams)).toMatchObject({ ...query, changed: '1', prices: '1' })
  expect(await amounts()).toEqual([9500, 7000, 10_000])
  // The last page is empty afterwards: the one before is shown, with the notice.
  const back = await request(next.pathname + next.search, cookiesOf(supplier))
  expect(back.headers.get('Location')).toMatch(/^\/ru\/profile\/product\?(?!.*page=)(?=.*changed=1)/)

  const stranger = await signedUp('stranger-of-lists@people.example')
  expect(await (await submit(stranger, list, { action: 'undo', undo })).text()).not.toContain('прежн')
})
