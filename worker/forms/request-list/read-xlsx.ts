/** Reads the cells of a spreadsheet (ECMA-376, SpreadsheetML): of the first sheet that is not hidden. */
import { Parser } from 'htmlparser2'
import { MAX_LIST_LINES } from '../../../domain/request-list/line.ts'
import { UnusableFile } from './unusable-file.ts'
import { unzip } from './unzip.ts'

/** Rows that are read: the lines of a list, and what is above them. */
const MOST_ROWS = MAX_LIST_LINES + 20
const MOST_COLUMNS = 60

type Attributes = Record<string, string>

interface Handlers {
  open?: (name: string, attributes: Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Names without the prefix of their namespace, which programs choose. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

function parse(xml: string, { open, text, close }: Handlers): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(local(name), attributes),
      ontext: (data) => text?.(data),
      onclosetag: (name) => close?.(local(name)),
    },
    { xmlMode: true },
  )
  parser.end(xml)
}

/** The texts that cells refer to by number; readings of Japanese texts (rPh) are no part of them. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let isText = false
  let isReading = false
  parse(xml, {
    open(name) {
      if (name === 'si') texts.push('')
      if (name === 'rPh') isReading = true
      if (name === 't') isText = !isReading
    },
    text(data) {
      if (isText) texts[texts.length - 1] += data
    },
    close(name) {
      if (name === 'rPh') isReading = false
      if (name === 't') isText = false
    },
  })
  return texts
}

/** The path of the first sheet that people see. */
function firstSheet(workbook: string, relations: string): string {
  let id: string | undefined
  parse(workbook, {
    open(name, attributes) {
      if (name === 'sheet' && (attributes.state ?? 'visible') === 'visible') id ??= attributes['r:id']
    },
  })
  let path: string | undefined
  parse(relations, {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id === id) path = Target
    },
  })
  if (path === undefined) throw new UnusableFile()
  return path.startsWith('/') ? path.slice(1) : `xl/${path}`
}

/** 'C7' → 2 */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** "12.500000000000002", as it is stored → "12.5" with the decimal sign of the page's language */
const numberText = (stored: string, decimal: string): string => {
  const number = Number(stored)
  return Number.isFinite(number) && stored !== ''
    ? String(Number(number.toPrecision(12))).replace('.', decimal)
    : stored
}

function cellsOf(sheet: string, shared: string[], decimal: string): string[][] {
  const rows: string[][] = []
  let cell: { column: number; type: string; text: string } | null = null
  let isValue = false
  parse(sheet, {
    open(name, attributes) {
      if (name === 'row') rows.push([])
      if (name === 'c') {
        const column = attributes.r ? columnOf(attributes.r) : (rows.at(-1)?.length ?? 0)
        cell = { column, type: attributes.t ?? 'n', text: '' }
      }
      isValue = name === 'v' || name === 't'
    },
    text(data) {
      if (isValue && cell) cell.text += data
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      const row = rows.at(-1)
      if (name !== 'c' || !cell || !row || rows.length > MOST_ROWS || cell.column >= MOST_COLUMNS) return
      const { column, type, text } = cell
      while (row.length < column) row.push('')
      if (type === 's') row[column] = shared[Number(text)] ?? ''
      else row[column] = type === 'n' ? numberText(text, decimal) : text
    },
  })
  if (rows.length > MOST_ROWS) return rows.slice(0, MOST_ROWS + 1).map((row) => (row.length > 0 ? row : ['…']))
  return rows
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
  const parts = await unzip(bytes, (name) => name === WORKBOOK || name === RELATIONS || name === SHARED)
  const workbook = parts.get(WORKBOOK)
  const relations = parts.get(RELATIONS)
  if (workbook === undefined || relations === undefined) throw new UnusableFile()
  const path = firstSheet(workbook, relations)
  const sheet = (await unzip(bytes, (name) => name === path)).get(path)
  if (sheet === undefined) throw new UnusableFile()
  return cellsOf(sheet, sharedTexts(parts.get(SHARED) ?? ''), decimal)
}
