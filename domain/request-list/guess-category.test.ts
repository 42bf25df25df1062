import { expect, test } from 'vitest'
import { guessCategory } from './guess-category.ts'

const named = (id: string, text: string, level = 1) => ({ id, level, name: { text, lang: 'en' as const } })

const TREE = [
  named('valves', 'Valves', 0),
  named('ball', 'Ball valves'),
  named('gate', 'Gate valves'),
  named('gaskets', 'Прокладки'),
  named('pipes', '无缝钢管'),
]

test.each([
  [['Ball valve DN 50', 'Ball valve DN 80'], 'ball'],
  [['Valve DN 50'], 'valves'],
  [['Прокладка паронитовая ПОН'], 'gaskets'],
  [['钢管 57x3.5'], 'pipes'],
  [['BV-50', '40'], ''],
  [[], ''],
])('%j belongs to the category "%s"', (lines, id) => {
  expect(guessCategory(TREE, lines)).toBe(id)
})
