import { expect, test } from 'vitest'
import { groupDigits, groupedDigits } from './digit-groups.ts'

test.each([
  ['Rated torque 2400 N·m at 14000 rpm', 'Rated torque 2,400 N·m at 14,000 rpm'],
  ['2000–4000 h, 11–1130 m³/h', '2,000–4,000 h, 11–1,130 m³/h'],
  ['1200 × 800 mm, 6 × 1500 × 6000 mm, ⌀9×1250 mm', '1200 × 800 mm, 6 × 1500 × 6000 mm, ⌀9×1250 mm'],
  ['GOST 1050-2013, 2205 steel, in 2026, 0.1234 kg', 'GOST 1050-2013, 2205 steel, in 2026, 0.1234 kg'],
  ['库存5000吨、6800 个品规', '库存5,000吨、6,800 个品规'],
  ['2205 双相钢，1200 双', '2205 双相钢，1,200 双'],
  ['1,200 kg', '1,200 kg'],
])('%s is written %s', (text, expected) => {
  expect(groupedDigits(text)).toBe(expected)
})

test('English and Chinese texts are rewritten at any depth, names, addresses and Russian are not', () => {
  const content = {
    name: { en: 'Coupling 2400 N·m' },
    facts: [{ value: { en: '2400 N·m', ru: '2400 Н·м', zh: '2400 kg' } }],
    address: { en: '2088 m' },
  }
  groupDigits(content)
  expect(content).toEqual({
    name: { en: 'Coupling 2400 N·m' },
    facts: [{ value: { en: '2,400 N·m', ru: '2400 Н·м', zh: '2,400 kg' } }],
    address: { en: '2088 m' },
  })
})
