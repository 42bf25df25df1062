import { MAX_SKU_LENGTH } from '../limits.ts'
import type { Locale } from '../locale.ts'
import { type Cut, cutAmount, readAmount } from './amount.ts'
import { findColumns, type ListColumn } from './columns.ts'
import type { Role } from './heads.ts'
import { type ListLine, LONGEST_LINE_WORDS, LONGEST_LIST, MAX_LIST_LINES } from './line.ts'
import { splitRows } from './rows.ts'
import { unitOfWord } from './unit-words.ts'

/** The lines of a list, or why it is refused. */
type ParsedList = { lines: ListLine[] } | { refused: 'empty' | 'too-many-lines' | 'too-long' }

/** "1. ", "12) ", "№3 ", "- ", "• ": not "1.5 kW", and not "6308 ". */
const NUMBERED = /^(?:№\s*\d{1,4}[.):]?\s+|\(?\d{1,4}[.)、]\s+|\d{1,4}[)、](?=\D)|[-–—•·*▪●]\s+)/u

const cropped = (text: string, longest: number): string => text.slice(0, longest).trim()

/** Dashes and commas that were between a text and its amount. */
const tidy = (text: string): string => text.replace(/\s*[-–—:;,=]+$/u, '').trim()

const line = (words: string, article: string, amount: Pick<ListLine, 'quantity' | 'unit'>): ListLine => ({
  words: cropped(words, LONGEST_LINE_WORDS),
  article: cropped(article, MAX_SKU_LENGTH),
  quantity: amount.quantity,
  unit: amount.unit,
})

const NO_AMOUNT = { quantity: null, unit: null }

/** Share of lines that have to end in an amount before lengths and weights at the end are read as amounts, too. */
const USUALLY = 0.6

function linesOfText(texts: string[], locale: Locale): ListLine[] {
  const bare = texts.map((text) => text.replace(NUMBERED, ''))
  const cuts = bare.map((text) => cutAmount(text, locale))
  const areUsual = texts.length > 1 && cuts.filter((cut) => cut !== null).length >= texts.length * USUALLY
  return bare.map((text, at) => {
    const cut: Cut | null = cuts[at] ?? null
    // "40 шт" alone is a line without words: then the amount is all there is to show.
    if (!cut || (!cut.isSure && !areUsual) || tidy(cut.rest) === '') return line(text, '', NO_AMOUNT)
    return line(tidy(cut.rest), '', cut)
  })
}

function lineOfCells(cells: string[], columns: ListColumn[], hasHead: boolean, locale: Locale): ListLine {
  const of = (role: Role) => cells.filter((cell, at) => cell !== '' && columns[at]?.role === role)
  const column = columns.find(({ role }) => role === 'quantity')
  const words = of('words').join(' ')
  const text = hasHead ? words : words.replace(NUMBERED, '')
  const unit = unitOfWord(of('unit')[0] ?? '') ?? unitOfWord(column?.unit ?? '')
  const [article = ''] = of('article')
  const [written] = of('quantity')
  if (column === undefined) {
    const cut = cutAmount(text, locale)
    return cut?.isSure && tidy(cut.rest) !== ''
      ? line(tidy(cut.rest), article, cut)
      : line(text, article, { quantity: null, unit })
  }
  const amount = (written === undefined ? null : readAmount(written, locale)) ?? NO_AMOUNT
  return line(text, article, { quantity: amount.quantity, unit: amount.unit ?? unit })
}

/**
 * Parses a list as buyers have it: pasted from a spreadsheet, as CSV, or as lines of text.
 * @param locale language of the page: how numbers with one comma are read
 */
export function parseList(text: string, locale: Locale): ParsedList {
  if (text.length > LONGEST_LIST) return { refused: 'too-long' }
  const { rows, mark } = splitRows(text)
  if (rows.length > MAX_LIST_LINES + 20) return { refused: 'too-many-lines' }
  const lines =
    mark === null
      ? linesOfText(
          rows.map(([only = '']) => only),
          locale,
        )
      : linesOfTable(rows, locale)
  const wanted = lines.filter(({ words, article }) => /[\p{L}\p{N}]/u.test(words + article))
  if (wanted.length === 0) return { refused: 'empty' }
  return wanted.length > MAX_LIST_LINES ? { refused: 'too-many-lines' } : { lines: wanted }
}

function linesOfTable(rows: string[][], locale: Locale): ListLine[] {
  const { columns, body, hasHead } = findColumns(rows, locale)
  return body.map((cells) => lineOfCells(cells, columns, hasHead, locale))
}
