import { expect, test } from 'vitest'
import { roots } from './catalogue/index.ts'
import type { Fact } from './catalogue/model.ts'
import { namePlate, plateLines } from './name-plate.ts'

const alike = (name: string, value: string, ru = value): Fact => ({
  name: { en: name, ru: name, zh: name },
  value: { en: value, ru, zh: value },
})
const valve: Fact[] = [
  { name: { en: 'Nominal size', ru: 'Условный проход', zh: '公称通径' }, value: 'DN 50' },
  alike('Nominal pressure', 'PN 63 (6.3 MPa)', 'PN 63 (6,3 МПа)'),
  { name: { en: 'Seal', ru: 'Уплотнение', zh: '密封' }, value: { en: 'PTFE', ru: 'фторопласт', zh: '聚四氟乙烯' } },
  alike('Length', '180 mm', '180 мм'),
  alike('Weight', '11 kg', '11 кг'),
  alike('Standard', 'GOST 33259-2015, EN 1092-1, GB/T 9119', 'ГОСТ 33259-2015, EN 1092-1, GB/T 9119'),
]

test('a plate has codes, mass and standards, and no figure that needs a label', () => {
  expect(plateLines({ facts: valve })).toEqual(['DN 50', 'PN 63 (6.3 MPa)', '11 kg', 'GOST 33259-2015, EN 1092-1'])
})

test('figures whose unit occurs twice are left out', () => {
  expect(plateLines({ facts: [alike('Flow', '5 m³/h'), alike('Suction', '6 m³/h'), alike('Power', '4 kW')] })).toEqual([
    '4 kW',
  ])
})

test('a product with too little data has no plate', () => {
  expect(namePlate({ model: 'X-1', facts: valve.slice(4, 5) })).toBeNull()
  expect(namePlate({ model: 'X-1', facts: valve })?.toSvg()).toContain('>X-1</text>')
})

test('no plate of the catalog has a word of a single language', () => {
  const products = roots.flatMap(({ groups }) =>
    groups.flatMap(({ leaves }) => leaves.flatMap((leaf) => leaf.products)),
  )
  const lines = products.flatMap(plateLines)
  expect(lines.length).toBeGreaterThan(1000)
  expect(lines.filter((line) => /\p{Script=Cyrillic}|\p{Script=Han}/u.test(line))).toEqual([])
})
