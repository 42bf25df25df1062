import { expect, test } from 'vitest'
import { movedPlace, viewOf } from './bounds.ts'

const place = (longitude: number, latitude: number) => ({
  id: `${longitude} ${latitude}`,
  name: '',
  longitude,
  latitude,
})

test('without places there is no view', () => expect(viewOf([])).toBeNull())

test('one place is shown close up', () =>
  expect(viewOf([place(60.6, 56.8)])).toEqual({ center: [60.6, 56.8], zoom: 15 }))

test('places in one street are not shown at the highest zoom', () =>
  expect(viewOf([place(60.6, 56.8), place(60.6, 56.8)])).toEqual({ center: [60.6, 56.8], zoom: 13 }))

test('the view of several places contains all of them', () =>
  expect(viewOf([place(123.4, 41.8), place(60.6, 56.8), place(37.6, 55.7)])).toEqual({
    bounds: [
      [37.6, 56.8],
      [123.4, 41.8],
    ],
  }))

test('arrow keys move a place equally far in each direction, less at higher zoom, and never off the map', () => {
  const [east] = movedPlace('ArrowRight', [60, 60], 10) ?? []
  const [, north] = movedPlace('ArrowUp', [60, 60], 10) ?? []
  expect(east).toBeCloseTo(60 + (8 * 360) / 256 / 1024, 9)
  // At 60° a degree of latitude is twice as tall as one of longitude is wide.
  expect((north ?? 0) - 60).toBeCloseTo(((east ?? 0) - 60) / 2, 9)
  expect((movedPlace('ArrowLeft', [60, 60], 11)?.[0] ?? 0) - 60).toBeCloseTo((60 - (east ?? 0)) / 2, 9)
  expect(movedPlace('ArrowRight', [180, 0], 1)).toEqual([180, 0])
  expect(movedPlace('ArrowUp', [0, 85], 1)).toEqual([0, 85])
  expect(movedPlace('Enter', [60, 60], 10)).toBeNull()
})
