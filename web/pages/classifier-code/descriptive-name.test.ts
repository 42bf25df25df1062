import { expect, test } from 'vitest'
import type { CodeRef } from '../../../domain/contract/classifier.ts'
import { descriptiveName } from './descriptive-name.ts'

const ref = (level: CodeRef['level'], text: string): CodeRef => ({
  ...{ id: text, code: null, level, unofficial: false },
  name: { text, lang: 'ru' },
})
const TAPS = 'Краны, клапаны, вентили и аналогичная арматура для трубопроводов, котлов, резервуаров'
const path = [
  ref('chapter', 'Реакторы ядерные'),
  ref('heading', TAPS),
  ref('group', 'прочая'),
  ref('subheading8', 'краны'),
]

test('a line that says nothing is told with what stands above it, as far as the heading', () => {
  expect(descriptiveName(ref('subheading10', 'прочие'), path)).toBe(
    'Краны, клапаны, вентили и аналогичная арматура для… – краны – прочие',
  )
})

test('a heading stands by itself, however short', () => {
  expect(descriptiveName(ref('heading', 'Живые лошади'), [ref('chapter', 'Живые животные')])).toBe('Живые лошади')
  expect(descriptiveName(ref('heading', TAPS), path.slice(0, 1))).toBe(TAPS)
})

test('no title is longer than search engines show', () => {
  const long = ref('subheading10', `прочие ${'очень '.repeat(40)}`)
  expect(descriptiveName(long, path).length).toBeLessThanOrEqual(111)
})
