/** What a key means in the tree (ARIA Authoring Practices, tree view). */
import type { VisibleNode } from './tree-state.ts'

export type TreeAction =
  | { kind: 'move' | 'open' | 'close' | 'activate'; id: string }
  /** Opens every branch beside this one. */
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
 * @param rows that are seen.
 * @param at the row that has the focus.
 * @returns what to do; null for a key that means nothing here.
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

/** A letter, a digit or a dot typed by itself. */
export const isTyped = (key: string): boolean => /^[\p{L}\p{N}.]$/u.test(key)

const beginsWith = ({ node }: VisibleNode, typed: string): boolean =>
  (node.code ?? '').toLowerCase().startsWith(typed) || node.name.text.toLowerCase().startsWith(typed)

/**
 * @param typed what was typed in one go, in lower case.
 * @returns the next row whose code or name begins so; the search goes on at the top. Of a single letter typed again, the next
 *   row after the present one.
 */
export function typedRow(typed: string, rows: readonly VisibleNode[], at: number): string | null {
  const from = typed.length === 1 ? at + 1 : at
  const turned = [...rows.slice(from), ...rows.slice(0, from)]
  return turned.find((row) => beginsWith(row, typed))?.node.id ?? null
}
