import { expect, test } from 'vitest'
import { localTexts } from './local-texts.ts'
import { Sheet } from './sheet.ts'

test.each([
  ['0.75 kW', '0,75 кВт'],
  ['Q 20 m³/h', 'Q 20 м³/ч'],
  ['m³/h', 'м³/ч'],
  ['L 1.5 m', 'L 1,5 м'],
  ['1P  6 A', '1P  6 А'],
  ['S2 25 kg', 'S2 25 кг'],
  ['⌀ 33.7', '⌀ 33,7'],
])('%s is %s in Russian', (text, ru) => {
  expect(localTexts(text)).toEqual({ en: text, ru, zh: text })
})

test.each(['A2-70', 'DN 50', 'Pt100', 'ER70S-6', 'A', 'L', '120 °C', 'G 1/2', '⌀ 4 h6'])(
  'the designation %s is the same in every language',
  (text) => {
    expect(localTexts(text).ru).toBe(text)
  },
)

test('a drawing has a figure once for each wording, and shows those of the language in its address', () => {
  const svg = new Sheet().dimX(0, 10, 20, '12').note(0, 0, 9, 9, '2.5 kg').toSvg()
  expect(
    [...svg.matchAll(/<text([^>]*)>([^<]*)/g)].map(([, attributes, text]) => [
      /lang="(\w+)"/.exec(attributes ?? '')?.[1],
      text,
    ]),
  ).toEqual([
    [undefined, '12'],
    ['en', '2.5 kg'],
    ['ru', '2,5 кг'],
  ])
  expect(svg).toContain('#ru:target')
  expect(new Sheet().dimX(0, 10, 20, '12').toSvg()).not.toContain('<style>')
})
