import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TARIFF, tariff } from '../../tests/fixtures/classifier-tree.ts'
import { type CodeRow, compactTree } from './compact.ts'
import { formatCode } from './format-code.ts'
import { childrenOf, codeOf, dutyOf, levelOf, openTree, pathOf, unitOfNode } from './tree.ts'

const HEAD = { tree: 'tnved' as const, dated: '2026-01-01', builtin: false, sources: [], unofficial: [], texts: '' }

/** Depths of a tree in its own order: each is at most one deeper than the one before. */
const depths = fc.array(fc.nat(3), { maxLength: 60 }).map((steps) => {
  let depth = -1
  return steps.map((step) => {
    depth = Math.max(0, Math.min(depth + 1 - step, 30))
    return depth
  })
})

const text = fc.string({ unit: 'grapheme', maxLength: 12 })

test('rows survive the compact form unchanged', () => {
  fc.assert(
    fc.property(depths, fc.infiniteStream(text), (levels, texts) => {
      const next = () => (texts.next().value ?? '').replace(/\s+/g, ' ').trim()
      const rows = levels.map(
        (depth, at): CodeRow => ({
          id: `n${at}`,
          level: 'group',
          depth,
          names: { en: next(), ru: next() },
          unit: next(),
          duty: next(),
        }),
      )
      const tree = openTree(JSON.parse(JSON.stringify(compactTree(HEAD, rows))))
      expect(tree.size).toBe(rows.length)
      for (const [at, row] of rows.entries()) {
        expect([tree.ids[at], tree.depths[at], tree.names.en[at], tree.names.ru[at], tree.names.zh[at]]).toEqual([
          row.id,
          row.depth,
          row.names.en,
          row.names.ru,
          '',
        ])
        expect([unitOfNode(tree, at), dutyOf(tree, at)]).toEqual([row.unit || null, row.duty || null])
      }
    }),
    { numRuns: 50 },
  )
})

test('parents, paths and children agree', () => {
  fc.assert(
    fc.property(depths, (levels) => {
      const rows = levels.map((depth, at): CodeRow => ({ id: `n${at}`, level: 'group', depth, names: {} }))
      const tree = openTree(compactTree(HEAD, rows))
      for (let at = 0; at < tree.size; at += 1) {
        const path = pathOf(tree, at)
        const parent = path.at(-1) ?? -1
        expect(childrenOf(tree, parent)).toContain(at)
        expect(path).toHaveLength(tree.depths[at] ?? -1)
        expect(tree.ends[at] === at + 1).toBe(childrenOf(tree, at).length === 0)
      }
    }),
    { numRuns: 50 },
  )
})

describe('the tariff', () => {
  const tree = tariff()
  const at = (id: string) => tree.positions.get(id) ?? -1

  test('a node has its level, code and position', () => {
    expect(levelOf(tree, at('848180819'))).toBe('subheading9')
    expect(pathOf(tree, at('8481808199')).map((up) => tree.ids[up])).toEqual([
      'SXVI',
      '84',
      '8481',
      '848180',
      '848180819',
    ])
    expect(childrenOf(tree, -1).map((one) => tree.ids[one])).toEqual(['SXV', 'SXVI'])
    expect([codeOf(tree, at('SXVI')), codeOf(tree, at('7304-g1')), codeOf(tree, at('8482'))]).toEqual([
      'XVI',
      null,
      '8482',
    ])
  })

  test.each([
    ['8481808199', '8481 80 819 9'],
    ['848180819', '8481 80 819'],
    ['84818081', '8481 80 81'],
    ['848180', '8481 80'],
    ['8481', '8481'],
    ['84', '84'],
    ['28.14.1', '28.14.1'],
    ['C', 'C'],
  ])('%s is shown as %s', (code, shown) => expect(formatCode(code)).toBe(shown))
})

test('a truncated file is refused', () => {
  const compact = compactTree(HEAD, TARIFF)
  expect(() => openTree({ ...compact, depths: compact.depths.slice(1) })).toThrow('columns')
})
