import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { atomFeed } from './atom.ts'

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

const story = (title: string, lead: string) => ({
  id: '0123456789abcdef',
  slug: 'slug',
  cover: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
  title: { text: title, lang: 'ru' as const },
  lead: { text: lead, lang: 'ru' as const },
  tags: [{ id: '0123456789abcdeg', slug: 'tag', name: { text: title, lang: 'ru' as const } }],
})
const feed = (stories: ReturnType<typeof story>[]) =>
  atomFeed({
    self: 'https://a.example/ru/press_center.atom?tag=1&x=2',
    screen: 'https://a.example/ru/press_center',
    title: 'Press & <co>',
    locale: 'ru',
    origin: 'https://a.example',
    stories,
  })

test('whatever characters a story has, the feed is well-formed and contains them', () => {
  const unit = fc.constantFrom('<', '>', '&', '"', "'", ']]>', 'ж', '阀', '\u0000', '\u001b', '\ud83d\ude80', ' ', 'a')
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1 }), fc.string(), (title, lead) => {
      const parsed = texts(feed([story(title, lead)]))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
      const possible = title.replace(/[\u0000-\u0008\u000e-\u001f]/g, '')
      if (possible) expect(parsed).toContain(possible)
    }),
  )
})

test('a feed without stories is dated 1970', () => {
  expect(texts(feed([]))).toContain('1970-01-01T00:00:00.000Z')
})
