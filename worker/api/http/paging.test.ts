import { expect, test } from 'vitest'
import { pageMeta, partMeta } from './paging.ts'

const page = { page: 3, perPage: 24 }

test('a list of which all was looked at has the total that was found', () => {
  expect(partMeta(page, { n: 70, more: 0 }, 22)).toEqual(pageMeta(page, 70))
})

test('of a part the total is the least there is, and the next page is offered as long as pages are full', () => {
  expect(partMeta(page, { n: 500, more: 1 }, 24)).toEqual({ ...page, pages: 21, total: 500, more: true })
  expect(partMeta(page, { n: 10, more: 1 }, 24)).toEqual({ ...page, pages: 4, total: 72, more: true })
  expect(partMeta(page, { n: 10, more: 1 }, 5)).toEqual({ ...page, pages: 3, total: 53, more: true })
  expect(partMeta({ ...page, page: 1 }, { n: 0, more: 1 }, 0)).toEqual({
    ...page,
    page: 1,
    pages: 1,
    total: 0,
    more: true,
  })
})

test('above ten thousand it is as of any list', () => {
  expect(partMeta({ ...page, page: 200 }, { n: 10_001, more: 1 }, 24)).toMatchObject({
    pages: 200,
    total: 10_000,
    more: true,
  })
})
