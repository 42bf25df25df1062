/** The form of the list that is typed into: all cells of a page of rows, of which those that were changed are saved in one request. */
import type * as v from 'valibot'
import { CellsInput, type RefusedCell, RowCells, type SavedRow } from '../../../domain/contract/product-cells.ts'
import { NOTHING_SAVED } from '../../../domain/form-submission.ts'
import { readLeadDays } from '../../../domain/lead-days-text.ts'
import { MAX_OWN_ROWS } from '../../../domain/limits.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import {
  amountOf,
  type CellBase,
  type CellKey,
  cellField,
  cellsOf,
  cellText,
  quantityOf,
  readBase,
} from '../../../domain/product-cells.ts'
import { namesAfter, readMinorUnits, readWhole } from '../field-values.ts'
import { type FieldError, parseForm } from '../parse-form.ts'
import { writeHeaders } from './api-form.ts'
import { errorsOf, type FormHandler, type SubmittedForm } from './form-result.ts'

type Row = v.InferInput<typeof CellsInput>['rows'][number]
type Sent = Row['cells']

/** The input of a cell for the API; a text that cannot be read is passed as it is, and refused. */
function typedCell(
  base: CellBase,
  cell: CellKey,
  { fields, locale }: SubmittedForm,
  id: string,
): Record<string, unknown> {
  const typed = fields[cellField(cell, id)] ?? ''
  const from = quantityOf(cell)
  if (cell === 'model') return { model: { was: base.model, to: typed } }
  if (cell === 'stock') return { stock: { was: base.stock, to: readWhole(typed, locale) } }
  if (cell === 'lead') {
    const days = readLeadDays(typed)
    return { leadDays: { was: base.lead, to: days === undefined ? typed : days } }
  }
  return { prices: [{ from, was: amountOf(base, from ?? 0), to: readMinorUnits(typed, locale) }] }
}

interface Typed {
  rows: Row[]
  errors: FieldError[]
}

/** Whether the text of a cell differs from the one it was filled in with; false for a cell that was not sent. */
const isTyped = (base: CellBase, cell: CellKey, { fields, locale }: SubmittedForm, id: string): boolean => {
  const typed = fields[cellField(cell, id)]
  return typed !== undefined && typed.trim() !== cellText(base, cell, locale).trim()
}

/** The code of a cell's error: a text of the wrong type has the wrong format. */
const faultOf = (code: string): string => (code === 'type' ? 'format' : code)

function readRow(form: SubmittedForm, id: string, read: Typed): void {
  const base = readBase(form.fields[`was.${id}`])
  if (!base) return
  let cells: Sent = {}
  for (const cell of cellsOf(base).filter((one) => isTyped(base, one, form, id))) {
    const typed = typedCell(base, cell, form, id)
    const parsed = parseForm(RowCells, typed)
    const isEmpty = form.fields[cellField(cell, id)]?.trim() === '' && quantityOf(cell) !== undefined
    if ('errors' in parsed) {
      const [first] = parsed.errors
      read.errors.push({ field: cellField(cell, id), code: isEmpty ? 'required' : faultOf(first?.code ?? 'format') })
    } else {
      const { prices = [], ...others } = parsed.value
      cells = { ...cells, ...others, ...(prices.length > 0 && { prices: [...(cells.prices ?? []), ...prices] }) }
    }
  }
  if (Object.keys(cells).length > 0) read.rows.push({ id, version: base.version, cells })
}

const FIELD: Record<RefusedCell['cell'], (from?: number) => CellKey | null> = {
  model: () => 'model',
  stock: () => 'stock',
  leadDays: () => 'lead',
  price: (from = 0) => `price.${from}`,
  row: () => null,
}

const refusalsOf = ({ id, refused }: SavedRow): FieldError[] =>
  refused.map(({ cell, from, code }) => {
    const key = FIELD[cell](from)
    return { field: key ? cellField(key, id) : id, code }
  })

/** Redirects to the same rows; where some cells were refused, all rows are shown again as they were typed. */
export const saveCells: FormHandler = async (form) => {
  const { own, fields, locale, query } = form
  const read: Typed = { rows: [], errors: [] }
  for (const id of namesAfter(fields, 'was.').slice(0, MAX_OWN_ROWS)) readRow(form, id, read)
  const parsed = read.rows.length > 0 ? parseForm(CellsInput, { rows: read.rows }) : null
  if (parsed && 'errors' in parsed) return { errors: [{ field: '', code: 'input.invalid' }] }
  const response =
    parsed &&
    (await own.post('/api/profile/company/product-edits/cells', {
      json: parsed.value,
      headers: await writeHeaders(fields),
    }))
  if (response && !response.ok) return { errors: await errorsOf(response) }
  const { edit, rows } = response ? (await response.json()).data : { edit: null, rows: [] }
  const cells = rows.filter(({ saved }) => saved > 0).length
  const errors = [...read.errors, ...rows.flatMap(refusalsOf)]
  if (errors.length > 0) {
    const saved = { ...NOTHING_SAVED, cells, edit: edit ?? undefined }
    return { errors: cells > 0 ? [...errors, { field: '', code: 'rows.some' }] : errors, saved }
  }
  return {
    location: personalHref('products', locale, {
      ...query,
      done: 'cells',
      cells: cells || undefined,
      undo: edit ?? undefined,
    }),
  }
}
