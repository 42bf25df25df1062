import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { type AtomEntry, atomFeed } from './atom.ts'

/** Texts of the elements of a document. @throws Error where it is not well-formed */
function texts(xml: string): string[] {
  const all: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('text', (text) => all.push(text))
  parser.write(xml).close()
  return all
}

const entry = (title: string, summary: string): AtomEntry => ({
  id: 'https://a.example/ru/press_center/1',
  address: 'https://a.example/ru/press_center/1-slug',
  lang: 'ru',
  title,
  summary,
  publishedAt: '2026-11-01T00:00:00.000Z',
  tags: [{ term: 'tag', label: title }],
})
const feed = (entries: AtomEntry[]) =>
  atomFeed({
    self: 'https://a.example/ru/press_center.atom?tag=1&x=2',
    screen: 'https://a.example/ru/press_center',
    title: 'Press & <co>',
    locale: 'ru',
    entries,
  })

test('whatever characters an entry has, the feed is well-formed and contains them', () => {
  const unit = fc.constantFrom('<', '>', '&', '"', "'", ']]>', 'ж', '阀', '\u0000', '\u001b', '\ud83d\ude80', ' ', 'a')
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1 }), fc.string(), (title, lead) => {
      const parsed = texts(feed([entry(title, lead)]))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
      const possible = title.replace(/[\u0000-\u0008\u000e-\u001f]/g, '')
      if (possible) expect(parsed).toContain(possible)
    }),
  )
})

test('a feed without entries is dated 1970', () => {
  expect(texts(feed([]))).toContain('1970-01-01T00:00:00.000Z')
})
