/** Formats of numbers in a spreadsheet that show more than the number: 00124, 20%, 2026-11-01, 15 €. */

import { DAY_MS } from '../../domain/durations.ts'
import { utcDay } from '../../domain/utc-day.ts'
import { EPOCH } from './day-count.ts'
import { local, type PartReader, partXmlReader } from './part-reader.ts'

/**
 * A format.
 * @param stored the number as it is stored
 * @returns the number as it is shown
 */
export type NumberFormat = (stored: string) => string

const LATEST = 2_958_465

const asDay: NumberFormat = (stored) => {
  const days = Math.floor(Number(stored))
  return days > 0 && days <= LATEST ? utcDay(EPOCH + days * DAY_MS) : stored
}

const asShare: NumberFormat = (stored) => `${Number((Number(stored) * 100).toPrecision(12))}%`

/** Built-in formats by their ids, for which files have no code. */
const BUILT_IN = new Map<number, NumberFormat>([
  ...[9, 10].map((id) => [id, asShare] as const),
  ...[14, 15, 16, 17, 22].map((id) => [id, asDay] as const),
])

const SIGN = /[$€¥￥₽₸₴]|(?<!\p{L})(?:руб|р|EUR|USD|CNY|RUB|KZT|BYN|UAH)(?!\p{L})/u

function ofCode(code: string): NumberFormat | undefined {
  const [positive = ''] = code.split(';')
  // [$€-407] has a sign and a language, [$-419] only a language; colours are in brackets, too.
  const shown = positive.replace(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g, '$1').replace(/\[[^\]]*\]|\\|"/g, '')
  if (/^0{2,20}$/.test(shown)) return (stored) => (/^\d+$/.test(stored) ? stored.padStart(shown.length, '0') : stored)
  if (shown.includes('%')) return asShare
  const [sign] = SIGN.exec(shown) ?? []
  if (sign !== undefined) return (stored) => `${stored} ${sign}`
  return /y/i.test(shown) && /[md]/i.test(shown) ? asDay : undefined
}

const MAX_FORMATS = 10_000

/** Collects the formats of cells in the order of their styles. */
export function formatsReader(formats: (NumberFormat | undefined)[]): PartReader {
  const codes = new Map<number, NumberFormat | undefined>()
  let areCells = false
  return partXmlReader({
    open(name, { numFmtId, formatCode = '' }) {
      const id = Number(numFmtId)
      if (local(name) === 'numFmt' && codes.size < MAX_FORMATS) codes.set(id, ofCode(formatCode.slice(0, 200)))
      if (local(name) === 'cellXfs') areCells = true
      if (local(name) === 'xf' && areCells && formats.length < MAX_FORMATS)
        formats.push(codes.has(id) ? codes.get(id) : BUILT_IN.get(id))
    },
    close(name) {
      if (local(name) === 'cellXfs') areCells = false
    },
  })
}
