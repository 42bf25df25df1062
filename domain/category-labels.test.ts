import { expect, test } from 'vitest'
import { categoryLabels, labelledCategory } from './category-labels.ts'

const category = (id: string, parent: string | null, text: string) => ({
  id,
  parent,
  name: { text, lang: 'en' as const },
})

const TREE = [
  category('1', null, 'Valves'),
  category('2', '1', 'Ball valves'),
  category('3', null, 'Fasteners'),
  category('4', '3', 'Other'),
  category('5', '1', 'Other'),
]

test('a label has the names of the categories above', () => {
  expect(categoryLabels(TREE).get('2')).toBe('Valves › Ball valves')
  expect(categoryLabels([category('1', '2', 'A'), category('2', '1', 'B')]).get('1')).toMatch(/^A|B/)
})

test.each([
  ['Valves › Ball valves', '2'],
  ['  valves ›  BALL valves', '2'],
  ['ball valves', '2'],
  ['Other', undefined],
  ['Fasteners › Other', '4'],
  ['', undefined],
  ['2', undefined],
])('"%s" is the category %s', (typed, id) => {
  expect(labelledCategory(TREE, typed)).toBe(id)
})
