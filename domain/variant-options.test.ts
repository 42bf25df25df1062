import { expect, test } from 'vitest'
import { optionsKey } from './variant-options.ts'

const size = (value: string) => ({ name: { en: 'Size' }, value })
const color = { name: { en: 'Color', ru: 'Цвет' }, value: { en: 'Red', ru: 'Красный' } }

test.each([
  [[size('50 mm')], [size(' 50  MM')]],
  [
    [size('50'), color],
    [color, size('50')],
  ],
  [[color], [{ name: { en: 'color' }, value: { en: 'red', zh: '红' } }]],
])('%o and %o are the same', (one, other) => {
  expect(optionsKey(one)).toBe(optionsKey(other))
})

test.each([
  [[size('50')], [size('80')]],
  [[size('50')], [{ ...size('50'), name: { en: 'Length' } }]],
  [[size('50')], [size('50'), color]],
])('%o and %o differ', (one, other) => {
  expect(optionsKey(one)).not.toBe(optionsKey(other))
})
