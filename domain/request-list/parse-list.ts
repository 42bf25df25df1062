import { MAX_SKU_LENGTH } from '../limits.ts'
import type { Locale } from '../locale.ts'
import { readAmount } from './amount.ts'
import { findColumns, type ListColumn } from './columns.ts'
import { type Cut, cutAmount } from './cut-amount.ts'
import type { Role } from './heads.ts'
import { type ListLine, MAX_ASIDE, MAX_LINE_WORDS_LENGTH, MAX_LIST_LENGTH, MAX_LIST_LINES } from './line.ts'
import { findNoGoods, isTotal } from './not-goods.ts'
import { splitProse } from './prose.ts'
import { joinRecords, type NotedText } from './records.ts'
import { MAX_READ_LENGTH, splitRows } from './rows.ts'
import { unitOfWord } from './unit-words.ts'

/** The lines of a list, and the text around it that is no goods. */
interface ReadList {
  lines: ListLine[]
  /** Greetings, terms, signatures, as they were written. */
  aside: string[]
}

/** A list, or why it is refused. */
type ParsedList = ReadList | { refused: 'empty' | 'too-many-lines' | 'too-long' }

/** "1. ", "12) ", "№3 ", "- ", "• ": not "1.5 kW", and not "6308 ". */
const NUMBERED =
  /^(?:№\s*\d{1,4}[.):]?\s+|(?:item|line|pos(?:ition)?|поз(?:иция)?|п)\.?\s*(?:no\.?|№)?\s*\d{1,4}\s*[.):：–-]\s+|\(?\d{1,4}[.)、]\s+|\d{1,4}[)、](?=\D)|[-–—•·*▪●]\s+)/iu

const cropped = (text: string, longest: number): string => text.slice(0, longest).trim()

/** Dashes and commas that were between a text and its amount. */
const tidy = (text: string): string => text.replace(/\s*[-–—:;,=]+$/u, '').trim()

const line = (words: string, article: string, amount: Pick<ListLine, 'quantity' | 'unit'>, note: string): ListLine => ({
  words: cropped(words, MAX_LINE_WORDS_LENGTH),
  article: cropped(article, MAX_SKU_LENGTH),
  quantity: amount.quantity,
  unit: amount.unit,
  ...(note !== '' && { note: cropped(note, MAX_LINE_WORDS_LENGTH) }),
})

const NO_AMOUNT = { quantity: null, unit: null }

/** Share of lines that have to end in an amount before lengths and weights at the end are read as amounts, too. */
const USUALLY = 0.6

/** Which lines are no goods; beyond the number that is stored, lines count as goods. */
const isAside = (texts: string[], cuts: (Cut | null)[], numbered: boolean[]): boolean[] => {
  let left = MAX_ASIDE
  return findNoGoods(texts, cuts, numbered).map((is) => {
    if (is) left -= 1
    return is && left >= 0
  })
}

const withoutNumber = (text: string): string => text.replace(NUMBERED, '')

/** Lines as they were written, each with one good: what takes several lines is joined, what shares one is parted. */
function linesOfGoods(written: string[], isWhole: boolean): NotedText[] {
  const whole = written.map((text) => ({ text, note: '' }))
  if (isWhole) return whole
  const joined = joinRecords(written, written.map(withoutNumber)) ?? whole
  return joined.flatMap(({ text, note }) =>
    splitProse(text).map((one, at) => ({ text: one, note: at > 0 ? '' : note })),
  )
}

function linesOfText(written: string[], locale: Locale, isWhole: boolean): ReadList {
  const noted = linesOfGoods(written, isWhole)
  const texts = noted.map(({ text }) => text)
  const bare = texts.map(withoutNumber)
  const cuts = bare.map((text) => cutAmount(text, locale))
  const numbered = texts.map((text, at) => text !== bare[at])
  const isLeftOut = isWhole ? [] : isAside(bare, cuts, numbered)
  const goods = bare.filter((_, at) => !isLeftOut[at])
  const notes = noted.flatMap(({ note }, at) => (isLeftOut[at] ? [] : note))
  const amounts = cuts.filter((_, at) => !isLeftOut[at])
  const areUsual = goods.length > 1 && amounts.filter((cut) => cut !== null).length >= goods.length * USUALLY
  const lines = goods.map((text, at) => {
    const cut: Cut | null = amounts[at] ?? null
    const note = notes[at] ?? ''
    // "40 шт" alone is a line without words: then the amount is all there is to show.
    if (!cut || (!cut.isSure && !areUsual) || tidy(cut.rest) === '') return line(text, '', NO_AMOUNT, note)
    return line(tidy(cut.rest), '', cut, note)
  })
  return { lines, aside: texts.filter((_, at) => isLeftOut[at]) }
}

