import { describe, expect, test } from 'vitest'
import { pdf, XLSX_PARTS, zip } from '../../../../../tests/fixtures/uploads/documents.ts'
import { joined, PICTURES, refusal } from '../../../../../tests/fixtures/uploads/inspected.ts'
import { jpeg } from '../../../../../tests/fixtures/uploads/pictures.ts'

describe('two files in one', () => {
  const archive = zip(XLSX_PARTS)
  const page = '<!DOCTYPE html><script>alert(1)</script>'

  test.each(Object.entries(PICTURES))('%s with another file appended is refused', async (_, make) => {
    for (const behind of [archive, pdf(), page]) expect(await refusal(joined(make(10, 10), behind))).not.toBe('taken')
  })

  test('a JPEG with an archive or a document appended is refused', async () => {
    expect(await refusal(joined(jpeg(10, 10), archive))).toBe('file.polyglot')
    expect(await refusal(joined(jpeg(10, 10), pdf()))).toBe('file.polyglot')
  })

  test('an HTML page in a picture’s header is refused', async () => {
    const start = jpeg(10, 10).subarray(0, 2)
    const rest = jpeg(10, 10).subarray(2)
    const comment = joined(new Uint8Array([0xff, 0xfe, 0, page.length + 2]), page)
    expect(await refusal(joined(start, comment, rest))).toBe('file.polyglot')
  })

  test('a PDF that is also an archive is refused, and the reverse', async () => {
    expect(await refusal(joined(pdf(), archive))).toBe('file.polyglot')
    expect(await refusal(zip([{ name: '%PDF-1.7' }, ...XLSX_PARTS]))).toBe('file.polyglot')
  })

  test.each([
    ['a drawing that could hold script', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', page],
    ['a program', 'MZ\x90\0'],
    ['nothing', ''],
  ])('%s is not an accepted type', async (_, content) => expect(await refusal(joined(content))).toBe('file.type'))

  test('a photo in the format of iPhones is refused by its name', async () => {
    expect(await refusal(joined('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toBe('file.heic')
    expect(await refusal(joined('\0\0\0\x18ftypisom\0\0\0\0mp42'))).toBe('file.type')
  })
})
