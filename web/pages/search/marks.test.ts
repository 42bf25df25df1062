import fc from 'fast-check'
import { expect, test } from 'vitest'
import { marksPattern, splitByMarks } from './marks.ts'

const hits = (text: string, ...marks: string[]) =>
  splitByMarks(text, marksPattern(marks))
    .filter(({ hit }) => hit)
    .map((piece) => piece.text)

test('a word that begins with the mark is a hit, whole', () => {
  expect(hits('Трубы стальные, труба медная', 'труб')).toEqual(['Трубы', 'труба'])
})

test('a mark in the middle of a word is none', () => {
  expect(hits('Screwdriver and drive shaft', 'drive')).toEqual(['drive'])
})

test('ё is е, both ways', () => {
  expect(hits('Крепёж и крепеж', 'крепеж')).toEqual(['Крепёж', 'крепеж'])
  expect(hits('Крепеж', 'крепёж')).toEqual(['Крепеж'])
})

test('a Chinese mark is a hit anywhere, and alone', () => {
  expect(hits('无缝钢管', '钢管')).toEqual(['钢管'])
})

test('signs of a model number are no regular expression', () => {
  expect(hits('BV-F (50)', 'bv-f')).toEqual(['BV-F'])
  expect(hits('a.c', '.')).toEqual([])
})

test('no marks, no hits', () => {
  expect(splitByMarks('pump', marksPattern([]))).toEqual([{ at: 0, text: 'pump', hit: false }])
})

test('any marks leave the text whole', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, marks) => {
      const pieces = splitByMarks(text, marksPattern(marks))
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    }),
  )
})
