import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../tests/fixtures/any-text.ts'
import { readXlsx } from '../forms/request-list/read-xlsx.ts'
import { joinedBytes } from '../joined-bytes.ts'
import type { SpreadsheetRow } from './cells.ts'
import { type Worksheet, writeXlsx } from './write-xlsx.ts'

async function written(...sheets: Worksheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  for await (const piece of writeXlsx(sheets)) pieces.push(piece)
  return joinedBytes(pieces)
}

const sheet = (rows: SpreadsheetRow[], head: string[] = []): Worksheet => ({ name: 'Goods', head, rows })

describe('a written spreadsheet', () => {
  test('is read back cell by cell', async () => {
    const file = await written(
      sheet(
        [['Кран шаровой <DN 50> & "муфта"', 12.5, null, { amount: 1490 }, { day: '2026-11-28' }]],
        ['Name', 'Qty', 'x'],
      ),
    )
    expect(await readXlsx(file, '.')).toEqual([
      ['Name', 'Qty', 'x'],
      // A day is the number of days since 1899.
      ['Кран шаровой <DN 50> & "муфта"', '12.5', '', '1490', '46354'],
    ])
  })

  test('has no formulas, whatever a text begins with', async () => {
    const [row] = await readXlsx(await written(sheet([['=1+1', '@SUM(A1)', '-5']])), '.')
    expect(row).toEqual(['=1+1', '@SUM(A1)', '-5'])
  })

  test('keeps any text except characters that XML does not allow', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyText({ minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 8 }),
        async (texts) => {
          const [row = []] = await readXlsx(await written(sheet([['first', ...texts, 'last']])), '.')
          const plain = (text: string) =>
            text
              .toWellFormed()
              .replaceAll('\r\n', '\n')
              .replace(/[\p{Cc}\ufffe\uffff]/gu, (one) => (/[\n\t]/.test(one) ? one : ''))
          expect(row).toEqual(['first', ...texts.map(plain), 'last'])
        },
      ),
      { numRuns: 50 },
    )
  })

  test('is written piece by piece while its rows are generated', async () => {
    let made = 0
    const row = 'x'.repeat(1000)
    async function* rows() {
      for (; made < 20_000; made += 1) yield [row, Math.random()]
    }
    const pieces = writeXlsx([{ name: 'Long', head: ['a', 'b'], rows: rows() }])
    let before = 0
    for await (const piece of pieces) {
      before += piece.length
      if (before > 20_000) break
    }
    expect(made).toBeLessThan(19_000)
  })

  test('fails with the error that reading its rows has thrown', async () => {
    async function* rows(): AsyncGenerator<SpreadsheetRow> {
      yield ['a']
      throw new Error('the database is gone')
    }
    await expect(written({ name: 'x', head: [], rows: rows() })).rejects.toThrow('the database is gone')
  })
})
