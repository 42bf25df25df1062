import { expect, test } from 'vitest'
import { hanOfSound } from './han-of-sound.ts'

const NAMES = ['螺纹钢', '断路器']

test.each([
  ['luowengang', ['螺纹钢']],
  ['duanluqi', ['断路器']],
  ['luowen', []],
])('%s is the sound of %s', (letters, expected) => {
  expect(hanOfSound(letters, NAMES)).toEqual(expected)
})

test('names that change are read again', () => {
  expect(hanOfSound('faniu', NAMES)).toEqual([])
  expect(hanOfSound('faniu', [...NAMES, '法纽'])).toEqual(['法纽'])
})

test('an unfinished sound begins names, where none has it whole', () => {
  expect(hanOfSound('luowen', NAMES, true)).toEqual(['螺纹钢'])
  expect(hanOfSound('luo', NAMES, true)).toEqual([])
})
