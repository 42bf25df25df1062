import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { KINDS } from '../domain/contract/sitemap.ts'
import { personalNames } from '../domain/personal-routes.ts'
import { publicRouteNames } from '../domain/routes.ts'
import { exportedLists } from './render/lists.ts'
import { personalScreens } from './render/screens/personal.ts'
import { pageFileOf } from './render/screens/public.ts'
import { publicRules } from './render/screens/public-rules.ts'

test('every route has a screen, and every screen a route', () => {
  expect(Object.keys(publicRules).sort()).toEqual([...publicRouteNames].sort())
  expect(Object.keys(personalScreens).sort()).toEqual([...personalNames].sort())
})

test('every public route has a page without islands, or one in the file that is imported for it', async () => {
  const missing: string[] = []
  for (const name of publicRouteNames) {
    const { path, isStatic } = pageFileOf(name)
    const source = await readFile(resolve('worker/render/screens', path), 'utf8').catch(() => '')
    const exported = isStatic ? 'page' : name
    if (!source.includes(`export const ${exported} = `)) missing.push(`${path} does not export ${exported}`)
  }
  expect(missing).toEqual([])
})

test('every public screen with pages is a public list', () => {
  const listed = publicRouteNames.filter((name) => publicRules[name].query.includes('page'))
  for (const name of listed)
    expect(Object.keys(exportedLists), `no row for '${name}' in render/lists.ts`).toContain(name)
})

test('a public screen with pages has a guard for page numbers', () => {
  const unguarded = publicRouteNames.filter((name) => {
    const { query, guard } = publicRules[name]
    return query.includes('page') && guard === undefined
  })
  expect(unguarded).toEqual([])
})

test('each kind of sitemap except categories has exactly one list with the addresses of its entries', () => {
  const named = Object.values(exportedLists).flatMap(({ sitemap }) => (sitemap ? [sitemap] : []))
  // Categories are a tree, which no list shows.
  expect(named.sort()).toEqual(KINDS.filter((kind) => kind !== 'categories').sort())
})
