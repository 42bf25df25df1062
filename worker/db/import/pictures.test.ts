import { expect, test } from 'vitest'
import { httpsAddress, publicPictures } from './pictures.ts'

test.each([
  ['http://magazin.ru/img/1.jpg', 'https://magazin.ru/img/1.jpg'],
  ['//cdn.example.com/a b.png', 'https://cdn.example.com/a%20b.png'],
  [' https://карсаман.рф/1.jpg ', 'https://xn--80aaa1bmhri.xn--p1ai/1.jpg'],
])('%s is stored as %s', (given, address) => {
  expect(httpsAddress(given)).toBe(address)
})

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'ftp://example.com/1.jpg',
  'img/1.jpg',
  'https://localhost/1.jpg',
  'http://192.168.1.1/1.jpg',
  'https://[::1]/1.jpg',
  'https://user:word@example.com/1.jpg',
  `https://example.com/${'a'.repeat(1000)}`,
  'https://',
])('%s is not a public picture', (given) => {
  expect(httpsAddress(given)).toBeNull()
})

test('invalid pictures are counted, duplicates dropped, and only twenty stored', () => {
  const many = Array.from({ length: 25 }, (_, at) => `https://example.com/${at}.jpg`)
  expect(publicPictures(['http://example.com/0.jpg', '', 'x', ...many])).toMatchObject({
    urls: many.slice(0, 20),
    dropped: 1,
    cut: true,
  })
})

test('several addresses in one element are separated, and a comma inside an address is not a separator', () => {
  const text =
    ' https://shop.example/1.jpg, https://shop.example/2,5.jpg;//cdn.shop.example/3.jpg\n http://shop.example/4.jpg '
  expect(publicPictures([text]).urls).toEqual([
    'https://shop.example/1.jpg',
    'https://shop.example/2,5.jpg',
    'https://cdn.shop.example/3.jpg',
    'https://shop.example/4.jpg',
  ])
})
