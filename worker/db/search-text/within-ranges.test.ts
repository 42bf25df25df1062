import { expect, test } from 'vitest'
import { tokensWithin } from './within-ranges.ts'

test.each([
  ['32–45 mm', ['33mm', '44mm'], ['32mm', '45mm', '46mm']],
  ['50–120 мм', ['51mm', '99mm', '110mm'], ['105mm', '120mm']],
  ['1.5–4 m', ['2000mm', '3000mm'], ['2500mm', '4000mm']],
])('%s has %j, not %j', (text, has, hasNot) => {
  const tokens = tokensWithin(text)
  expect(tokens).toEqual(expect.arrayContaining(has))
  expect(tokens.filter((token) => hasNot.includes(token))).toEqual([])
})

test.each(['0–10 bar', '6–2200 mm²/s', '45–32 mm', '32x45 mm', '32 mm', '32–45'])('%s is no range of sizes', (text) => {
  expect(tokensWithin(text)).toEqual([])
})
