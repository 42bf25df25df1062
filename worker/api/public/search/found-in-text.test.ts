import { describe, expect, test } from 'vitest'
import type { ProductCard } from '../../../../domain/contract/products.ts'
import { searchTerms } from '../../../db/search-text/query-terms.ts'
import { foundInText, onlyDescribed, type SearchedTexts, withFound } from './found-in-text.ts'

const PUMP: SearchedTexts = {
  description: {
    en: 'Moves fuel oil, lubricants and bitumen emulsions at 1.6 MPa without foaming. A relief valve on the cover returns the flow. Rated 1.1 m³/h. Pumps resins; fits any frame.',
  },
  facts: [
    { name: { en: 'Motor' }, value: { en: 'flameproof, 1.5 kW' } },
    { name: { en: 'Standard' }, value: 'EN 10204' },
    { name: { en: 'Shaft' }, value: { en: '24–32 mm' } },
  ],
}

const find = (q: string, texts: SearchedTexts | null = PUMP) =>
  foundInText(searchTerms(q), 'Gear transfer pump GP-TG-16', texts, 'en')

describe('where a word is found that the name does not have', () => {
  test.each([
    ['bitumen pump', 'description', 'Moves fuel oil, lubricants and bitumen emulsions at 1.6 MPa without foaming.'],
    ['pump resins', 'description', 'Pumps resins'],
    ['gear pump with relief valve', 'description', 'A relief valve on the cover returns the flow.'],
    ['pump lubricant', 'description', 'Moves fuel oil, lubricants and bitumen emulsions at 1.6 MPa without foaming.'],
    ['flameproof pump', 'facts', 'Motor: flameproof, 1.5 kW'],
    ['pump EN 10204', 'facts', 'Standard: EN 10204'],
    ['pump 1.5 kW', 'facts', 'Motor: flameproof, 1.5 kW'],
    ['pump 30 mm', 'facts', 'Shaft: 24–32 mm'],
  ])('%s: %s', (q, place, text) => {
    expect(find(q)).toEqual({ in: place, text: { text, lang: 'en' } })
  })

  test.each(['gear pump', 'GP-TG-16', 'pump glue', 'pump tumen'])('none for %s', (q) => {
    expect(find(q)).toBeUndefined()
  })

  test('none where the name has been found to have all words', () => {
    expect(find('bitumen pump', null)).toBeUndefined()
  })

  test('a long sentence is cut between words', () => {
    const description = { en: `Bitumen ${'emulsion '.repeat(40)}` }
    const text = find('bitumen', { facts: [], description })?.text.text ?? ''
    expect(text.length).toBeLessThanOrEqual(141)
    expect(text.endsWith('emulsion…')).toBe(true)
  })

  test('in the language of the query, where the reader’s has none', () => {
    const card: ProductCard = Object({ name: { text: 'Насос шестерённый', lang: 'ru' }, model: 'GP-TG-16' })
    const texts = { description: { ru: 'Перекачивает мазут.' }, facts: [], asTyped: PUMP }
    expect(withFound(searchTerms('bitumen'), card, texts, 'ru', 'bitumen').found).toMatchObject({
      in: 'description',
      text: { lang: 'en' },
    })
    expect(withFound(searchTerms('мазут'), card, texts, 'ru', 'мазут').found).toMatchObject({ text: { lang: 'ru' } })
  })
})

describe('words that only descriptions have', () => {
  const card: ProductCard = Object({ name: { text: 'Gear transfer pump GP-TG-16', lang: 'en' }, model: 'GP-TG-16' })
  const described = (q: string, locale: 'en' | 'ru' = 'en') =>
    onlyDescribed(q, searchTerms(q), [{ card, texts: PUMP }], locale).map(({ typed }) => typed)

  test.each([
    ['gear pump foaming', ['foaming']],
    ['gear pump flameproof', []],
    ['gear pump 1.1 m³/h', []],
  ])('of %j are %j', (q, expected) => expect(described(q)).toEqual(expected))

  test('are not known where the texts are in another language than the query', () => {
    expect(described('gear pump foaming', 'ru')).toEqual([])
  })
})
