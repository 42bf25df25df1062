import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DOCX_PARTS, pdf, XLSX_PARTS, zip } from '../../../../../tests/fixtures/uploads/documents.ts'
import { found, joined, PICTURES, refusal } from '../../../../../tests/fixtures/uploads/inspected.ts'
import { avif, FOREIGN, gif, jpeg, png, webp } from '../../../../../tests/fixtures/uploads/pictures.ts'

const decoded = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

/** WebP and GIF store a side in 14 and 16 bits. */
const side = fc.integer({ min: 1, max: 6000 })
const picture = fc.constantFrom(...Object.entries(PICTURES))

describe('pictures', () => {
  test('the content gives type and size, whatever the size', () =>
    fc.assert(
      fc.asyncProperty(picture, side, side, async ([kind, make], width, height) => {
        expect(await found(make(width, height))).toMatchObject({ type: `image/${kind}`, width, height })
      }),
    ))

  test.each([
    ['webpLossy', 'image/webp', 1],
    ['webpLossless', 'image/webp', 1],
    ['gif', 'image/gif', 1],
    ['png', 'image/png', 1],
  ] as const)('written by another program: %s', async (name, type, width) => {
    expect(await found(decoded(FOREIGN[name]))).toMatchObject({ type, width, height: width })
  })

  test.each([
    [1, 30, 20],
    [3, 30, 20],
    [6, 20, 30],
    [8, 20, 30],
  ])('a JPEG of orientation %i is %i wide', async (orientation, width, height) => {
    expect(await found(jpeg(30, 20, { orientation }))).toMatchObject({ width, height })
  })

  test('a rotated AVIF has its sides exchanged', async () => {
    expect(await found(avif(300, 200, 1))).toMatchObject({ width: 200, height: 300 })
    expect(await found(avif(300, 200, 2))).toMatchObject({ width: 300, height: 200 })
  })

  test('more than 40 megapixels are refused', async () => {
    for (const make of [png, jpeg, gif, webp, avif]) {
      expect(await refusal(make(8000, 5000)), make.name).toBe('taken')
      expect(await refusal(make(8001, 5000)), make.name).toBe('file.too-many-pixels')
    }
    expect(await refusal(png(4_294_967_295, 4_294_967_295))).toBe('file.too-many-pixels')
    expect(await refusal(png(0, 100))).toBe('file.damaged')
  })

  test('all frames count towards the pixels', async () => {
    expect(await refusal(png(2000, 2000, 100))).toBe('taken')
    expect(await refusal(png(2000, 2000, 101))).toBe('file.too-many-pixels')
    expect(await refusal(gif(2000, 2000, 100))).toBe('taken')
    expect(await refusal(gif(2000, 2000, 101))).toBe('file.too-many-pixels')
  })

  test('more than ten megabytes are refused', async () => {
    const behind = (size: number) => jpeg(10, 10, { behind: '\xff\xd8'.padEnd(size - jpeg(10, 10).length, '\0') })
    expect(behind(10_000_000)).toHaveLength(10_000_000)
    expect(await refusal(behind(10_000_000))).toBe('taken')
    expect(await refusal(behind(10_000_001))).toBe('file.too-large')
  })

  test('what phones append to a JPEG is cut off', async () => {
    const plain = jpeg(10, 10)
    expect((await found(jpeg(10, 10, { behind: '\xff\xd8\xff\xe1 gain map' }))).end).toBe(plain.length)
  })
})

