import { expect, test } from 'vitest'
import { searchTerms } from './query-terms.ts'

test.each([
  ['五层纸箱', '五层', '5 层'],
  ['double wall box', 'double wall', '5 layer'],
  ['single wall box', 'single wall', '3 layer'],
  ['автомат однополюсный', 'однополюсный', '1p'],
  ['3 pole breaker', '3 pole', '3p'],
  ['автомат 3п 40А', '3п', '3p'],
  ['автомат 3P 40А', '3p', '3p'],
  ['4 core 16mm armoured cable', '4 core 16mm', '4x16'],
  ['кабель 5 жил по 10', '5 жил по 10', '5x10'],
  ['4芯16平方电缆', '4芯16平方', '4x16'],
])('"%s" has "%s", which texts have as "%s"', (q, typed, form) => {
  expect(searchTerms(q).find((term) => term.typed === typed)?.forms).toContain(form)
})

test('the cores of a cable without a cross-section begin its size', () => {
  const [, cores] = searchTerms('кабель трехжильный')
  expect(cores).toMatchObject({ prefix: '3x', matchesPrefix: true })
})

test.each(['слой', 'core drill', '2 кг'])('"%s" has no count', (q) => {
  expect(searchTerms(q).some(({ forms }) => forms.some((form) => /^\d+(?:p|x|layer)/.test(form)))).toBe(false)
})
