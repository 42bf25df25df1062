import { expect, test } from 'vitest'
import { formatsReader, type NumberFormat } from './number-formats.ts'

const BUILT_IN: Record<string, number> = { General: 0, '0%': 9, 'mm-dd-yy': 14 }

/** @returns the number as a cell with this format shows it */
function shown(code: string, stored: string): string {
  const formats: (NumberFormat | undefined)[] = []
  const reader = formatsReader(formats)
  const id = BUILT_IN[code] ?? 170
  const escaped = code.replaceAll('"', '&quot;')
  reader.write(`<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${escaped}"/></numFmts>
    <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`)
  reader.end()
  return formats[1]?.(stored) ?? stored
}

test.each([
  ['00000', '124', '00124'],
  ['00000', '12.5', '12.5'],
  ['0%', '0.2', '20%'],
  ['0.0%', '0.125', '12.5%'],
  ['mm-dd-yy', '45000', '2023-03-15'],
  ['[$-419]d mmmm yyyy;@', '45000', '2023-03-15'],
  ['#,##0.00 [$€-407]', '1500.5', '1500.5 €'],
  ['#,##0.00"₽"', '15', '15 ₽'],
  ['#,##0.00\\ "руб."', '15', '15 руб'],
  ['[$$-409]#,##0.00', '15', '15 $'],
  ['#,##0.00', '15.5', '15.5'],
  ['0" шт."', '15', '15'],
  ['General', '45000', '45000'],
])('a number in the format %s: %s is %s', (code, stored, text) => {
  expect(shown(code, stored)).toBe(text)
})
