import { describe, expect, test } from 'vitest'
import type { ProductCard } from '../../../../domain/contract/products.ts'
import { ids, serveCatalogue } from '../../../../tests/fixtures/api.ts'
import * as fixture from '../../../../tests/fixtures/catalogue.ts'

const { json, bindings } = serveCatalogue()

describe('GET /dev/search and /dev/product/search', () => {
  const search = async (q: string, more = '') =>
    (await json(`/dev/search?q=${encodeURIComponent(q)}&locale=en${more}`)).data

  test('finds every kind of result', async () => {
    const found = await search('ball valves', '&size=page')
    expect(ids(found.products.items)).toEqual(expect.arrayContaining(ids([fixture.flangedValve, fixture.yuanValve])))
    expect(found.products.total).toBe(2)
    expect(found.categories.items).toEqual([
      {
        id: fixture.ballValves.id,
        slug: 'ball-valves',
        name: { text: 'Ball valves', lang: 'en' },
        path: ['Pipeline', 'Valves'],
        count: 2,
      },
    ])
    expect(ids(found.stories.items)).toEqual([fixture.news.id])
    expect(found.marks).toEqual(['ball', 'valv'])
    expect(found.understood).toBeNull()
  })

  test('leaves out categories that have the words in the name above them alone', async () => {
    const named = (await search('pipeline', '&size=page')).categories
    expect(named.items.map(({ slug }: { slug: string }) => slug)).toEqual(['pipeline'])
    expect(named.total).toBe(1)
    expect((await search('valves', '&size=page')).categories.items.map(({ slug }: { slug: string }) => slug)).toEqual(
      expect.arrayContaining(['valves', 'ball-valves']),
    )
  })

  test('says on the search page how many are asked for', async () => {
    const found = await search('need 40 ball valves', '&size=page')
    expect(found).toMatchObject({ wanted: 40, understood: null, products: { total: 2 } })
    expect((await search('ball valves', '&size=page')).wanted).toBeNull()
    expect((await search('40 ball valves')).wanted).toBeNull()
    const quantities = async (more: string) => {
      const { products } = await search('40 ball valves', `&size=page${more}`)
      return products.items.map(({ atQuantity }: ProductCard) => atQuantity?.quantity)
    }
    expect(await quantities('&asked=1')).toEqual([40, 40])
    expect(await quantities('&asked=1&quantity=7')).toEqual([40, 40])
    expect(await quantities('&quantity=7')).toEqual([7, 7])
    expect(await quantities('')).toEqual([undefined, undefined])
  })

  test('does not show blocked companies or unpublished stories', async () => {
    expect((await search('blocked')).companies.items).toEqual([])
    expect((await search('embargoed')).stories.items).toEqual([])
  })

  test('finds nothing for an empty query', async () => {
    expect((await json('/dev/product/search?q=')).data).toEqual([])
    expect((await search('')).products.total).toBe(0)
  })
})

describe('a tax number', () => {
  const search = async (q: string, size = 'page') =>
    (await json(`/dev/search?q=${encodeURIComponent(q)}&locale=en&size=${size}`)).data
  const give = (num: number, taxNumber: string) =>
    bindings().DB.prepare('UPDATE companies SET tax_number = ? WHERE num = ?').bind(taxNumber, num).run()

  test.each([
    ['7707083893', '7707083893', 'few'],
    ['7707083893', '7707083893', 'page'],
    ['7707083893', 'ИНН: 7707 083 893', 'page'],
    ['91210100MA0TMB1234', '统一社会信用代码 91210100ma0tmb1234', 'page'],
  ])('%s finds its company alone, typed as %s, size=%s', async (taxNumber, q, size) => {
    await give(fixture.shenyang.num, taxNumber)
    const found = await search(q, size)
    expect(ids(found.companies.items)).toEqual([fixture.shenyang.id])
    expect(found).toMatchObject({ companies: { total: 1 }, products: { total: 0 }, understood: null })
    expect(found.codes).toEqual({ items: [], total: 0, match: null })
  })

  test('finds no company with another number, and none that is not published', async () => {
    await give(fixture.shenyang.num, '7707083893')
    await give(fixture.blocked.num, '5902292449')
    for (const q of ['7707083894', '770708389', '5902292449']) {
      expect((await search(q)).companies.items, q).toEqual([])
    }
  })
})