function lineOfCells(cells: string[], columns: ListColumn[], hasHead: boolean, locale: Locale): ListLine {
  const of = (role: Role) => cells.filter((cell, at) => cell !== '' && columns[at]?.role === role)
  const column = columns.find(({ role }) => role === 'quantity')
  const words = of('words').join(' ').slice(0, MAX_READ_LENGTH)
  const text = hasHead ? words : words.replace(NUMBERED, '')
  const unit = unitOfWord(of('unit')[0] ?? '') ?? unitOfWord(column?.unit ?? '')
  const [article = ''] = of('article')
  const [written] = of('quantity')
  const note = of('note').join('; ')
  if (column === undefined) {
    const cut = cutAmount(text, locale)
    return cut?.isSure && tidy(cut.rest) !== ''
      ? line(tidy(cut.rest), article, cut, note)
      : line(text, article, { quantity: null, unit }, note)
  }
  const amount = (written === undefined ? null : readAmount(written, locale)) ?? NO_AMOUNT
  return line(text, article, { quantity: amount.quantity, unit: amount.unit ?? unit }, note)
}

const textOf = (cells: string[]): string =>
  cells
    .filter((cell) => cell !== '')
    .join(' ')
    .slice(0, MAX_READ_LENGTH)
/** Of a table only a row of one cell may be text around it. */
const hasOneCell = (cells: string[]): boolean => cells.filter((cell) => cell !== '').length === 1

/**
 * @returns whether a row is the title of a part of the table: words alone, without the number that the other rows have
 */
function isHeadingOf(columns: ListColumn[], body: string[][]): (cells: string[]) => boolean {
  const at = columns.findIndex(({ role }) => role === 'number')
  const hasNumber = (cells: string[]) => (cells[at] ?? '') !== ''
  const isNumbered = at >= 0 && body.filter(hasNumber).length >= body.length * USUALLY
  return (cells) => isNumbered && hasOneCell(cells) && !hasNumber(cells)
}

function linesOfTable(rows: string[][], locale: Locale, isWhole: boolean): ReadList {
  const { columns, body, hasHead } = findColumns(rows, locale)
  const above = hasHead ? rows.slice(0, rows.length - body.length - 1).map(textOf) : []
  const whole = body.map(textOf)
  const texts = whole.map((text) => text.replace(NUMBERED, ''))
  const numbered = whole.map((text, at) => text !== texts[at])
  const cuts = texts.map((text) => cutAmount(text, locale))
  const found = isWhole ? [] : isAside(texts, cuts, numbered)
  const isPart = isHeadingOf(columns, body)
  const isLeftOut = body.map(
    (cells, at) => isPart(cells) || (found[at] && (hasOneCell(cells) || isTotal(texts[at] ?? ''))),
  )
  const goods = body.filter((_, at) => !isLeftOut[at])
  return {
    lines: goods.map((cells) => lineOfCells(cells, columns, hasHead, locale)),
    aside: [...above, ...texts.filter((_, at) => isLeftOut[at])].slice(0, MAX_ASIDE),
  }
}

/**
 * Parses a list as buyers have it: pasted from a spreadsheet, as CSV, or as lines of text, with the letter around it.
 * @param locale language of the page: how numbers with one comma are read
 * @param isWhole whether every line is of goods, whatever it says
 */
export function parseList(text: string, locale: Locale, isWhole = false): ParsedList {
  if (text.length > MAX_LIST_LENGTH) return { refused: 'too-long' }
  const { rows, separator } = splitRows(text)
  if (rows.length > MAX_LIST_LINES + 20) return { refused: 'too-many-lines' }
  const read =
    separator === null
      ? linesOfText(
          rows.map(([only = '']) => only),
          locale,
          isWhole,
        )
      : linesOfTable(rows, locale, isWhole)
  const lines = read.lines.filter(({ words, article }) => /[\p{L}\p{N}]/u.test(words + article))
  if (lines.length === 0) return { refused: 'empty' }
  if (lines.length > MAX_LIST_LINES) return { refused: 'too-many-lines' }
  const aside = read.aside.filter((one) => /[\p{L}\p{N}]/u.test(one))
  return { lines, aside: aside.map((one) => cropped(one, MAX_LINE_WORDS_LENGTH)) }
}
