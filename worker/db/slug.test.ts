import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../tests/fixtures/any-text.ts'
import { slugify } from './slug.ts'

test.each([
  ['Flanged ball valve DN 50 PN 16', 'flanged-ball-valve-dn-50-pn-16'],
  ['Кран шаровой фланцевый DN 50', 'kran-sharovoi-flantsevyi-dn-50'],
  ['Объём, щётка; ёмкость', 'obieem-shchetka-emkost'],
  ['法兰球阀 DN50 PN16', 'dn50-pn16'],
  ['无缝钢管', ''],
  ['Müller & Söhne Straße', 'muller-sohne-strasse'],
  ['  --Pump--  ', 'pump'],
  ['', ''],
])('%s → %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test('a long name is cut at the end of a word', () => {
  const slug = slugify('Centrifugal pump with a very long name that nobody will ever read to the end of it')
  expect(slug).toBe('centrifugal-pump-with-a-very-long-name-that-nobody-will-ever')
  expect(slugify('x'.repeat(100))).toBe('x'.repeat(60))
})

test('any text becomes a valid slug, and a slug is unchanged by slugify', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 200 }), (name) => {
      const slug = slugify(name)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slug.length).toBeLessThanOrEqual(60)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})
