import { expect, test } from 'vitest'
import type { CodeRef } from '../../../domain/contract/code-ref.ts'
import { descriptiveName } from './descriptive-name.ts'

const ref = (level: CodeRef['level'], text: string): CodeRef => ({
  id: text,
  code: null,
  level,
  unofficial: false,
  name: { text, lang: 'ru' },
})
const TAPS = 'Краны, клапаны, вентили и аналогичная арматура для трубопроводов, котлов, резервуаров'
const path = [
  ref('chapter', 'Реакторы ядерные'),
  ref('heading', TAPS),
  ref('group', 'прочая'),
  ref('subheading8', 'краны'),
]

test('a generic name is preceded by those above it, up to the heading', () => {
  expect(descriptiveName(ref('subheading10', 'прочие'), path)).toBe(
    'Краны, клапаны, вентили и аналогичная арматура для… – краны – прочие',
  )
})

test('a heading is not preceded by the chapter, however short it is', () => {
  expect(descriptiveName(ref('heading', 'Живые лошади'), [ref('chapter', 'Живые животные')])).toBe('Живые лошади')
  expect(descriptiveName(ref('heading', TAPS), path.slice(0, 1))).toBe(TAPS)
})

test('a title is cut to the length that search engines show', () => {
  const long = ref('subheading10', `прочие ${'очень '.repeat(40)}`)
  expect(descriptiveName(long, path).length).toBeLessThanOrEqual(111)
})
