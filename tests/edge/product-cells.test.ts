/** The list of products typed into without script: a page of cells in one form, merged with a colleague's, saved and undone. */
import { expect, test } from 'vitest'
import { newInn } from '../fixtures/new-inn.ts'
import { USCC } from '../fixtures/suppliers.ts'
import { readForm } from './plain-forms.ts'
import { inputOf, samples, shareSite } from './site.ts'
import { call, readPage, signedUp, submit } from './visitors.ts'

shareSite()

const OWN = '/api/profile/company/products'
const SCREEN = '/ru/profile/product?edit=on&sort=name'

test('cells of two people are merged, a cell that both changed is shown with both values, and a save is undone', async () => {
  const supplier = await signedUp('cells@people.example')
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: USCC, name: 'Works of cells' })
  const { category } = await samples()
  const begin = async (name: string) => {
    const { id } = await call(supplier, 'POST', OWN, { names: { ru: name }, category: category.id, stock: 4, moq: 5 })
    return id
  }
  const valve = await begin('Кран')
  const flange = await begin('Фланец')
  const tiers = [
    { from: 5, amount: 10_000 },
    { from: 100, amount: 9000 },
  ]
  await call(supplier, 'PUT', `${OWN}/${valve}/prices`, { currency: 'RUB', vat: null, tiers })
  const read = (id: string) => call(supplier, 'GET', `${OWN}/${id}`)
  const amounts = async () => (await read(valve)).prices.tiers.map(({ amount }: { amount: number }) => amount)

  const form = await readForm(supplier, { path: SCREEN, action: 'cells' })
  expect(form).toMatchObject({ [`stock.${valve}`]: '4', [`price.5.${valve}`]: '100', [`price.5.${flange}`]: '' })
  // A colleague saves stock and the second price meanwhile.
  await call(supplier, 'PATCH', `${OWN}/${valve}`, { stock: 6 })
  await call(supplier, 'PUT', `${OWN}/${valve}/prices`, {
    currency: 'RUB',
    vat: null,
    tiers: [tiers[0], { from: 100, amount: 8800 }],
  })
  const typed = {
    [`model.${valve}`]: 'КШ-50',
    [`stock.${valve}`]: '9',
    [`lead.${valve}`]: '3-10',
    [`price.5.${flange}`]: '1 250,50',
    [`stock.${flange}`]: 'много',
  }
  const refused = await submit(supplier, SCREEN, { ...form, ...typed })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  const value = (name: string) => inputOf(page, name)?.value
  expect([value(`stock.${valve}`), value(`theirs.stock.${valve}`)]).toEqual(['9', '6'])
  expect([value(`stock.${flange}`), inputOf(page, `stock.${flange}`)?.['aria-invalid']]).toEqual(['много', 'true'])
  expect(value(`price.100.${valve}`)).toBe('88')
  expect(page).toContain('Сохранено 2 товара')
  expect(await read(valve)).toMatchObject({ model: 'КШ-50', stock: 6, leadDays: { from: 3, to: 10 } })
  expect(await amounts()).toEqual([10_000, 8800])
  expect((await read(flange)).prices.tiers).toEqual([{ from: 5, amount: 125_050 }])

  // The person has seen both values and chooses their own.
  const again = {
    ...(await readForm(supplier, { path: SCREEN, action: 'cells' })),
    [`stock.${valve}`]: '9',
    [`pick.stock.${valve}`]: 'mine',
    [`theirs.stock.${valve}`]: '6',
  }
  const saved = await submit(supplier, SCREEN, again)
  expect([saved.status, (await read(valve)).stock]).toEqual([303, 9])
  const place = saved.headers.get('Location') ?? ''
  expect(place).toContain('edit=on&sort=name&done=cells&cells=1&undo=')
  const notice = await readPage(supplier, place)
  expect(notice).toContain('Сохранён 1 товар')
  const [, change] = /action="(\/ru\/profile\/product_edits\/\w+)"/.exec(notice) ?? []
  expect((await submit(supplier, change ?? '', { action: 'takeBack', once: 'x' })).status).toBe(303)
  await expect
    .poll(() => readPage(supplier, change ?? ''), { timeout: 20_000 })
    .toContain('возвращён в прежнее состояние')
  expect((await read(valve)).stock).toBe(6)
})

test('a form without changed cells saves nothing', async () => {
  const supplier = await signedUp('no-cells@people.example')
  await call(supplier, 'POST', '/dev/profile/start', { taxNumber: newInn(), name: 'Works without cells' })
  const { category } = await samples()
  await call(supplier, 'POST', OWN, { names: { ru: 'Кран' }, category: category.id })
  const form = await readForm(supplier, { path: SCREEN, action: 'cells' })
  const saved = await submit(supplier, SCREEN, form)
  expect(saved.headers.get('Location')).toBe('/ru/profile/product?edit=on&sort=name&done=cells')
  expect(await readPage(supplier, saved.headers.get('Location') ?? '')).toContain('ячейки не менялись')
})
