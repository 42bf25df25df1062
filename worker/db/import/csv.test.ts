import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRows } from './csv.ts'

const cells = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 })
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

test('cells that were written with quotes are read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(cells), fc.constantFrom(',', ';'), fc.constantFrom('\n', '\r\n'), (rows, mark, end) => {
      const text = rows.map((row) => row.map(quoted).join(mark) + end).join('')
      const filled = rows.filter((row) => row.some((cell) => cell !== ''))
      expect([...csvRows(text, mark)].map((row) => row.cells)).toEqual(filled)
    }),
  )
})

test('line numbers count line breaks within cells', () => {
  const text = 'a,b\n"one\ntwo",x\n\nlast,"y",'
  expect([...csvRows(text)]).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['one\ntwo', 'x'] },
    { line: 5, cells: ['last', 'y', ''] },
  ])
})

test.each(['a,"b\nc,d', 'a,b"c,d'])('an unclosed quote throws an error: %j', (text) => {
  expect(() => [...csvRows(text)]).toThrow('line 1')
})