describe('a query that finds nothing as typed', () => {
  const search = async (q: string) => (await json(`/dev/search?size=page&locale=en&q=${encodeURIComponent(q)}`)).data
  const understood = async (q: string) => (await search(q)).understood

  test('is corrected word by word', async () => {
    const found = await search('flagned vlave')
    expect(ids(found.products.items)).toEqual([fixture.flangedValve.id])
    expect(found.understood).toEqual({
      q: 'flanged valve',
      changes: [
        { from: 'flagned', to: 'flanged', how: 'spelling' },
        { from: 'vlave', to: 'valve', how: 'spelling' },
      ],
      leftOut: [],
      unknown: [],
      others: [],
    })
  })

  test.each([
    ['a company’s name', 'uralarmatrua', 'companies', fixture.ural],
    ['a story’s title', 'choosign', 'stories', fixture.news],
    ['a category', 'pipelien', 'categories', fixture.pipeline],
    ['one half of a compound', 'shenyang-valvse', 'companies', fixture.shenyang],
  ])('is corrected when it misspells %s', async (_, q, kind, row) => {
    expect(ids((await search(q))[kind].items)).toContain(row.id)
  })

  test.each([
    ['rhfy ifhjdjq', 'кран шаровой', 'layout'],
    ['ифдд мфдму', 'ball valve', 'layout'],
    ['pfldb;rb', 'задвижки', 'layout'],
    ['nhe,f, ,tcijdyfz 57x3.5', 'труба бесшовная 57x3.5', 'layout'],
    ['gjlibgybr rhfyjd ифдд', 'кранов ball', 'layout'],
    ['kran sharovoj', 'кран шаровой', 'letters'],
    ['zadvizhka', 'задвижка', 'letters'],
    ['вальве', 'valve', 'letters'],
  ])('is interpreted: %s as %s', async (q, meant, how) => {
    const found = await understood(q)
    expect(found.q).toBe(meant)
    expect(found.changes.map((change: { how: string }) => change.how)).toContain(how)
  })
})

describe('a query that cannot be matched as a whole', () => {
  const search = async (q: string, locale = 'en') =>
    (await json(`/dev/search?size=page&locale=${locale}&q=${encodeURIComponent(q)}`)).data

  test('leaves out words that no product has together, the name of the thing last', async () => {
    const found = await search('flanged ball valve titanium DN 50')
    expect(ids(found.products.items)).toEqual([fixture.flangedValve.id])
    expect(found.understood).toMatchObject({ leftOut: ['titanium'], unknown: ['titanium'] })
    const sizes = await search('задвижка шиберная ду300')
    expect(sizes.understood).toMatchObject({ q: 'задвижка ду300', leftOut: ['шиберная'], unknown: [] })
    expect(sizes.understood.others).toContain('задвижка шиберная')
    const [first, second] = sizes.products.items
    expect([first.id, first.lacks]).toEqual([fixture.withoutPrice.id, undefined])
    expect(second.lacks).toEqual(['ду300'])
    expect(sizes.products).toMatchObject({ total: 1, items: { length: 2 } })
  })

  test('whose words are all in a text is followed by products that have most of them in their names', async () => {
    const { products, understood } = await search('кран шаровой для пара', 'ru')
    expect(understood).toBeNull()
    expect(products.items.filter(({ lacks }: { lacks?: string[] }) => lacks).length).toBeGreaterThan(0)
  })

  test('is not read as a guess alone where more words are unknown', async () => {
    const found = await search('ergonomic office vlave')
    expect([found.products.total, found.categories.total, found.companies.total]).toEqual([0, 0, 0])
    expect(found.understood).toMatchObject({ q: 'ergonomic office vlave', changes: [] })
    expect((await search('ball vlave')).understood.changes).toHaveLength(1)
  })

  test('does not know the words of drafts and of blocked companies', async () => {
    expect((await search('drft')).understood.unknown).toEqual(['drft'])
    expect((await search('blocekd')).understood.unknown).toEqual(['blocekd'])
  })

  test('reports unknown words', async () => {
    const found = await search('abracadabra цеппелин')
    expect(found.products.total).toBe(0)
    expect(found.understood).toEqual({
      q: 'abracadabra цеппелин',
      changes: [],
      leftOut: ['abracadabra', 'цеппелин'],
      unknown: ['abracadabra', 'цеппелин'],
      others: [],
    })
  })

  test.each([
    ['a trade word', 'обратник или задвижка', 3],
    ['of another language', 'gate valve клиновая', 3],
    ['an unfinished model', 'bvf50', 1],
    ['a model without separators', 'bvf5016l', 1],
    ['words of buying', 'купить задвижку клиновую цена оптом', 3],
    ['a Chinese compound whose parts stand elsewhere', '法兰式阀', 1],
    ['a unit written in Chinese', '闸阀 300毫米', 3],
  ])('%s: %s', async (_, q, num) => {
    const expected = [fixture.flangedValve, fixture.withoutPrice].find((row) => row.num === num)
    expect(ids((await search(q, 'ru')).products.items)).toContain(expected?.id)
  })

  test('finds a story by its text with all words, and products with fewer words', async () => {
    const found = await search('steel prices')
    expect(ids(found.stories.items)).toEqual([fixture.olderNews.id])
    expect(found.understood).toBeNull()
  })

  test.each(['rhfy if', 'ball vlav', 'zadvi', 'зпдвижка кли'])('is also interpreted while typing %s', async (q) => {
    const { data } = await json(`/dev/product/search?q=${encodeURIComponent(q)}&locale=ru`)
    expect(data.length).toBeGreaterThan(0)
  })
})
