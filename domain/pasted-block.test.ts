import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastedBlock } from './pasted-block.ts'

test.each([
  ['a column', '1\r\n2\r\n3\r\n', [['1'], ['2'], ['3']]],
  [
    'a block',
    'a\t1\nb\t2',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  ['an empty row between others', '1\n\n3\n', [['1'], [], ['3']]],
  ['empty rows above', '\n\n3\n', [[], [], ['3']]],
  ['an empty cell in a row', 'a\t\tc\n', [['a', '', 'c']]],
  [
    'a quoted cell of two lines',
    '"a\nb"\t1\nc\t2\n',
    [
      ['a\nb', '1'],
      ['c', '2'],
    ],
  ],
  ['an empty row below a cell of two lines', '"a\nb"\n\nc\n', [['a\nb'], [], ['c']]],
  ['inches, which open no quote', '2" valve\t1\n', [['2" valve', '1']]],
])('%s', (_, text, rows) => expect(pastedBlock(text)).toEqual(rows))

test('every block that a spreadsheet copies is read back row by row', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', '1', ' ', '"', '\n', '\t', 'я') })
    .filter((text) => text.trim() !== '')
  const quoted = (text: string) => (/["\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }), (block) => {
      const text = block.map((row) => row.map(quoted).join('\t')).join('\r\n')
      expect(pastedBlock(text)).toEqual(block)
    }),
  )
})
