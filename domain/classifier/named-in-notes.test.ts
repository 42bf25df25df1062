import { expect, test } from 'vitest'
import type { CodeText } from '../contract/classifier.ts'
import { namedInNotes } from './named-in-notes.ts'

const of: CodeText['of'] = {
  id: 'SXVII',
  code: 'XVII',
  level: 'section',
  unofficial: false,
  name: { text: 'Средства наземного транспорта', lang: 'ru' },
}
const text = (...paragraphs: string[]): CodeText => ({ of, kind: 'note', lang: 'ru', paragraphs })

test('a paragraph that names the heading is quoted with the other headings in it', () => {
  const quote =
    '(д) изделий товарной позиции 8481 или 8482, если они составные части двигателей, товарной позиции 8483; с 2022 года от 1000 кВт'
  expect(namedInNotes('8481808199', [text('1. Другое 8413', quote)])).toEqual([
    { of, quote, headings: ['8482', '8483'] },
  ])
})

test('a long paragraph is cut around the heading, at spaces', () => {
  const [found] = namedInNotes('8481', [text(`${'слово '.repeat(100)}позиции 8481 ${'ещё '.repeat(100)}`)])
  expect(found?.quote).toMatch(/^… слово.*позиции 8481 ещё.* …$/)
  expect(found?.quote.length).toBeLessThan(340)
})

test('a range of its chapter names a heading that is in it', () => {
  const quote = 'в одной или более товарных позициях 8401 – 8424 и в товарных позициях 8425 – 8480'
  expect(namedInNotes('8413', [text(quote)])).toEqual([{ of, quote, headings: ['8401', '8424', '8425', '8480'] }])
  expect(namedInNotes('8481', [text(quote)])).toEqual([])
})

test('sections, chapters and codes that no note names have none', () => {
  const notes = [text('товарная позиция 8482')]
  for (const code of ['XVI', '84', '8481', null]) expect(namedInNotes(code, notes)).toEqual([])
  expect(namedInNotes('8482', null)).toEqual([])
})
