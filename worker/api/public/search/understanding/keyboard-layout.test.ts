import { expect, test } from 'vitest'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { chunksOf, inOneLayout } from './keyboard-layout.ts'

const alternativesOf = (q: string) =>
  chunksOf(q, false, matchQuery).flatMap(({ alternatives }) => alternatives.map(({ text }) => text))

test('the same keys in the other layout are no word where signs would be within it', () => {
  expect(alternativesOf('nhe,f мфдму')).toEqual(['труба', 'valve'])
  expect(alternativesOf('реле рэк77')).toEqual(['htkt'])
  expect(alternativesOf('муфта зубчатая')).toEqual(['veanf'])
})

test.each([
  ['a53 pipe', ['ф53', 'pipe'], ['a53', 'pipe']],
  ['v16 ,jkn', ['м16', 'болт'], ['м16', 'болт']],
  ['v16', ['м16'], ['м16']],
  ['ь12 болт', ['m12', 'болт'], ['m12', 'болт']],
])('a letter before a number is read in the other layout beside a word that is: %s', (q, guessed, expected) => {
  const chunks = chunksOf(q, false, matchQuery)
  const corrected = chunks.map(({ text }, at) => ({ text, corrected: guessed[at] ?? text }))
  expect(inOneLayout(chunks, corrected, new Set()).map((chunk) => chunk.corrected)).toEqual(expected)
})

test('a letter that begins a further word is read like the words before it, and by itself in no other layout', () => {
  const read = (q: string, prefixLast: boolean) =>
    chunksOf(q, prefixLast, matchQuery).map(({ alternatives }) => alternatives.map(({ text }) => text))
  expect(read('rfyfn c', true)).toEqual([['канат'], ['с']])
  expect(read('rfyfn c', false)).toEqual([['канат'], []])
  expect(read('c', true)).toEqual([[]])
})
