/** Maps keys to actions in the tree (ARIA Authoring Practices, tree view). */
import type { VisibleNode } from './tree-state.ts'

type TreeAction =
  | { kind: 'move' | 'open' | 'close' | 'activate'; id: string }
  /** Opens all siblings of a branch. */
  | { kind: 'open-all'; parent: string }

const canOpen = ({ node, isOpen }: VisibleNode): boolean => node.children > 0 && !isOpen

function right(row: VisibleNode, next: VisibleNode | undefined): TreeAction | null {
  if (canOpen(row)) return { kind: 'open', id: row.node.id }
  return row.isOpen && next ? { kind: 'move', id: next.node.id } : null
}

function left({ node, isOpen, parent }: VisibleNode): TreeAction | null {
  if (isOpen) return { kind: 'close', id: node.id }
  return parent === '' ? null : { kind: 'move', id: parent }
}

/**
 * @param rows that are visible
 * @param at index of the focused row
 * @returns the action; null for a key without one
 */
export function treeAction(key: string, rows: readonly VisibleNode[], at: number): TreeAction | null {
  const row = rows[at]
  if (!row) return null
  const move = (to: VisibleNode | undefined): TreeAction | null => (to ? { kind: 'move', id: to.node.id } : null)
  switch (key) {
    case 'ArrowDown':
      return move(rows[at + 1])
    case 'ArrowUp':
      return move(rows[at - 1])
    case 'Home':
      return move(rows[0])
    case 'End':
      return move(rows.at(-1))
    case 'ArrowRight':
      return right(row, rows[at + 1])
    case 'ArrowLeft':
      return left(row)
    case '*':
      return { kind: 'open-all', parent: row.parent }
    case ' ':
      if (row.node.children === 0) return null
      return { kind: row.isOpen ? 'close' : 'open', id: row.node.id }
    case 'Enter':
      return { kind: 'activate', id: row.node.id }
    default:
      return null
  }
}

/** Whether a key is a single letter, digit or dot. */
export const isTyped = (key: string): boolean => /^[\p{L}\p{N}.]$/u.test(key)

const beginsWith = ({ node }: VisibleNode, typed: string): boolean =>
  (node.code ?? '').toLowerCase().startsWith(typed) || node.name.text.toLowerCase().startsWith(typed)

/**
 * @param typed characters typed without a pause, in lower case
 * @returns the next row whose code or name begins with them, searching on from the top after the last row. For a single
 *   letter the search begins after the current row, so that repeating it moves on.
 */
export function typedRow(typed: string, rows: readonly VisibleNode[], at: number): string | null {
  const from = typed.length === 1 ? at + 1 : at
  const turned = [...rows.slice(from), ...rows.slice(0, from)]
  return turned.find((row) => beginsWith(row, typed))?.node.id ?? null
}
