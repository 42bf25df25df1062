import { describe, expect, test } from 'vitest'
import { ids, serveCatalogue } from '../../tests/fixtures/api.ts'
import * as fixture from '../../tests/fixtures/catalogue.ts'

const { get, json } = serveCatalogue()

describe('the other public resources', () => {
  test('the category tree: parents before children, with counts', async () => {
    const { data } = await json('/api/categories?locale=zh')
    const expected = [
      fixture.pipeline,
      fixture.valves,
      fixture.ballValves,
      fixture.gateValves,
      fixture.pipes,
      fixture.steelPipes,
      fixture.hardware,
      fixture.bolts,
    ]
    expect(ids(data)).toEqual(ids(expected))
    expect(data[0]).toMatchObject({ name: { text: '管道', lang: 'zh' }, parent: null, about: null, count: 6 })
    expect(data[2]).toMatchObject({ parent: fixture.valves.id, count: 2 })
  })

  test('one level of the category tree; an unknown parent is a 404', async () => {
    const { data } = await json(`/api/categories?parent=${fixture.pipeline.id}`)
    expect(ids(data)).toEqual(ids([fixture.valves, fixture.pipes]))
    const unknown = await get(`/api/categories?parent=${fixture.NOBODY}`)
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ code: 'category.unknown' })
  })

  test('app data has languages, currencies with their rates, the contact address and the build', async () => {
    const { data } = await json('/app/data?locale=ru')
    expect(data).toMatchObject({ languages: ['en', 'ru', 'zh'], contact: { email: null }, build: 'local' })
    expect(data.currencies).toContainEqual({ code: 'CNY', rub: 12.345, dated: '2026-01-01', source: null })
    expect(data.categories[0]).toMatchObject({ name: { text: 'Трубопровод', lang: 'ru' }, count: 6 })
    expect(ids(data.categories[0].children)).toEqual(ids([fixture.valves, fixture.pipes]))
  })

  test('suppliers: the active ones that sell, most products first', async () => {
    const { data, meta } = await json('/api/companies?locale=en')
    expect(ids(data)).toEqual(ids([fixture.ural, fixture.shenyang]))
    expect(data[0]).toMatchObject({ products: 43, verified: true, logo: null, description: null })
    expect(data[0].deals[0]).toEqual({ text: 'Bolts', lang: 'en' })
    expect(meta.total).toBe(2)
    expect(ids((await json('/api/companies?sort=new')).data)).toEqual(ids([fixture.shenyang, fixture.ural]))
  })

  test('stories: the published ones, newest first', async () => {
    const { data, meta } = await json('/api/stories')
    expect(ids(data)).toEqual(ids([fixture.news, fixture.olderNews]))
    expect(meta.total).toBe(2)
    expect(data[0].tags.map(({ name }: { name: unknown }) => name)).toEqual([
      { text: 'Valves', lang: 'en' },
      { text: 'Market', lang: 'en' },
    ])
    expect(data[0]).toMatchObject({ cover: null, publishedAt: '2026-01-01T00:00:00.000Z' })
  })

  test('stories of a tag, and similar stories', async () => {
    const market = await json(`/api/stories?tag=${fixture.marketTag.id}&perPage=1`)
    expect(ids(market.data)).toEqual([fixture.news.id])
    expect(market.meta).toEqual({ page: 1, perPage: 1, pages: 2, total: 2, more: false })
    expect((await json(`/api/stories?tag=${fixture.secretTag.id}`)).data).toEqual([])
    expect((await json(`/api/stories?tag=${fixture.NOBODY}`)).data).toEqual([])
    expect(ids((await json(`/api/stories?like=${fixture.news.id}`)).data)).toEqual([fixture.olderNews.id])
    expect((await json(`/api/stories?like=${fixture.NOBODY}`)).data).toEqual([])
    expect((await get('/api/stories?tag=valves')).status).toBe(422)
  })

  test('random stories leave out the one being read', async () => {
    expect(ids((await json(`/api/stories/random?not=${fixture.news.id}`)).data)).toEqual([fixture.olderNews.id])
    const both = [fixture.news.id, fixture.olderNews.id].join()
    expect((await json(`/api/stories/random?not=${both}`)).data).toEqual([])
    expect((await get('/api/stories/random?not=x')).status).toBe(422)
  })

  test('tags count the published stories', async () => {
    const { data } = await json('/api/tags?locale=ru')
    expect(data).toEqual([
      { id: fixture.marketTag.id, slug: 'market', name: { text: 'Market', lang: 'en' }, count: 2 },
      { id: fixture.valveTag.id, slug: 'valves', name: { text: 'Арматура', lang: 'ru' }, count: 1 },
    ])
  })

  test('a file is served so that it can do no harm', async () => {
    const response = await get(`/api/files/common/${fixture.drawing.id}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(fixture.drawing.body)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const again = await get(`/api/files/common/${fixture.drawing.id}`, {
      'If-None-Match': response.headers.get('ETag') ?? '',
    })
    expect(again.status).toBe(304)
    expect((await get(`/api/files/common/${fixture.NOBODY}`)).status).toBe(404)
    expect((await get('/api/files/common/..%2Fsecret')).status).toBe(404)
  })
})
