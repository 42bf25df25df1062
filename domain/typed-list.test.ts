import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedList } from './typed-list.ts'

test.each([
  ['28.14, 46.69', ['28.14', '46.69']],
  ['28.14，46.69', ['28.14', '46.69']],
  ['28.14、46.69；46.73', ['28.14', '46.69', '46.73']],
  ['28.14; 46.69;', ['28.14', '46.69']],
  ['28.14\r\n46.69\n\n28.14', ['28.14', '46.69']],
  ['２８．１４', ['28.14']],
  ['', []],
])('%j is the list %j', (text, list) => {
  expect(typedList(text)).toEqual(list)
})

test('a list is parsed alike with every separator', () => {
  const codes = fc.uniqueArray(fc.stringMatching(/^\d{2}\.\d{1,2}$/), { maxLength: 9 })
  const separators = fc.constantFrom(',', ';', '、', '，', '；', '\n', '\r\n', ', ', ' ; ', '\u3000')
  fc.assert(
    fc.property(codes, separators, (list, separator) => {
      expect(typedList(list.join(separator))).toEqual(list)
    }),
  )
})
