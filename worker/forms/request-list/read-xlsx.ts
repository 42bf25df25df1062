/** Reads the cells of a spreadsheet (ECMA-376, SpreadsheetML): of the first sheet that is not hidden. */
import { MAX_LIST_LINES } from '../../../domain/request-list/line.ts'
import { markupParser } from '../../markup-parser.ts'
import { UnusableFile } from './unusable-file.ts'
import { type PartReader, unzip } from './unzip.ts'

/** Rows that are read: the lines of a list, and what is above them. */
const MOST_ROWS = MAX_LIST_LINES + 20
const MOST_COLUMNS = 60
/** UTF-16 units of all texts that cells refer to, and how many there are: a workbook may have other sheets than the list. */
const LONGEST_TEXTS = 2_000_000
const MOST_TEXTS = 100_000

type Attributes = Record<string, string>

interface Handlers {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Names without the prefix of their namespace, which programs choose. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

function xmlReader({ open, text, close }: Handlers): PartReader {
  const parser = markupParser(
    {
      onopentag: (name, attributes) => open?.(local(name), attributes),
      ontext: (data) => text?.(data),
      onclosetag: (name) => close?.(local(name)),
    },
    { xmlMode: true },
  )
  return { write: (xml) => parser.write(xml), end: () => parser.end() }
}

/** @returns a function that throws UnusableFile once more than `most` has been added to it altogether */
function atMost(most: number): (more: number) => void {
  let left = most
  return (more) => {
    left -= more
    if (left < 0) throw new UnusableFile()
  }
}

/** The texts that cells refer to by number; readings of Japanese texts (rPh) are no part of them. */
function textsReader(texts: string[]): PartReader {
  const countUnits = atMost(LONGEST_TEXTS)
  const countTexts = atMost(MOST_TEXTS)
  let isText = false
  let isReading = false
  return xmlReader({
    open(name) {
      if (name === 'si') {
        countTexts(1)
        texts.push('')
      }
      if (name === 'rPh') isReading = true
      if (name === 't') isText = !isReading
    },
    text(data) {
      if (!isText) return
      countUnits(data.length)
      texts[texts.length - 1] += data
    },
    close(name) {
      if (name === 'rPh') isReading = false
      if (name === 't') isText = false
    },
  })
}

/** What a workbook says of its sheets. */
interface Sheets {
  /** Relation of the first one that people see. */
  first?: string
  /** Paths by relation. */
  paths: Map<string, string>
}

const workbookReader = (sheets: Sheets): PartReader =>
  xmlReader({
    open(name, attributes) {
      if (name === 'sheet' && (attributes.state ?? 'visible') === 'visible') sheets.first ??= attributes['r:id']
    },
  })

function relationsReader({ paths }: Sheets): PartReader {
  const count = atMost(MOST_TEXTS)
  return xmlReader({
    open(name, { Id, Target }) {
      count(1)
      if (name === 'Relationship' && Id !== undefined && Target !== undefined) paths.set(Id, Target)
    },
  })
}

/** 'C7' → 2 */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** "12.500000000000002", as it is stored → "12.5" with the decimal sign of the page's language */
const numberText = (stored: string, decimal: string): string => {
  const number = Number(stored)
  return Number.isFinite(number) && stored !== ''
    ? String(Number(number.toPrecision(12))).replace('.', decimal)
    : stored
}

/** Fills `rows`, up to one more than a list may have. */
function sheetReader(rows: string[][], shared: string[], decimal: string): PartReader {
  // Many cells may refer to one long text.
  const countUnits = atMost(LONGEST_TEXTS)
  let cell: { column: number; type: string; text: string } | null = null
  let isValue = false
  return xmlReader({
    open(name, attributes) {
      if (name === 'row' && rows.length <= MOST_ROWS) rows.push([])
      if (name === 'c') {
        const column = attributes.r ? columnOf(attributes.r) : (rows.at(-1)?.length ?? 0)
        cell = { column, type: attributes.t ?? 'n', text: '' }
      }
      isValue = name === 'v' || name === 't'
    },
    text(data) {
      if (!isValue || !cell) return
      countUnits(data.length)
      cell.text += data
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      const row = rows.at(-1)
      if (name !== 'c' || !cell || !row || rows.length > MOST_ROWS || cell.column < 0 || cell.column >= MOST_COLUMNS)
        return
      const { column, type, text } = cell
      while (row.length < column) row.push('')
      if (type === 's') row[column] = shared[Number(text)] ?? ''
      else row[column] = type === 'n' ? numberText(text, decimal) : text
      if (type === 's') countUnits(row[column].length)
    },
  })
}

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const SHARED = 'xl/sharedStrings.xml'

/**
 * @param decimal sign of the page's language, with which numbers are written
 * @returns the rows of cells, one more than a list may have where there are too many
 * @throws UnusableFile for anything but a spreadsheet, and for one that is damaged, encrypted or too large
 */
export async function readXlsx(bytes: Uint8Array, decimal: string): Promise<string[][]> {
  const shared: string[] = []
  const sheets: Sheets = { paths: new Map() }
  const readers = new Map([
    [WORKBOOK, workbookReader(sheets)],
    [RELATIONS, relationsReader(sheets)],
    [SHARED, textsReader(shared)],
  ])
  await unzip(bytes, (name) => readers.get(name) ?? null)
  const path = sheets.paths.get(sheets.first ?? '')
  if (path === undefined) throw new UnusableFile()
  const sheet = path.startsWith('/') ? path.slice(1) : `xl/${path}`
  const rows: string[][] = []
  let isRead = false
  await unzip(bytes, (name) => {
    if (name !== sheet) return null
    isRead = true
    return sheetReader(rows, shared, decimal)
  })
  if (!isRead) throw new UnusableFile()
  return rows.length > MOST_ROWS ? rows.map((row) => (row.length > 0 ? row : ['…'])) : rows
}