describe('documents', () => {
  test('the content gives the type', async () => {
    expect(await found(pdf())).toMatchObject({ type: 'application/pdf' })
    expect((await found(zip(XLSX_PARTS))).type).toMatch(/spreadsheetml\.sheet$/)
    expect((await found(zip(DOCX_PARTS))).type).toMatch(/wordprocessingml\.document$/)
  })

  test.each([
    ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
    ['a script whose name is spelt by numbers', '<< /S /J#61vaScr#69pt /JS 5 0 R >>'],
    ['a program that is started', '<< /S /Launch /F (cmd.exe) >>'],
    ['a script across two reads', `${' '.repeat(256 * 1024 - 60)}<< /S /JavaScript >>`],
  ])('a PDF with %s is refused', async (_, body) => expect(await refusal(pdf(body))).toBe('file.active'))

  const objects = (content: string, filter = '/FlateDecode') =>
    `7 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} >>\nstream\r\n${deflateSync(content).toString('latin1')}\nendstream\nendobj`

  test('scripts in packed objects of a PDF are found, and other ways to pack objects are refused', async () => {
    expect(await refusal(pdf(objects('1 0 << /S /JavaScript /JS (x) >>')))).toBe('file.active')
    expect(await refusal(pdf(objects('1 0 << /Type /Page >>', '[/ASCIIHexDecode /FlateDecode]')))).toBe('file.active')
    expect(await refusal(pdf(objects('1 0 << /Type /Page >>')))).toBe('taken')
    expect(await refusal(pdf(objects(' '.repeat(101_000_000))))).toBe('file.bomb')
  })

  test('more than twenty megabytes are refused', async () => {
    const overhead = pdf().length
    expect(await refusal(pdf('x'.repeat(20_000_000 - overhead)))).toBe('taken')
    expect(await refusal(pdf('x'.repeat(20_000_001 - overhead)))).toBe('file.too-large')
  })

  test.each([
    ['of a part that unpacks too well', [{ name: 'xl/a.xml', unpacked: 250_000_000, packed: Buffer.alloc(1000) }]],
    [
      'of many parts that unpack too far',
      Array.from({ length: 4 }, (_, at) => ({
        name: `xl/${at}.xml`,
        unpacked: 80_000_000,
        packed: Buffer.alloc(500_000),
      })),
    ],
    ['of parts that share their bytes', [{ name: 'xl/a.xml', sameAs: 3 }]],
    ['of more parts than any document has', Array.from({ length: 5000 }, (_, at) => ({ name: `xl/${at}` }))],
  ])('a bomb %s', async (_, more) => expect(await refusal(zip([...XLSX_PARTS, ...more]))).toBe('file.bomb'))

  test.each([
    ['file.active', { name: 'xl/vbaProject.bin' }],
    ['file.encrypted', { name: 'xl/a.xml', flags: 1 }],
    ['file.damaged', { name: '../../etc/passwd' }],
    ['file.damaged', { name: '/etc/passwd' }],
    ['file.damaged', { name: 'xl/workbook.xml' }],
  ])('%s: %o', async (code, part) => expect(await refusal(zip([...XLSX_PARTS, part]))).toBe(code))

  test('a part that unpacks to more than the directory says is refused, and one that unpacks to less', async () => {
    const lying = { name: 'xl/a.xml', content: 'x'.repeat(900_000) }
    expect(await refusal(zip([...XLSX_PARTS, lying]))).toBe('taken')
    expect(await refusal(zip([...XLSX_PARTS, { ...lying, unpacked: 1000 }]))).toBe('file.bomb')
    expect(await refusal(zip([...XLSX_PARTS, { ...lying, unpacked: 900_001 }]))).toBe('file.damaged')
    expect(await refusal(zip([...XLSX_PARTS, { ...lying, packed: Buffer.from('no deflate') }]))).toBe('file.damaged')
  })

  const relation = (type: string, target: string, mode = 'TargetMode="External"') => ({
    name: 'word/_rels/settings.xml.rels',
    content: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" ${mode}/></Relationships>`,
  })

  test.each([
    ['a remote template', relation('attachedTemplate', 'https://evil.example/a.dotm')],
    ['a template on a share', relation('attachedTemplate', 'file://evil.example/a.dotm')],
    ['a picture that is fetched', relation('image', 'https://evil.example/seen.png')],
    ['a link to a share, which sends a password’s hash', relation('hyperlink', '&#92;&#92;evil.example/a')],
    ['a table of a workbook elsewhere', relation('externalLinkPath', 'https://evil.example/a.xlsx')],
    ['a mode that is written as numbers', relation('image', 'https://evil.example', 'TargetMode="&#69;xternal"')],
    ['a target with a bracket in it', relation('image', 'https://evil.example/?a>b')],
    [
      'a macro project under another name',
      { name: 'a.rels', content: '<Relationship Type="x/vbaProject" Target="a.bin"/>' },
    ],
    ['a sheet of old macros', { name: 'xl/macrosheets/sheet1.xml' }],
    [
      'a link to another program',
      { name: 'xl/externalLinks/externalLink1.xml', content: '<x:ddeLink ddeService="cmd"/>' },
    ],
  ])('%s is refused', async (_, part) => expect(await refusal(zip([...DOCX_PARTS, part]))).toBe('file.active'))

  test('a content type with macros is refused', async () => {
    const [, main] = XLSX_PARTS.slice(1)
    const types = {
      name: '[Content_Types].xml',
      content: '<Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>',
    }
    expect(await refusal(zip([types, ...(main ? [main] : [])]))).toBe('file.active')
  })

  test('a description that could be read in two ways is refused', async () => {
    for (const content of ['<!DOCTYPE a [<!ENTITY b "External">]>', '\0', '<Relationship Id="a" TargetMode=External>'])
      expect(await refusal(zip([...DOCX_PARTS, { name: 'word/_rels/a.rels', content }])), content).toBe('file.damaged')
  })

  test.each([
    relation('hyperlink', 'https://www.supplier.example/a?b=1&amp;c=2'),
    relation('hyperlink', 'mailto:sales@supplier.example'),
    relation('externalLinkPath', 'prices.xlsx'),
    relation('externalLinkPath', 'file:///C:/prices.xlsx'),
    relation('image', 'media/image1.png', ''),
  ])('links that a reader clicks, and parts of the document itself, are accepted: %o', async (part) =>
    expect(await refusal(zip([...DOCX_PARTS, part]))).toBe('taken'),
  )

  test('a zip archive that is not a document is refused', async () =>
    expect(await refusal(zip([{ name: 'a.txt' }]))).toBe('file.type'))

  test('bytes that the archive’s directory does not cover are refused', async () => {
    const whole = zip(XLSX_PARTS)
    const end = whole.length - 22
    expect(await refusal(joined(whole.subarray(0, end), 'hidden', whole.subarray(end)))).toBe('file.damaged')
  })
})

