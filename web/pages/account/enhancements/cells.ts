/** A spreadsheet's keys and pasting in a table of cells; without script the cells are fields like any other. */
import type { I18n } from '../../../../domain/i18n.ts'
import { MAX_OWN_ROWS } from '../../../../domain/limits.ts'
import { pastedBlock } from '../../../../domain/pasted-block.ts'

type Cell = HTMLInputElement

/** @returns a row's cell in a column; null where the row has none there */
const cellAt = (row: Element | undefined, column: number): Cell | null =>
  row?.querySelector<Cell>(`input[data-column="${column}"]`) ?? null

const columnOf = (cell: Cell): number => Number(cell.dataset.column)

const rowsOf = (table: HTMLElement): Element[] => [...table.querySelectorAll('tbody > tr')]

/** Writes values and dispatches the events of typing; `input` once for all cells, since its listeners read the whole form. */
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

/** Whether an arrow key moves to the next cell: the caret is at that end of the text, or all of it is selected. */
function leaves({ selectionStart, selectionEnd, value }: Cell, step: 1 | -1): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (step === 1 ? value.length : 0)
}

interface Pasted {
  written: [Cell, string][]
  before: [Cell, string][]
  /** Number of values for which there is no cell. */
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
export function enhanceCells(table: HTMLElement, { t }: I18n, signal: AbortSignal): void {
  const status = table.closest('form')?.querySelector('[data-cells-status]')
  const say = (text: string) => {
    if (status) status.textContent = text
  }
  /** The value of the focused cell when it got the focus. */
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
    // Enter never sends the form, also in the last row: the button does.
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
    // A single cell copied from a spreadsheet ends with a line break: the browser pastes it as text.
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
  // After typing, Ctrl+Z undoes that (natively) instead of the paste.
  const type = (event: Event) => {
    if (event.isTrusted) last = null
  }
  table.addEventListener('keydown', press, { signal })
  table.addEventListener('paste', drop, { signal })
  table.addEventListener('focusin', enter, { signal })
  table.addEventListener('input', type, { signal })
  table.dataset.cells = 'on'
}
