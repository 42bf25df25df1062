/** Terms of imports of price lists, which the API and the screens share. */
import { DAY_MS } from '../durations.ts'

/** Formats that are read. */
export const IMPORT_FORMATS = ['yml', 'commerceml', 'csv', 'xlsx', 'jsonl', 'xml'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/** What a file may leave open, so that its supplier is asked; `columns`: what each column of a table contains. */
export const QUESTIONS = ['columns', 'priceType', 'currency', 'vat', 'language'] as const
export type Question = (typeof QUESTIONS)[number]

/** Groups of a product's fields. An import and a person may each have written some of them (docs/behaviour.md, "Typed by hand"). */
export const FIELD_GROUPS = [
  'names',
  'description',
  'brand',
  'model',
  'prices',
  'moq',
  'stock',
  'pictures',
  'facts',
  'country',
  'unit',
  'category',
  'customs',
  'variants',
  'terms',
  'lead',
] as const
export type FieldGroup = (typeof FIELD_GROUPS)[number]

/** Bytes of a price list, of one that is sent as a form, and of a workbook, whose texts are in memory while it is read. */
export const MAX_PRICE_LIST_BYTES = 200_000_000
export const MAX_WHOLE_BYTES = 20_000_000
export const MAX_WORKBOOK_BYTES = 20_000_000

/** Bytes of each part of a longer file but the last: R2 takes parts of one size. */
export const PART_OF_FILE = 8 * 1024 * 1024

export const partCount = (size: number): number => Math.ceil(size / PART_OF_FILE)

/** @param part from 1 */
export const sizeOfPart = (size: number, part: number): number =>
  Math.max(0, Math.min(PART_OF_FILE, size - (part - 1) * PART_OF_FILE))

/** Share by which a price has to change to be listed first in the report. */
export const LARGE_MOVE = 0.2

/** Milliseconds for which an import can be undone, and its file is stored. */
export const UNDO_FOR = 7 * DAY_MS
