import { expect, test } from 'vitest'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { chunksOf } from './keyboard-layout.ts'

const alternativesOf = (q: string) =>
  chunksOf(q, false, matchQuery).flatMap(({ alternatives }) => alternatives.map(({ text }) => text))

test('the same keys in the other layout are no word where signs would be within it', () => {
  expect(alternativesOf('nhe,f мфдму')).toEqual(['труба', 'valve'])
  expect(alternativesOf('реле рэк77')).toEqual(['htkt'])
  expect(alternativesOf('муфта зубчатая')).toEqual(['veanf'])
})
