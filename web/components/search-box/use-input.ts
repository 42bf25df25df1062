import { type RefObject, useEffect } from 'react'

interface Combobox {
  listId: string
  open: boolean
  /** Place of the active option, -1 while the reader is in the box itself. */
  active: number
  /** The text has changed, or the reader has come to it. */
  edit: () => void
  move: (step: number) => void
  close: () => void
}

/** What a key does; nothing for keys that are the browser's own. */
function keyAction(key: string, { listId, open, active, edit, move, close }: Combobox): (() => void) | undefined {
  if (key === 'ArrowDown' || key === 'ArrowUp') return open ? () => move(key === 'ArrowDown' ? 1 : -1) : edit
  if (key === 'Escape' && open) return close
  if (key === 'Enter' && active >= 0) return () => document.getElementById(`${listId}-${active}`)?.click()
  return undefined
}

function describe(input: HTMLInputElement, { listId, open, active }: Combobox): void {
  const set = (name: string, value: string | null) =>
    value === null ? input.removeAttribute(name) : input.setAttribute(name, value)
  set('role', 'combobox')
  set('aria-autocomplete', 'list')
  set('aria-expanded', String(open))
  set('aria-controls', open ? listId : null)
  set('aria-activedescendant', open && active >= 0 ? `${listId}-${active}` : null)
}

/**
 * Makes a plain search box the input of a combobox. The box is drawn by the page, long before this script is there, so
 * its attributes and keys are added to it instead of being props.
 */
export function useInput(ref: RefObject<HTMLInputElement | null>, combobox: Combobox): void {
  // The script comes with the first focus; the reader may have typed by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    if (document.activeElement === ref.current) combobox.edit()
  }, [])
  useEffect(() => {
    const input = ref.current
    if (!input) return
    describe(input, combobox)
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', combobox.edit, { signal })
    input.addEventListener('focus', combobox.edit, { signal })
    input.form?.addEventListener('submit', combobox.close, { signal })
    input.form?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) combobox.close()
      },
      { signal },
    )
    input.addEventListener(
      'keydown',
      (event) => {
        const act = event.isComposing ? undefined : keyAction(event.key, combobox)
        if (!act) return
        event.preventDefault()
        act()
      },
      { signal },
    )
    return () => listening.abort()
  })
}
