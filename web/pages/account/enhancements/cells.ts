/** A spreadsheet's keys and pasting in a table of cells; without script the cells are fields like any other. */
import type { I18n } from '../../../../domain/i18n.ts'
import { MAX_OWN_ROWS } from '../../../../domain/limits.ts'
import { pastedBlock } from '../../../../domain/pasted-block.ts'

type Cell = HTMLInputElement

/** Columns of a row without a cell in a place are passed over. */
const cellAt = (row: Element | undefined, column: number): Cell | null =>
  row?.querySelector<Cell>(`input[data-column="${column}"]`) ?? null

const columnOf = (cell: Cell): number => Number(cell.dataset.column)

const rowsOf = (table: HTMLElement): Element[] => [...table.querySelectorAll('tbody > tr')]

/** Its form's checks and draft hear it: one event for all cells, since each looks through the whole form. */
function write(cells: [Cell, string][]): void {
  for (const [cell, value] of cells) cell.value = value
  for (const [cell] of cells) cell.dispatchEvent(new Event('change', { bubbles: true }))
  cells[0]?.[0].form?.dispatchEvent(new Event('input'))
}

function goTo(cell: Cell | null): void {
  cell?.focus()
  cell?.select()
}

/** The next cell up or down in the same column: rows without it are passed over. */
function below(table: HTMLElement, cell: Cell, step: 1 | -1): Cell | null {
  const rows = rowsOf(table)
  for (let at = rows.findIndex((row) => row.contains(cell)) + step; rows[at]; at += step) {
    const found = cellAt(rows[at], columnOf(cell))
    if (found) return found
  }
  return null
}

function beside(cell: Cell, step: 1 | -1): Cell | null {
  const cells = [...(cell.closest('tr')?.querySelectorAll<Cell>('input[data-column]') ?? [])]
  return cells[cells.indexOf(cell) + step] ?? null
}

/** Whether an arrow leaves the text: the caret is at its end, or all of it is chosen. */
function leaves({ selectionStart, selectionEnd, value }: Cell, step: 1 | -1): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (step === 1 ? value.length : 0)
}

interface Pasted {
  written: [Cell, string][]
  before: [Cell, string][]
  /** Values that have no cell. */
  left: number
}

/** Writes a block over the cells right of and below one. */
function paste(table: HTMLElement, from: Cell, block: string[][]): Pasted {
  const rows = rowsOf(table)
  const first = rows.findIndex((row) => row.contains(from))
  const pasted: Pasted = { written: [], before: [], left: 0 }
  block.forEach((values, down) => {
    values.forEach((value, right) => {
      const cell = down < MAX_OWN_ROWS ? cellAt(rows[first + down], columnOf(from) + right) : null
      if (!cell) pasted.left += value.trim() === '' ? 0 : 1
      else if (cell.value !== value.trim()) {
        pasted.before.push([cell, cell.value])
        pasted.written.push([cell, value.trim()])
      }
    })
  })
  write(pasted.written)
  return pasted
}

/** @param signal ends it */
export function helpCells(table: HTMLElement, { t }: I18n, signal: AbortSignal): void {
  const status = table.closest('form')?.querySelector('[data-cells-status]')
  const say = (text: string) => {
    if (status) status.textContent = text
  }
  /** What each cell had when the focus came to it. */
  let entered = ''
  let last: Pasted | null = null
  const cellOf = ({ target }: Event): Cell | null =>
    target instanceof HTMLInputElement && target.dataset.column !== undefined ? target : null

  const move = (cell: Cell | null): boolean => {
    goTo(cell)
    return cell !== null
  }
  const restore = (cell: Cell): boolean => {
    if (cell.value !== entered) write([[cell, entered]])
    cell.select()
    return true
  }
  /** @returns whether the key has done something */
  const act = (cell: Cell, { key, shiftKey }: KeyboardEvent): boolean => {
    if (key === 'ArrowDown') return move(below(table, cell, 1))
    if (key === 'ArrowUp') return move(below(table, cell, -1))
    // Never sends the form: that is what the button is for.
    if (key === 'Enter') return move(below(table, cell, shiftKey ? -1 : 1)) || true
    if (key === 'ArrowRight') return leaves(cell, 1) && move(beside(cell, 1))
    if (key === 'ArrowLeft') return leaves(cell, -1) && move(beside(cell, -1))
    return key === 'Escape' && restore(cell)
  }
  const takeBack = (event: KeyboardEvent): boolean => {
    if (!last || !(event.ctrlKey || event.metaKey) || event.code !== 'KeyZ' || event.shiftKey) return false
    write(last.before)
    last = null
    say(t('cells.taken'))
    return true
  }
  const press = (event: KeyboardEvent) => {
    const cell = cellOf(event)
    if (!cell || event.isComposing) return
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey
    if (isPlain ? act(cell, event) : takeBack(event)) event.preventDefault()
  }
  const drop = (event: ClipboardEvent) => {
    const cell = cellOf(event)
    const text = event.clipboardData?.getData('text/plain') ?? ''
    // One cell of a spreadsheet ends with a line break: it is pasted like a word.
    if (!cell || !/[\t\r\n]/.test(text.replace(/\r?\n$/, ''))) return
    event.preventDefault()
    last = paste(table, cell, pastedBlock(text))
    const { before, left } = last
    const counts = [t('cells.pasted', { n: before.length }), left > 0 ? t('cells.left', { n: left }) : '']
    say([...counts, t('cells.back')].filter(Boolean).join(' · '))
  }
  const enter = (event: FocusEvent) => {
    entered = cellOf(event)?.value ?? ''
  }
  // What is typed after pasting has an undo of its own, in the field.
  const type = (event: Event) => {
    if (event.isTrusted) last = null
  }
  table.addEventListener('keydown', press, { signal })
  table.addEventListener('paste', drop, { signal })
  table.addEventListener('focusin', enter, { signal })
  table.addEventListener('input', type, { signal })
  table.dataset.cells = 'on'
}
