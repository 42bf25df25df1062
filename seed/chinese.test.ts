import { expect, test } from 'vitest'
import { spaceChinese, spaced } from './chinese.ts'

test.each([
  ['304不锈钢', '304 不锈钢'],
  ['宽300 mm，长3 m', '宽 300 mm，长 3 m'],
  ['2～8天', '2–8 天'],
  ['牌号09Г2С（Q355）', '牌号 09Г2С（Q355）'],
  ['预付30%，装柜前付70%', '预付 30%，装柜前付 70%'],
  ['不锈钢 304', '不锈钢 304'],
])('%s is written %s', (text, expected) => {
  expect(spaced(text)).toBe(expected)
})

test('Chinese at any depth is spaced, other languages and addresses are not', () => {
  const content = {
    name: { zh: '法兰DN50', ru: 'ДN50' },
    facts: [{ value: { zh: '宽300 mm' } }],
    address: { zh: '人民路8号' },
  }
  spaceChinese(content)
  expect(content).toEqual({
    name: { zh: '法兰 DN50', ru: 'ДN50' },
    facts: [{ value: { zh: '宽 300 mm' } }],
    address: { zh: '人民路8号' },
  })
})
