import { expect, test } from 'vitest'
import { isStatedOtherwise } from './stated-otherwise.ts'

test.each([
  ['6205', 'Подшипник шариковый радиальный 6203-2RS (180203), 17×40×12 мм', true],
  ['6205', 'Втулка упругая', false],
  ['m12x60', 'Hex bolt M8×40, 5.8, zinc-plated', true],
  ['m12x60', 'Hex nut M8', false],
  ['ду50', 'Кран шаровой фланцевый DN 80 PN 16', true],
  ['ру40', 'Кран шаровой фланцевый DN 80', false],
  ['80 米', '深井潜水泵 4 英寸 扬程 85 m 1.1 kW', true],
  ['5.5 kw', 'Pump 50 m³/h', false],
  ['сталь 20', 'Кран шаровой DN 50, сталь 12Х18Н10Т', true],
  ['сталь 20', 'Кран шаровой DN 50', false],
  ['2rs', 'Bearing 6205-ZZ', false],
  ['нержавеющая', 'Труба 57×3,5, сталь 20', false],
])('asked for %s, %s states another: %j', (word, name, expected) => {
  expect(isStatedOtherwise(word, name)).toBe(expected)
})
