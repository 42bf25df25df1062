import { expect, test } from 'vitest'
import { viewOf } from './bounds.ts'

const place = (longitude: number, latitude: number) => ({
  id: `${longitude} ${latitude}`,
  name: '',
  longitude,
  latitude,
})

test('no places have no view', () => expect(viewOf([])).toBeNull())

test('one place is shown from near', () =>
  expect(viewOf([place(60.6, 56.8)])).toEqual({ center: [60.6, 56.8], zoom: 15 }))

test('places of one street are not looked at from no distance at all', () =>
  expect(viewOf([place(60.6, 56.8), place(60.6, 56.8)])).toEqual({ center: [60.6, 56.8], zoom: 13 }))

test('several places are all seen: north-west and south-east corner', () =>
  expect(viewOf([place(123.4, 41.8), place(60.6, 56.8), place(37.6, 55.7)])).toEqual({
    bounds: [
      [37.6, 56.8],
      [123.4, 41.8],
    ],
  }))
