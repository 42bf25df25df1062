import { describe, expect, test } from 'vitest'
import { serveCatalogue } from '../../tests/fixtures/api.ts'
import * as fixture from '../../tests/fixtures/catalogue.ts'

const { send, get, json } = serveCatalogue()

describe('responses', () => {
  test('the language follows ?locale, then Accept-Language, then English', async () => {
    const name = async (path: string, header?: string) =>
      (await json(path, header ? { 'Accept-Language': header } : {})).data[0].name
    const path = `/api/products?category=${fixture.ballValves.id}`
    expect((await name(`${path}&locale=zh`, 'ru')).lang).toBe('zh')
    expect((await name(path, 'de, ru;q=0.9, en;q=0.1')).lang).toBe('ru')
    expect((await name(`${path}&locale=xx`, 'zh-CN')).lang).toBe('zh')
    expect((await name(path)).lang).toBe('en')
  })

  test('a response can be cached and validated by its ETag', async () => {
    const first = await get('/api/categories')
    const tag = first.headers.get('ETag') ?? ''
    expect(tag).toMatch(/^W\/"/)
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=600')
    expect(first.headers.get('Vary')).toBe('Accept-Language')
    const again = await get('/api/categories', { 'If-None-Match': tag })
    expect(again.status).toBe(304)
    expect(again.headers.get('Cache-Control')).toBe('public, max-age=60, stale-while-revalidate=600')
    expect(await again.text()).toBe('')
    expect((await get('/api/categories?locale=en')).headers.get('Vary')).toBeNull()
  })

  test.each([
    ['page=0', 'page', 'too-small'],
    ['page=1.5', 'page', 'format'],
    ['page=-1', 'page', 'format'],
    ['perPage=97', 'perPage', 'too-large'],
    ['category=nonsense', 'category', 'format'],
    ['country=russia', 'country', 'format'],
    ['sort=rank', 'sort', 'format'],
    ['inStock=yes', 'inStock', 'choice'],
    ['tnved=8', 'tnved', 'format'],
    ['priceMin=abc', 'priceMin', 'format'],
    [`q=${'x'.repeat(201)}`, 'q', 'too-long'],
    ['page=1&page=2', 'page', 'type'],
    ['ids=nonsense', 'ids.0', 'format'],
  ])('bad input: %s', async (query, path, code) => {
    const response = await get(`/api/products?${query}`)
    expect(response.status).toBe(422)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const problem = await response.json()
    expect(problem).toMatchObject({
      type: 'about:blank',
      title: 'Unprocessable Content',
      status: 422,
      code: 'input.invalid',
    })
    expect(problem.requestId).toMatch(/./)
    expect(problem.errors).toEqual([{ path, code, message: expect.any(String) }])
  })

  test('a missing parameter is named', async () => {
    const response = await get('/dev/search')
    expect(await response.json()).toMatchObject({ errors: [{ path: 'q', code: 'required' }] })
  })

  test.each(['/api/products?page=201', '/api/companies?page=201', '/api/stories?page=201'])(
    '%s is too deep',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ code: 'list.too-deep' })
    },
  )

  test('an unknown path', async () => {
    const response = await get('/api/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'route.unknown' })
  })

  test('the response to a wrong method names the right ones', async () => {
    const response = await send('/api/products', { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
    expect(await response.json()).toMatchObject({ code: 'method.not-allowed' })
  })

  test('HEAD gets the headers of GET without a body', async () => {
    const response = await send('/api/categories', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})
