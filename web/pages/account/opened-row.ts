import { PageError } from '../../../domain/page-error.ts'

/**
 * @param edit of the address: an id, or 'new' for the form of another row
 * @returns the row of a list whose form is open; null for none
 * @throws PageError 404 for an unknown row
 */
export function openedRow<Row extends { id: string }>(rows: Row[], edit: string | undefined): Row | 'new' | null {
  if (edit === undefined) return null
  if (edit === 'new') return edit
  const row = rows.find(({ id }) => id === edit)
  if (!row) throw new PageError(404, 'page.unknown')
  return row
}
