import { describe, expect, test } from 'vitest'
import { href, isPrivateRoute, matchRoute, publicRouteNames, routeNames, routes } from './routes.ts'

const ID = '01jdm2v8c0abcdef'

describe('href', () => {
  test('builds the path of every screen with a language and without', () => {
    expect(href('home', 'ru')).toBe('/ru')
    expect(href('home', null)).toBe('/')
    expect(href('catalogue', 'zh', {}, { page: 2, country: 'CN' })).toBe('/zh/catalog?page=2&country=CN')
    expect(href('product', 'en', { id: ID, slug: 'ball-valve' })).toBe(`/en/product/${ID}-ball-valve`)
    expect(href('story', null, { id: ID })).toBe(`/press_center/${ID}`)
  })

  test('leaves out empty and absent query values', () => {
    expect(href('search', 'en', {}, { q: '', page: undefined })).toBe('/en/search')
  })

  test('encodes typed text', () => {
    expect(href('search', 'ru', {}, { q: 'труба & <b>' })).toBe(
      `/ru/search?q=${encodeURIComponent('труба').replaceAll('%20', '+')}+%26+%3Cb%3E`,
    )
  })
})

describe('matchRoute', () => {
  test('matches the link of every route', () => {
    for (const name of publicRouteNames) {
      const path = routes[name].replace(':id', `${ID}-slug`).replace(':code', '8481808199')
      expect(matchRoute(path)?.name).toBe(name)
    }
  })

  test.each([
    ['/tnved/XVI', 'tnvedCode', 'XVI'],
    ['/tnved/84', 'tnvedCode', '84'],
    ['/okved/C', 'okvedCode', 'C'],
    ['/okved/28.14.1', 'okvedCode', '28.14.1'],
  ])('%s is the page of a code', (path, name, id) => expect(matchRoute(path)).toEqual({ name, id }))

  test('takes the id and ignores the slug', () => {
    expect(matchRoute(`/product/${ID}-кран-шаровой`)).toEqual({ name: 'product', id: ID })
    expect(matchRoute(`/product/${ID}`)).toEqual({ name: 'product', id: ID })
  })

  test.each([
    '/product',
    '/product/',
    '/product/1',
    `/product/${ID}x`,
    `/product/${ID}/more`,
    '/nothing',
    '',
    '/catalog/%00',
    '/tnved/8481 80',
    '/tnved/8481-g1',
  ])('matches no screen at %j', (path) => expect(matchRoute(path)).toBeNull())
})

test('only screens of one browser or one user are personal', () =>
  expect(routeNames.filter(isPrivateRoute)).toEqual(['favourites', 'compare', 'icons', 'personal']))
