import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksPattern, splitByMarks } from './marks.ts'

const hits = (text: string, ...marks: string[]) =>
  splitByMarks(text, marksPattern(marks))
    .filter(({ hit }) => hit)
    .map((piece) => piece.text)

test('a word that begins with a prefix is marked as a whole', () => {
  expect(hits('Трубы стальные, труба медная', 'труб')).toEqual(['Трубы', 'труба'])
})

test('a prefix in the middle of a word is not marked', () => {
  expect(hits('Screwdriver and drive shaft', 'drive')).toEqual(['drive'])
})

test('ё matches е, and е matches ё', () => {
  expect(hits('Крепёж и крепеж', 'крепеж')).toEqual(['Крепёж', 'крепеж'])
  expect(hits('Крепеж', 'крепёж')).toEqual(['Крепеж'])
})

test('a Chinese prefix is marked anywhere, without what follows it', () => {
  expect(hits('无缝钢管', '钢管')).toEqual(['钢管'])
})

test('punctuation of a model number is matched literally', () => {
  expect(hits('BV-F (50)', 'bv-f')).toEqual(['BV-F'])
  expect(hits('a.c', '.')).toEqual([])
})

test('without prefixes nothing is marked', () => {
  expect(splitByMarks('pump', marksPattern([]))).toEqual([{ at: 0, text: 'pump', hit: false }])
})

test('the pieces of a text joined are the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, marks) => {
      const pieces = splitByMarks(text, marksPattern(marks))
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    }),
  )
})
