import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleMatcher, byPlace, readingsOf } from './article-of-file.ts'

/** Characters of articles; names of files can have all of them but the slash. */
const CHARACTER = fc.constantFrom(...'ABCxyzКШийё0123456789阀', '-', '.', '_', ' ', '/')
const LETTER = fc.constantFrom(...'ABCxyzКШийё阀')
const article = fc
  .tuple(LETTER, fc.array(CHARACTER, { maxLength: 12 }), LETTER)
  .map(([first, middle, last]) => first + middle.join('') + last)

const SUFFIXES: ((place: number) => string)[] = [
  (place) => `_${place}`,
  (place) => `-${place}`,
  (place) => ` (${place})`,
  (place) => `(${place})`,
  (place) => `_${String(place).padStart(2, '0')}`,
]
const suffix = fc.constantFrom(...SUFFIXES)
const place = fc.integer({ min: 1, max: 99 })
const ending = fc.constantFrom('.jpg', '.JPEG', '.png', '.webp', '')
const spelling = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toLowerCase(),
  (text: string) => text.toUpperCase(),
  (text: string) => text.normalize('NFD'),
)

describe('the article in the name of a file', () => {
  it('is found in any case, with any number behind it, and with other signs where a name cannot have a slash', () => {
    fc.assert(
      fc.property(article, suffix, place, ending, spelling, (text, numbered, at, end, spelled) => {
        const named = articleMatcher([{ id: 'it', articles: [text] }])
        const bare = spelled(text.replaceAll('/', '_'))
        expect(named(bare + end)).toEqual({ ids: ['it'], place: 0 })
        expect(named(bare + numbered(at) + end)).toEqual({ ids: ['it'], place: at })
        expect(named(`photos/${bare}/${at}${end}`).ids).toEqual(['it'])
      }),
    )
  })

  it('is the longer one where the number belongs to an article', () => {
    fc.assert(
      fc.property(article, suffix, place, (text, numbered, at) => {
        fc.pre(!text.includes('/'))
        const whole = text + numbered(at)
        const named = articleMatcher([
          { id: 'short', articles: [text] },
          { id: 'long', articles: ['other', whole] },
        ])
        expect(named(`${whole}.jpg`)).toEqual({ ids: ['long'], place: 0 })
        expect(named(`${text}.jpg`)).toEqual({ ids: ['short'], place: 0 })
      }),
    )
  })

  it('names all goods that have it, each once', () => {
    const named = articleMatcher([
      { id: 'a', articles: ['KSH-50', 'ksh-50'] },
      { id: 'b', articles: ['KSH-50'] },
      { id: 'c', articles: ['KSH/50', ''] },
    ])
    expect(named('ksh-50.png').ids).toEqual(['a', 'b'])
    expect(named('KSH_50 (2).png')).toEqual({ ids: ['a', 'b', 'c'], place: 2 })
    expect(named('KSH_51.png').ids).toEqual([])
    expect(named('.png').ids).toEqual([])
    expect(named('—.png').ids).toEqual([])
  })

  it('is never read from a text of any kind without an end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { article, place } of readingsOf(text)) {
          expect(article).not.toBe('')
          expect(place).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('orders pictures by their numbers', () => {
    const names = ['a-10', 'a', 'a_2', 'a (3)']
    const files = names.map((name) => ({ name, place: articleMatcher([{ id: 'a', articles: ['a'] }])(name).place }))
    expect(files.sort(byPlace).map(({ name }) => name)).toEqual(['a', 'a_2', 'a (3)', 'a-10'])
  })
})
