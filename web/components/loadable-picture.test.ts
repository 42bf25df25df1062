import { expect, test } from 'vitest'
import type { Picture } from '../../worker/api/schema.ts'
import { loadable } from './loadable-picture.ts'

const url = 'https://pictures.test/valve.jpg'
const photo: Picture = { id: url, url, width: 400, height: 400, kind: 'photo', fallback: '/api/files/common/drawing' }

test('a picture that loads, or has not been tried, is shown itself', () => {
  expect(loadable(photo, '')).toBe(photo)
  expect(loadable(photo, 'https://pictures.test/the-one-before.jpg')).toBe(photo)
})

test('one that did not load gives way to the drawing, which is shown as a drawing', () => {
  expect(loadable(photo, url)).toMatchObject({ url: '/api/files/common/drawing', kind: 'drawing' })
})

test('without a drawing to fall back on its ground with a mark is shown', () => {
  const { fallback: _, ...alone } = photo
  expect(loadable(alone, url)).toBeNull()
})
