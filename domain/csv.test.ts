import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvCell, toCsv } from './csv.ts'

/** Parses CSV (RFC 4180). */
function parse(csv: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let at = 1; at < csv.length; at++) {
    const letter = csv[at]
    if (quoted) {
      if (letter === '"' && csv[at + 1] === '"') cell += csv[at++]
      else if (letter === '"') quoted = false
      else cell += letter
    } else if (letter === '"') quoted = true
    else if (letter === separator || letter === '\r') {
      rows.at(-1)?.push(cell)
      cell = ''
      if (letter === '\r') {
        rows.push([])
        at++
      }
    } else cell += letter
  }
  return rows.slice(0, -1)
}

const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', "'", ' ', 'a', '＝', '1') }),
)

test.each([
  ['en', ','],
  ['ru', ';'],
  ['zh', ','],
] as const)('every text is read back unchanged, and none of them is a formula (%s)', (locale, separator) => {
  fc.assert(
    fc.property(fc.array(fc.array(texts, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const read = parse(toCsv(rows, locale), separator)
      expect(read.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
        rows.map((row) => row.map((cell) => cell.replace(/^'/, ''))),
      )
      for (const cell of read.flat()) expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/)
    }),
  )
})

test('numbers are written with the decimal sign of the language, negative ones without an apostrophe', () => {
  const row: CsvCell[][] = [['a', -1.5, 1250, null]]
  expect(toCsv(row, 'en')).toBe('\ufeffa,-1.5,1250,\r\n')
  expect(toCsv(row, 'ru')).toBe('\ufeffa;-1,5;1250;\r\n')
})
