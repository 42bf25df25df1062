import { expect, test } from 'vitest'
import { nameOf } from './activity-names.ts'

const names = new Map([
  ['46.7', { text: 'Other specialized wholesale', lang: 'en' as const }],
  ['28.14', { text: 'Manufacture of taps and valves', lang: 'en' as const }],
])

test.each([
  ['28.14', { text: 'Manufacture of taps and valves', lang: 'en' }],
  ['46.72', { text: 'Other specialized wholesale', lang: 'en', parent: '46.7' }],
  ['28.14.11', { text: 'Manufacture of taps and valves', lang: 'en', parent: '28.14' }],
  ['99.9', null],
])('the name of %s is its own or that of the nearest code above', (code, name) => {
  expect(nameOf(code, names)).toEqual(name)
})
