import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../domain/locale.ts'
import { parseList } from '../../../domain/request-list/parse-list.ts'
import { zip } from '../../../tests/fixtures/uploads/documents.ts'
import { readFile as readReserving } from './read-file.ts'
import { UnusableFile } from './unusable-file.ts'

const readFile = (file: Uint8Array, locale: Locale) => readReserving(file, locale, () => undefined)
const bytes = (...numbers: number[]) => new Uint8Array(numbers)
const utf16 = (text: string, isLittle: boolean): Uint8Array =>
  bytes(
    ...[...text]
      .flatMap((char) => [char.charCodeAt(0) & 0xff, char.charCodeAt(0) >> 8])
      .reduce<number[]>((all, byte, at, list) => {
        all.push(isLittle ? byte : (list[at ^ 1] ?? 0))
        return all
      }, []),
  )

/** "Кран;12" in windows-1251, 球阀;12 in GB18030. */
const RUSSIAN = bytes(0xca, 0xf0, 0xe0, 0xed, 0x3b, 0x31, 0x32)
const CAPITALS = bytes(0xca, 0xd0, 0xc0, 0xcd, 0x20, 0xd8, 0xc0, 0xd0, 0xce, 0xc2, 0xce, 0xc9)
const CHINESE = bytes(0xc7, 0xf2, 0xb7, 0xa7, 0x3b, 0x31, 0x32)

describe('a text file', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('Кран;12'), 'Кран;12'],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x41), 'A'],
    ['UTF-16', bytes(0xff, 0xfe, ...utf16('球阀;12', true)), '球阀;12'],
    ['UTF-16 without a mark', utf16('Valve;12', true), 'Valve;12'],
    ['UTF-16 in the other order', utf16('Valve;12', false), 'Valve;12'],
    ['windows-1251', RUSSIAN, 'Кран;12'],
    ['windows-1251 in capitals', CAPITALS, 'КРАН ШАРОВОЙ'],
    ['GB18030', CHINESE, '球阀;12'],
  ])('in %s is read', async (_, file, text) => {
    expect(await readFile(file, 'ru')).toBe(text)
  })
})

const attributes = (count: number) => Array.from({ length: count }, (_, at) => `a${at}=""`).join(' ')

const WORKBOOK =
  '<workbook xmlns:r="r"><sheets><sheet name="Old" state="hidden" r:id="rId1"/><sheet name="List" r:id="rId2"/></sheets></workbook>'
const RELATIONS =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>'

function spreadsheet(sheet: string, shared: string[] = []): Uint8Array {
  const texts = shared.map((text) => `<si><r><t>${text}</t></r><rPh><t>x</t></rPh></si>`).join('')
  return zip([
    { name: 'xl/workbook.xml', content: WORKBOOK },
    { name: 'xl/_rels/workbook.xml.rels', content: RELATIONS },
    { name: 'xl/sharedStrings.xml', content: `<sst>${texts}</sst>` },
    { name: 'xl/worksheets/sheet1.xml', content: '<worksheet/>' },
    { name: 'xl/worksheets/sheet2.xml', content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
  ])
}

describe('a spreadsheet', () => {
  test('has the cells of its first visible sheet, numbers as the page writes them', async () => {
    const file = spreadsheet(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Кол-во</t></is></c></row>' +
        '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="C2"><v>12.500000000000002</v></c></row>',
      ['Наименование', 'Труба 57&amp;3,5'],
    )
    expect(await readFile(file, 'ru')).toBe('Наименование\t\tКол-во\nТруба 57&3,5\t\t12,5')
    expect(parseList(await readFile(file, 'ru'), 'ru')).toMatchObject({
      lines: [{ words: 'Труба 57&3,5', quantity: 12.5 }],
    })
  })

  test('with too many rows is refused as too long, and not cut', async () => {
    const rows = Array.from({ length: 1100 }, (_, at) => `<row><c r="A${at + 1}"><v>${at}</v></c></row>`).join('')
    expect(parseList(await readFile(spreadsheet(rows), 'en'), 'en')).toEqual({ refused: 'too-many-lines' })
  })

  test.each([
    ['another archive', zip([{ name: 'a.txt' }])],
    ['a cut file', spreadsheet('<row/>').slice(0, 300)],
    ['one that unpacks to far more', spreadsheet(' '.repeat(25_000_000))],
    ['one of elements within elements, which would take hours', spreadsheet('<c>'.repeat(1_000_000))],
    ['one of a million attributes', spreadsheet(`<row ${attributes(300_000)}/>`)],
    [
      'one of texts without end',
      spreadsheet(
        '<row/>',
        Array.from({ length: 110_000 }, () => ''),
      ),
    ],
    [
      'one whose cells all refer to a long text',
      spreadsheet(`<row>${'<c t="s"><v>0</v></c>'.repeat(60)}</row>`.repeat(2), ['a'.repeat(32_000)]),
    ],
    ['an old spreadsheet, or an encrypted one', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
    ['a PDF', new TextEncoder().encode('%PDF-1.7')],
  ])('is refused where it is %s', async (_, file) => {
    await expect(readFile(file, 'en')).rejects.toBeInstanceOf(UnusableFile)
  })

  test('is read or refused, whatever its bytes are', async () => {
    const file = spreadsheet('<row><c r="A1"><v>1</v></c></row>')
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.integer({ min: 0, max: 255 }), async (at, byte) => {
        const changed = file.slice()
        changed[at] = byte
        const text = await readFile(changed, 'en').catch((error: unknown) => error)
        expect(typeof text === 'string' || text instanceof UnusableFile).toBe(true)
      }),
    )
  })
})
