import { type RefObject, useState } from 'react'

/**
 * State of an editable combobox with a list (WAI-ARIA combobox pattern, list autocomplete with manual selection).
 * @returns `typed`: the field's text, null while the list is closed; `active`: index of the active option, -1 while the
 *   field itself is active; `edit`: opens the list for the field's current text
 */
export function useCombobox(input: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [active, activate] = useState(-1)
  const set = (text: string | null) => {
    setTyped(text)
    activate(-1)
  }
  return { typed, active, edit: () => set(input.current?.value ?? ''), activate, close: () => set(null) }
}

export type Combobox = ReturnType<typeof useCombobox>

/**
 * Attributes of the list, beside its role. Focus stays in the field, whatever is pressed in the list: losing it would
 * close the list before the click.
 */
export const listProps = (listId: string) => ({
  id: listId,
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
})

/** Attributes of an option, beside its role. Enter in the field clicks the active one. */
export const optionProps = (listId: string, place: number, active: number) => ({
  id: `${listId}-${place}`,
  'aria-selected': place === active,
})
