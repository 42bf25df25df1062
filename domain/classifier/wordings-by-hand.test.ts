import { expect, test } from 'vitest'
import { TARIFF } from '../../tests/fixtures/classifier-tree.ts'
import { compactTree } from './compact.ts'
import { editionDifference, withDifference } from './edition-difference.ts'
import { openTree } from './tree.ts'
import { toRef } from './views.ts'
import { withWordings } from './wordings-by-hand.ts'

const HEAD = {
  tree: 'tnved' as const,
  dated: '2026-03-08',
  builtin: false,
  sources: ['eec'],
  unofficial: [],
  texts: '',
}
const OWN = compactTree(HEAD, TARIFF)

test('a name by hand is shown as unofficial, and the edition’s own name is restored when it is removed', () => {
  const edited = withWordings(OWN, new Map([['8482', { en: 'Rolling  bearings' }]]))
  const tree = openTree(edited)
  const at = tree.positions.get('8482') ?? -1
  expect(toRef(tree, at, 'en')).toMatchObject({ name: { text: 'Rolling bearings' }, unofficial: true })
  expect(toRef(tree, at, 'ru').unofficial).toBe(false)
  const again = withWordings(edited, new Map([['8482', { zh: '轴承' }]]))
  expect(openTree(again).names.en[at]).toBe('Ball or roller bearings')
  expect(openTree(again).names.zh[at]).toBe('轴承')
  expect(JSON.stringify(withWordings(again, new Map()))).toBe(JSON.stringify(OWN))
})

test('a name of a code that the edition lacks is ignored, and copies are updated by differences as without names by hand', () => {
  expect(withWordings(OWN, new Map([['9999', { en: 'x' }]]))).toEqual(OWN)
  const edited = withWordings(OWN, new Map([['8482', { en: 'Rolling bearings' }]]))
  expect(withDifference(OWN, editionDifference(OWN, edited))).toEqual(edited)
})
