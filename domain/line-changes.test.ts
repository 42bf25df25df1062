import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineChanges } from './line-changes.ts'

const shown = (before: string, after: string) =>
  lineChanges(before, after).map(({ kind, line }) => (kind === 'added' ? '+' : '-') + line)

test('lines that were removed and added are shown in their places, and no others', () => {
  expect(shown('a\nb\nc', 'a\nx\nc\nd')).toEqual(['-b', '+x', '+d'])
  expect(shown('', 'a')).toEqual(['+a'])
  expect(shown('a\nb', 'a\nb')).toEqual([])
  expect(shown('a\nb\nc\nd', 'c\nd\na\nb')).toHaveLength(4)
})

const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })

test('removed lines are in the old text, added ones in the new, and applying all turns the old text into the new', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const changes = lineChanges(before.join('\n'), after.join('\n'))
      const count = (all: string[], line: string) => all.filter((one) => one === line).length
      for (const line of ['a', 'b', 'c']) {
        const of = (kind: string) => changes.filter((one) => one.kind === kind && one.line === line).length
        expect(count(before, line) - of('removed') + of('added')).toBe(count(after, line))
      }
    }),
  )
})
