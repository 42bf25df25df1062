import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../../../tests/fixtures/any-text.ts'
import { AppError } from '../../http/problem.ts'
import { fileName } from './file-name.ts'

test.each([
  ['pump.png', 'image/png', 'pump.png'],
  ['PUMP.JPG', 'image/jpeg', 'PUMP.JPG'],
  ['Насос ЦНС 38-44.pdf', 'application/pdf', 'Насос ЦНС 38-44.pdf'],
  ['阀门.DN50.2026.pdf', 'application/pdf', '阀门.DN50.2026.pdf'],
  ['scan.pdf.pdf', 'application/pdf', 'scan.pdf.pdf'],
  ['C:\\fakepath\\pump.png', 'image/png', 'pump.png'],
  ['../../pump.png', 'image/png', 'pump.png'],
  ['pump', 'image/webp', 'pump.webp'],
  ['v1.2', 'application/pdf', 'v1.2.pdf'],
  ['', 'image/gif', 'file.gif'],
  ['и\u0306.png', 'image/png', 'й.png'],
])('%j as %s is %j', (given, type, name) => expect(fileName(given, type)).toBe(name))

test.each([
  ['pump.jpg', 'image/png'],
  ['pump.exe', 'image/png'],
  ['pump.php.png', 'image/png'],
  ['pump.png.exe', 'image/png'],
  ['pump.exe .png', 'image/png'],
  ['price.xlsx.pdf', 'application/pdf'],
  ['pump\u202egnp.png', 'image/png'],
  ['pump\0.png', 'image/png'],
  [`${'x'.repeat(200)}.png`, 'image/png'],
])('%j as %s is refused', (given, type) => {
  expect(() => fileName(given, type)).toThrow(new AppError('file.name', 422))
})

test('a name is refused, or it is printable and has the extension of its type', () =>
  fc.assert(
    fc.property(anyText({ maxLength: 40 }), (given) => {
      try {
        expect(fileName(given, 'image/png')).toMatch(/^[^/\\\p{Cc}]+\.(a?png)$/iu)
      } catch (error) {
        expect(error).toEqual(new AppError('file.name', 422))
      }
    }),
  ))
