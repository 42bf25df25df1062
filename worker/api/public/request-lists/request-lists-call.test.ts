import { describe, expect, test } from 'vitest'
import { MAX_LIST_LINES } from '../../../../domain/request-list/line.ts'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { flangedValve } from '../../../../tests/fixtures/catalogue/products.ts'
import { runWhole } from '../../../jobs/job.ts'
import { matchRequestLists as job } from '../../../jobs/request-lists.ts'

const { as, bindings } = servePeople()

const send = (method: string, path: string, json: object, headers: Record<string, string> = {}) =>
  as('ANONIM', method, path, json, headers)

async function made(text: string): Promise<{ token: string; lines: number }> {
  const response = await send('POST', '/api/request-lists?locale=ru', { text })
  expect(response.status).toBe(201)
  return (await response.json()).data
}

const opened = async (token: string, query = '') => {
  const response = await as('ANONIM', 'GET', `/api/request-lists/${token}?locale=en${query}`)
  expect(response.status).toBe(200)
  return response.json()
}

const { model } = flangedValve

const storeVariants = (variants: object[]) =>
  bindings()
    .DB.prepare(`UPDATE products SET variants = ?1 WHERE id = '${flangedValve.id}'`)
    .bind(JSON.stringify(variants))
    .run()

describe('a list', () => {
  test('has a product for the part number, the quantity as written, and its supplier', async () => {
    const { token } = await made(`${model} - 12 шт\nСтанок бурильный СБ-17 — 3 шт`)
    const { data, meta } = await opened(token)
    expect(data.counts).toEqual({ found: 1, choose: 0, none: 1, waiting: 0, withoutVariant: 0 })
    expect(data.lines[0]).toMatchObject({
      at: 0,
      quantity: 12,
      unit: 'piece',
      state: 'found',
      product: { id: flangedValve.id },
    })
    expect(data.lines[1]).toMatchObject({ words: 'Станок бурильный СБ-17', state: 'none', product: null, choices: [] })
    expect(data.suppliers).toMatchObject([{ lines: 1 }])
    expect(meta.total).toBe(2)
  })

  test('has today’s price of each product that was found, at the quantity of its line, and none of what was not', async () => {
    const { DB } = bindings()
    await DB.prepare("INSERT INTO rates (currency, rub, dated) VALUES ('USD', 80, '2026-11-27')").run()
    const variant = { sku: 'X-1', factor: 1.5, options: [] }
    const tiers = [
      { from: 10, amount: 1000 },
      { from: 100, amount: 900 },
    ]
    await DB.prepare(
      `UPDATE products SET tiers = ?1, variants = ?2, moq = 20, currency = 'USD', vat_included = 0, vat_rate = 22 WHERE id = '${flangedValve.id}'`,
    )
      .bind(JSON.stringify(tiers), JSON.stringify([variant]))
      .run()
    const { token } = await made(`${model} - 120 шт\n${model} - 5 шт\nСтанок бурильный СБ-17 — 3 шт`)
    const { data } = await opened(token)
    const usd = { currency: 'USD', rub: expect.any(Number), vat: { included: false, rate: 22 }, isLowest: false }
    expect(data.lines.map(({ price }: { price: unknown }) => price)).toMatchObject([
      { quantity: 120, amount: 1350, total: 162_000, ...usd },
      { quantity: 20, amount: 1500, total: 30_000, ...usd },
      null,
    ])
    expect(data.lines.map(({ product }: { product: { gap: string } | null }) => product?.gap)).toEqual([
      null,
      'minimum',
      undefined,
    ])
    expect(data.sums.without).toMatchObject({ lines: 1, totals: [{ currency: 'USD', amount: 162_000 }] })
    expect(data.sums.with).toMatchObject({
      totals: [{ amount: 197_640 }],
      gaps: [{ gap: 'minimum' }, { gap: 'product' }],
    })
    await storeVariants([variant, { ...variant, sku: 'X-2', factor: 2 }])
    expect((await opened(token)).data.lines[0].price).toMatchObject({ amount: 1350, isLowest: true })
    await DB.prepare(`UPDATE products SET tiers = '[]' WHERE id = '${flangedValve.id}'`).run()
    expect((await opened(token)).data.lines[0]).toMatchObject({ state: 'found', price: null })
  })

  test('takes products that were chosen, each with its variant and quantity, and leaves out what is not sold', async () => {
    const response = await send('POST', '/api/request-lists?locale=en', {
      products: [
        { product: flangedValve.id, variant: `${flangedValve.id}-0`, quantity: 40 },
        { product: flangedValve.id },
        { product: '0'.repeat(16) },
      ],
    })
    expect(response.status).toBe(201)
    const { token, lines } = (await response.json()).data
    expect(lines).toBe(2)
    const { data } = await opened(token)
    expect(data.counts).toMatchObject({ found: 2, choose: 0, none: 0, waiting: 0 })
    const [first, second] = data.lines
    expect(first).toMatchObject({ quantity: 40, unit: 'piece', state: 'found', product: { id: flangedValve.id } })
    expect(first.article).toBe(first.product.variant)
    expect(second.quantity).toBeGreaterThan(0)
    const none = await send('POST', '/api/request-lists', { products: [{ product: '0'.repeat(16) }] })
    expect([none.status, (await none.json()).errors[0].code]).toEqual([422, 'gone'])
    expect((await send('POST', '/api/request-lists', {})).status).toBe(422)
  })

  test('reads the number that a line ends in as its quantity where the product is sold so', async () => {
    const valve = 'Кран шаровой фланцевый Ду 50 Ру 16'
    const linesOf = async (text: string) => (await opened((await made(text)).token)).data.lines
    expect(await linesOf(`${model} 30\n${valve} 30`)).toMatchObject([
      { words: model, quantity: 30, unit: null, state: 'found', product: { id: flangedValve.id } },
      { words: `${valve} 30`, quantity: null },
    ])
    const soldBy = (unit: string) =>
      bindings().DB.prepare(`UPDATE products SET unit = ?1 WHERE id = '${flangedValve.id}'`).bind(unit).run()
    await soldBy('tonne')
    const inTonnes = { words: valve, quantity: 2.5, unit: 'tonne', product: { id: flangedValve.id } }
    expect(await linesOf(`${valve} 2,5 т`)).toMatchObject([inTonnes])
    expect(await linesOf(`${valve} 6 м`)).toMatchObject([{ words: `${valve} 6 м`, quantity: null }])
    await soldBy('piece')
    expect(await linesOf(`${valve} 2,5 т`)).toMatchObject([{ words: `${valve} 2,5 т`, quantity: null }])
  })

  test('has the variant that an article or words name, with its options, and offers the others', async () => {
    const drive = (ru: string) => [{ name: { ru: 'Управление' }, value: { ru } }]
    const tiers = [{ from: 1, amount: 90_000 }]
    await storeVariants([
      { sku: 'BV-F-50-16-L', options: drive('рукоятка'), factor: 1 },
      { sku: 'BV-F-50-16-P', options: drive('пневмопривод двойного действия'), factor: 1, tiers },
    ])
    const { token } = await made(
      `BV-F-50-16-P - 20 шт\nКран шаровой фланцевый Ду 50 Ру 16, пневмопривод двойной - 20 шт\n${model} - 20 шт`,
    )
    const { data } = await opened(token)
    const pneumatic = { variant: 'BV-F-50-16-P', options: [{ value: { text: 'пневмопривод двойного действия' } }] }
    const price = { total: 1_800_000, isLowest: false }
    expect(data.lines).toMatchObject([
      { state: 'found', product: pneumatic, price, choices: [{ variant: 'BV-F-50-16-L' }] },
      { state: 'found', product: pneumatic, price, choices: [{ variant: 'BV-F-50-16-L' }] },
      {
        state: 'found',
        product: { variant: null, options: [] },
        choices: [{ variant: 'BV-F-50-16-L' }, { variant: 'BV-F-50-16-P' }],
      },
    ])
    expect(data.counts).toMatchObject({ found: 3, withoutVariant: 1 })
    await storeVariants([{ sku: 'BV-F-50-16-L', options: drive('рукоятка'), factor: 1 }])
    const later = (await opened(token)).data
    expect(later.lines).toMatchObject([
      { product: null, isGone: true },
      { product: null, isGone: true },
      { product: { variant: null } },
    ])
    expect(later.suppliers).toMatchObject([{ lines: 1 }])
  })

  test('is edited with its secret alone, and only as it was read', async () => {
    const { token } = await made('Станок СБ-17 — 3 шт\nЕщё один станок СБ-18 — 1 шт')
    const edit = {
      lines: [{ at: 0, quantity: 2.5, unit: 'tonne', product: flangedValve.id, variant: null }],
      removed: [1],
      added: [{ words: model, article: '', quantity: null, unit: null }],
    }
    const response = await send('PATCH', `/api/request-lists/${token}`, edit, { 'If-Match': '"1"' })
    expect(response.status).toBe(200)
    const { data } = await opened(token)
    expect(data.lines).toMatchObject([
      { words: 'Станок СБ-17', quantity: 2.5, unit: 'tonne', state: 'found', product: { id: flangedValve.id } },
      { words: model, quantity: null, state: 'found', product: { id: flangedValve.id } },
    ])
    const outdated = await send('PATCH', `/api/request-lists/${token}`, edit, { 'If-Match': '"1"' })
    expect(outdated.status).toBe(412)
    expect((await as('ANONIM', 'GET', `/api/request-lists/${'f'.repeat(32)}`)).status).toBe(404)
  })

  test('keeps the letter around it beside its lines, and takes from it what is goods after all', async () => {
    const { token, lines } = await made(`Добрый день! Прошу КП с НДС:\n${model} - 12 шт\nСрок: до 20 декабря`)
    expect(lines).toBe(1)
    expect((await opened(token)).data.aside).toEqual(['Добрый день! Прошу КП с НДС:', 'Срок: до 20 декабря'])
    const edited = await send('PATCH', `/api/request-lists/${token}`, { restored: [1] }, { 'If-Match': '"1"' })
    expect(edited.status).toBe(200)
    const { data } = await opened(token)
    expect(data.aside).toEqual(['Добрый день! Прошу КП с НДС:'])
    expect(data.lines).toMatchObject([{ quantity: 12 }, { words: 'Срок: до 20 декабря' }])
    const unknown = await send('PATCH', `/api/request-lists/${token}`, { restored: [1] }, { 'If-Match': '"2"' })
    expect([unknown.status, (await unknown.json()).errors[0].path]).toEqual([422, 'restored'])
  })

  test('records the suppliers to which a request was sent from it', async () => {
    const { token } = await made(`${model} - 12 шт`)
    const { data } = await opened(token)
    const asked = data.suppliers.map(({ id }: { id: string }) => id)
    for (let time = 0; time < 2; time += 1)
      expect((await send('PATCH', `/api/request-lists/${token}`, { asked })).status).toBe(200)
    expect((await opened(token)).data.asked).toEqual(asked)
  })

  test('of a thousand lines is compared in the background, too', async () => {
    const { token, lines } = await made(`${model} - 1 шт\n`.repeat(MAX_LIST_LINES))
    expect(lines).toBe(MAX_LIST_LINES)
    await runWhole(bindings(), job, Date.now(), { token })
    expect((await opened(token, '&page=20&perPage=50')).data).toMatchObject({
      counts: { found: MAX_LIST_LINES, waiting: 0 },
      lines: expect.arrayContaining([expect.objectContaining({ at: 999 })]),
    })
  })

  test('is not edited before all of its lines are compared', async () => {
    const { token } = await made(`${model} - 1 шт`)
    await bindings().DB.prepare('UPDATE request_lists SET matched = 0 WHERE token = ?').bind(token).run()
    const early = await send('PATCH', `/api/request-lists/${token}`, { added: [] })
    expect([early.status, (await early.json()).code]).toEqual([409, 'request-list.waiting'])
  })

  test.each([
    ['empty', ';;\n - '],
    ['too-many-lines', 'valve - 1 pc\n'.repeat(MAX_LIST_LINES + 1)],
  ])('is refused where it is %s', async (code, text) => {
    const response = await send('POST', '/api/request-lists', { text })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toMatchObject([{ path: 'text', code }])
  })

  test('is gone after seven days', async () => {
    const { token } = await made(`${model} - 1 шт`)
    await bindings()
      .DB.prepare('UPDATE request_lists SET created_at = created_at - 7 * 86400000 WHERE token = ?')
      .bind(token)
      .run()
    expect((await as('ANONIM', 'GET', `/api/request-lists/${token}`)).status).toBe(404)
  })
})
