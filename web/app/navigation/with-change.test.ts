import { expect, test } from 'vitest'
import { withChange } from './with-change.ts'

const at = (query: string) => new URL(`https://kontor.example/en/catalog/1-valves${query}`)
const after = (pending: string, shown: string, chosen: string) => {
  const { search } = withChange(at(pending), at(shown), at(chosen))
  return decodeURIComponent(search)
}

test.each([
  ['another filter', '?inStock=1', '', '?country=CN', '?inStock=1&country=CN'],
  ['another parameter', '?params=pn:16', '', '?params=dn:50', '?params=dn:50;pn:16'],
  ['another value of the same parameter', '?params=dn:100', '', '?params=dn:50', '?params=dn:50,100'],
  ['a value taken away', '?params=dn:50,80;pn:16', '?params=dn:50,80', '?params=dn:80', '?params=dn:80;pn:16'],
  ['the only value taken away', '?params=dn:50;pn:16', '?params=dn:50', '', '?params=pn:16'],
  ['the same value again', '?params=dn:50', '', '?params=dn:50', '?params=dn:50'],
  ['a range in place of another', '?params=mass:1..2', '', '?params=mass:3..', '?params=mass:3..'],
  ['a range in place of values', '?params=dn:50;pn:16', '', '?params=dn:80..100', '?params=dn:80..100;pn:16'],
  ['one value in place of another', '?supplier=a', '', '?supplier=b', '?supplier=b'],
  ['an order beside a filter', '?params=dn:50', '?sort=new', '?sort=price', '?params=dn:50&sort=price'],
  [
    'the first page',
    '?params=dn:50&quantity=40',
    '?page=3&quantity=40',
    '?quantity=40&inStock=1',
    '?params=dn:50&quantity=40&inStock=1',
  ],
])('%s joins what is on its way', (_, pending, shown, chosen, expected) => {
  expect(after(pending, shown, chosen)).toBe(expected)
})

test('nothing is changed where nothing is chosen', () => {
  expect(after('?params=pn:16', '?sort=price', '?sort=price')).toBe('?params=pn:16')
})
