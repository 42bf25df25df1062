import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvReader } from './csv-reader.ts'

function rowsOf(text: string, separator = ';', piece = text.length || 1) {
  const reader = csvReader(separator)
  const rows = []
  for (let at = 0; at < text.length; at += piece) rows.push(...reader.write(text.slice(at, at + piece)))
  return [...rows, ...reader.end()]
}

describe('cells of CSV', () => {
  test.each([
    [
      'a;b\nc;d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a;"b;c\nd ""e"""\r\nf', [['a', 'b;c\nd "e"'], ['f']]],
    [
      '2" pump;1\n"open;2\n',
      [
        ['2" pump', '1'],
        ['"open', '2'],
      ],
    ],
    ['\n;;\na;\n', [['a', '']]],
  ])('%j', (text, cells) => {
    expect(rowsOf(text).map((row) => row.cells)).toEqual(cells)
  })

  test('have the lines that their rows begin on', () => {
    expect(rowsOf('\na;"b\nc"\r\n\r\nd\re').map(({ line }) => line)).toEqual([2, 5, 6])
  })

  test('are the same in pieces of any length', () => {
    const text = fc.array(fc.constantFrom('a', '"', ';', '\n', '\r\n', 'ж', '""')).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 7 }), (csv, piece) => {
        expect(rowsOf(csv, ';', piece)).toEqual(rowsOf(csv))
      }),
    )
  })

  test('are read back as they were before they were quoted', () => {
    const cells = fc.array(
      fc.array(
        fc.string({ minLength: 1 }).filter((one) => one.trim() !== ''),
        { minLength: 1 },
      ),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(cells, (rows) => {
        const csv = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join('|')).join('\n')
        expect(rowsOf(csv, '|').map((row) => row.cells)).toEqual(rows)
      }),
    )
  })
})
