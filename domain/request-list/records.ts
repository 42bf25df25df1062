/** Goods that take several lines of a list, one for each property: "Valve", "Material: steel 20", "Qty: 10". */
import { headOf, plainHead, type Role } from './heads.ts'

const LABELLED = /^([^:：]{1,40})[:：]\s*(\S.*)$/u

interface Field {
  /** As it was written, with its label. */
  text: string
  label: string
  /** Null for a label that no column of a list has: "Pressure". */
  role: Role | null
  value: string
}

function fieldOf(text: string): Field | null {
  const [, label, value = ''] = LABELLED.exec(text.trim()) ?? []
  return label === undefined ? null : { text, label: plainHead(label), role: headOf(label)?.role ?? null, value }
}

/**
 * A line of a list, and further text about it that is no part of a name: "Price: 500 at most" (docs/behaviour.md,
 * "Notes of lines").
 */
export interface NotedText {
  text: string
  note: string
}

/** A record as a line of text, with its quantity last; what names no goods is its note. */
function asLine(name: string, fields: Field[]): NotedText {
  const of = (...roles: (Role | null)[]) => fields.filter(({ role }) => roles.includes(role)).map(({ value }) => value)
  const [quantity] = of('quantity')
  const [unit = ''] = of('unit')
  const words = [name, ...of('words', 'article', null)].filter(Boolean).join(' ')
  const text = quantity === undefined ? words : `${words} - ${quantity} ${unit}`.trim()
  const isRead = ({ role, value }: Field) =>
    role === null ||
    role === 'words' ||
    role === 'article' ||
    (quantity !== undefined && [quantity, unit].includes(value))
  return { text, note: fields.flatMap((field) => (isRead(field) ? [] : field.text.trim())).join('; ') }
}

/** Records by the places of their first lines. */
interface Records {
  starts: number[]
  /** What the first line is called. */
  nameOf: (at: number) => string
}

function numberedRecords(texts: string[], bare: string[], fields: (Field | null)[]): Records | null {
  const starts = texts.flatMap((text, at) => (text !== bare[at] && /^\D{0,3}\d/.test(text) ? [at] : []))
  const saysMore = starts.filter(
    (at, place) => place + 1 < starts.length && fields[at + 1] && starts[place + 1] !== at + 1,
  )
  return starts.length > 1 && saysMore.length * 2 >= starts.length - 1 && saysMore.length > 0
    ? { starts, nameOf: (at) => bare[at] ?? '' }
    : null
}

/** 品名：球阀, 数量：20, 品名：闸阀 …: each record begins with the label of the first. */
function labelledRecords(fields: (Field | null)[]): Records | null {
  const first = fields.find((field) => field?.role === 'words' || field?.role === 'article')?.label
  const starts = fields.flatMap((field, at) => (first !== undefined && field?.label === first ? [at] : []))
  const hasAmounts = fields.some((field) => field?.role === 'quantity')
  return starts.length > 1 && hasAmounts ? { starts, nameOf: (at) => fields[at]?.value ?? '' } : null
}

/**
 * @param texts lines as they were written
 * @param bare the same without numbers and bullets before them
 * @returns the lines, those of one record joined; null where each line is of its own
 */
export function joinRecords(texts: string[], bare: string[]): NotedText[] | null {
  const fields = bare.map(fieldOf)
  const records = numberedRecords(texts, bare, fields) ?? labelledRecords(fields)
  if (!records) return null
  const { starts, nameOf } = records
  const labels = new Set<string>()
  const plain = (from: number, to?: number) => bare.slice(from, to).map((text) => ({ text, note: '' }))
  const joined = plain(0, starts[0])
  for (const [place, start] of starts.entries()) {
    const isLast = place + 1 === starts.length
    const end = starts[place + 1] ?? bare.length
    // Lines after the last record belong to it as long as they have the labels of the others: after them the letter
    // goes on.
    const own = fields
      .slice(start + 1, end)
      .map((field) => (field && (!isLast || field.role === 'note' || labels.has(field.label)) ? field : null))
    const open = own.indexOf(null)
    const said = own.slice(0, open < 0 ? own.length : open).filter((field) => field !== null)
    for (const { label } of said) labels.add(label)
    joined.push(asLine(nameOf(start), said), ...plain(start + 1 + said.length, end))
  }
  return joined
}
