import type { QuoteChange, QuoteField } from './contract/quote-change.ts'
import type { QuoteContent } from './contract/quotes.ts'

type Value = string | number | boolean | null | { from: number; to: number }

const written = (value: Value): string | null => {
  if (value === null || value === '') return null
  return typeof value === 'object' ? `${value.from}–${value.to}` : String(value)
}

/** What is compared of a quote as a whole, and of each line. */
const TERMS = ['currency', 'vatIncluded', 'incoterm', 'place', 'payment', 'validUntil', 'note'] as const
const OF_LINE = ['name', 'article', 'note', 'alternative', 'quantity', 'unit', 'price', 'vat', 'leadDays'] as const

type Line = QuoteContent['lines'][number]

const changed = (field: QuoteField, line: string | null, before: Value, after: Value): QuoteChange[] => {
  const change = { field, line, before: written(before), after: written(after) }
  return change.before === change.after ? [] : [change]
}

/** Whether lines of two versions answer the same line of the request; where they answer none, whether they have the same name. */
const isSame = (a: Line, b: Line): boolean =>
  a.line === null ? b.line === null && a.name === b.name : a.line === b.line && a.alternative === b.alternative

/** @returns what is new in a version since an earlier one; added and removed lines have no `before` or no `after` */
export function quoteChanges(before: QuoteContent, after: QuoteContent): QuoteChange[] {
  const left = [...before.lines]
  const ofLines = after.lines.flatMap((line) => {
    const at = left.findIndex((one) => isSame(one, line))
    const [old] = at < 0 ? [] : left.splice(at, 1)
    if (!old) return [{ field: 'line' as const, line: line.name, before: null, after: line.name }]
    return OF_LINE.flatMap((field) => changed(field, line.name, old[field], line[field]))
  })
  const gone = left.map(({ name }) => ({ field: 'line' as const, line: name, before: name, after: null }))
  return [
    ...TERMS.flatMap((field) => changed(field, null, before[field], after[field])),
    ...changed('whole', null, before.whole ?? false, after.whole ?? false),
    ...changed('seller', null, before.seller.name, after.seller.name),
    ...ofLines,
    ...gone,
  ]
}
