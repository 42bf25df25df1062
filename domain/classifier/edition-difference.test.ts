import { expect, test } from 'vitest'
import { TARIFF, tariff } from '../../tests/fixtures/classifier-tree.ts'
import { type CodeRow, compactTree } from './compact.ts'
import { editionDifference, withDifference } from './edition-difference.ts'

const HEAD = {
  tree: 'tnved' as const,
  dated: '2026-03-08',
  builtin: false,
  sources: ['eec'],
  unofficial: ['zh' as const],
  texts: '',
}
const whole = (rows: CodeRow[], dated = HEAD.dated) => compactTree({ ...HEAD, dated }, rows)
const BEFORE = whole(TARIFF)
const text = (of: object) => JSON.stringify(of)

test('an edition becomes the next one, text by text', () => {
  const rows = TARIFF.flatMap((row): CodeRow[] => {
    if (row.id === '8482') return []
    if (row.id === '8481808199')
      return [
        { ...row, duty: '7', unit: 'кг' },
        { ...row, id: '8481808198', duty: '5' },
      ]
    return [row.id === '73' ? { ...row, names: { ...row.names, en: 'Articles of iron' } } : row]
  })
  const after = whole(rows, '2026-10-01')
  const step = editionDifference(BEFORE, after)
  expect(text(withDifference(BEFORE, step))).toBe(text(after))
  expect(step.lines).toEqual([
    1,
    { 3: 'Articles of iron' },
    14,
    { 7: 'кг', 8: '7' },
    -1,
    ['8481808198', 'subheading10', '5', '', 'прочие', '', '', 'шт', '5', '63С)'],
  ])
  expect(text(step).length).toBeLessThan(text(after).length / 5)
})

test('nodes that have moved, and an edition without any node in common, come out right as well', () => {
  const moved = [...TARIFF.slice(5), ...TARIFF.slice(0, 5)]
  const other = [{ id: '99', level: 'chapter' as const, depth: 0, names: { ru: 'Прочее' } }]
  for (const rows of [moved, other, []]) {
    const after = whole(rows)
    expect(text(withDifference(BEFORE, editionDifference(BEFORE, after)))).toBe(text(after))
    expect(text(withDifference(after, editionDifference(after, BEFORE)))).toBe(text(BEFORE))
  }
})

test('a difference of another edition is refused', () => {
  const step = editionDifference(whole(TARIFF.slice(1)), BEFORE)
  expect(() => withDifference(BEFORE, step)).toThrow('another edition')
  expect(tariff().size).toBe(TARIFF.length)
})
