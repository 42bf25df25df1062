import { expect, test } from 'vitest'
import { TARIFF } from '../../tests/fixtures/classifier-tree.ts'
import { type CodeRow, compactTree } from './compact.ts'
import { editionChanges } from './edition-changes.ts'
import { openTree } from './tree.ts'

const HEAD = {
  tree: 'tnved' as const,
  dated: '2026-03-08',
  builtin: false,
  sources: ['eec'],
  unofficial: [],
  texts: '',
}
const treeOf = (rows: CodeRow[]) => openTree(compactTree(HEAD, rows))
const leaf = (id: string, ru: string): CodeRow => ({ id, level: 'subheading10', depth: 4, names: { ru }, duty: '5' })

test('lists added, retired and reworded codes, changed duties, and the successors of retired codes', () => {
  const next = TARIFF.flatMap((row): CodeRow[] => {
    if (row.id === '8410000000') return [{ ...row, duty: '8,5' }]
    if (row.id === '8413') return [{ ...row, names: { ...row.names, ru: 'Насосы для жидкостей' } }]
    if (row.id === '8481309908') return [leaf('8481309901', 'из латуни'), leaf('8481309909', 'прочие')]
    return [row]
  })
  expect(editionChanges(treeOf(TARIFF), treeOf(next))).toEqual([
    { code: '8410000000', kind: 'duty', was: '10', now: '8,5' },
    { code: '8413', kind: 'reworded', was: 'Насосы жидкостные', now: 'Насосы для жидкостей' },
    { code: '8481309901', kind: 'added', was: null, now: 'из латуни' },
    { code: '8481309909', kind: 'added', was: null, now: 'прочие' },
    { code: '8481309908', kind: 'retired', was: 'прочие', now: '8481309901 8481309909' },
  ])
})

test('the same edition changes nothing, and lines without a code are not named', () => {
  expect(editionChanges(treeOf(TARIFF), treeOf(TARIFF))).toEqual([])
  const without = TARIFF.filter(({ id }) => id !== '7304-g1').map((row) =>
    row.id === '7304110001' ? { ...row, depth: 3 } : row,
  )
  expect(editionChanges(treeOf(TARIFF), treeOf(without))).toEqual([])
})
