import { expect, test } from 'vitest'
import { lineParts } from './line-parts.ts'

const broken = (text: string) => [...lineParts(text)].map(({ part }) => part).join('¦')

test.each([
  ['words', 'Steel pipe  DN50', 'Steel ¦pipe  ¦DN50'],
  ['a hyphen, but not before a number', 'cold-rolled, -40 °C', 'cold-¦rolled, ¦-40 ¦°C'],
  ['signs that belong to a word', 'Труба (ГОСТ 8732), «Сталь» № 5 !', 'Труба ¦(ГОСТ ¦8732), ¦«Сталь» ¦№ ¦5 !'],
  ['spaces that do not break', '1\u00a0200,50\u00a0₽ за м', '1\u00a0200,50\u00a0₽ ¦за ¦м'],
  ['a dash and a slash', 'цена—срок, км/ч, 1/2', 'цена¦—¦срок, ¦км/¦ч, ¦1/2'],
  ['Chinese characters', '钢管，共5米', '钢¦管，¦共¦5¦米'],
  ['Chinese brackets', '法兰（DN50）、《标准》', '法¦兰¦（DN50）、¦《标¦准》'],
  ['joined characters', 'и\u0306од 👩🏽‍🔧 M', 'и\u0306од ¦👩🏽‍🔧 ¦M'],
])('a line may end after %s', (_, text, parts) => {
  expect(broken(text)).toBe(parts)
})

test('a line ends where the text says so, and an empty line remains one', () => {
  expect([...lineParts('a b\r\n\nc')]).toEqual([
    { part: 'a ', required: false },
    { part: 'b', required: true },
    { part: '', required: true },
    { part: 'c', required: false },
  ])
})