describe('any input', () => {
  const files = [png(9, 9), jpeg(9, 9), gif(9, 9), webp(9, 9), avif(9, 9), pdf(), zip(XLSX_PARTS), zip(DOCX_PARTS)]

  test('random bytes are refused with a code', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => (await refusal(bytes)).startsWith('file.')),
    ))

  test('a damaged file is accepted or refused with a code, and parsing it ends', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (file, changes) => {
          const bytes = file.slice()
          for (const [at, value] of changes) bytes[at % bytes.length] = value
          expect(await refusal(bytes)).toMatch(/^(taken|file\.)/)
        },
      ),
      { numRuns: 3000 },
    ))

  test('the size of the read window does not change the result', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.integer({ min: 1, max: 64 }),
        fc.nat(),
        async (file, window, cut) => {
          const whole = file
          const part = file.subarray(0, cut % file.length)
          expect(await found(whole, window)).toEqual(await found(whole))
          expect(await refusal(part, window)).toBe(await refusal(part))
        },
      ),
      { numRuns: 1000 },
    ))

  test('a picture in more chunks than any program writes is refused without reading them all', async () => {
    const tiny = Buffer.concat(Array.from({ length: 150_000 }, () => Buffer.from('\0\0\0\0tEXtCRC!', 'latin1')))
    const start = png(1, 1).subarray(0, 33)
    const end = png(1, 1).subarray(33)
    expect(await refusal(joined(start, tiny.subarray(0, 12 * 1000), end))).toBe('taken')
    expect(await refusal(joined(start, tiny, end))).toBe('file.damaged')
  })

  test('a truncated file is refused, wherever it is cut', async () => {
    for (const file of files) {
      // Losing only the last line break leaves a PDF complete.
      for (let length = 0; length < file.length - 1; length += 1) {
        expect(await refusal(file.subarray(0, length)), `${length} of ${file.length} bytes`).toMatch(/^file\./)
      }
    }
  })
})
