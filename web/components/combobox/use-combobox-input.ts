import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { Combobox } from './use-combobox.ts'

interface ComboboxInput {
  input: RefObject<HTMLInputElement | null>
  combobox: Combobox
  listId: string
  /** Number of options in the list; with none the list is closed. */
  count: number
  /** Whether focus opens the list too, not only typing. */
  opensOnFocus?: boolean
}

const optionAt = ({ listId, combobox }: ComboboxInput): HTMLElement | null =>
  document.getElementById(`${listId}-${combobox.active}`)

/** @returns the action of a key; undefined for one that keeps its meaning in a text field */
function keyAction(key: string, options: ComboboxInput): (() => void) | undefined {
  const { count, combobox } = options
  const { active, activate, edit, close } = combobox
  // One position more than there are options: -1 is the field itself.
  const move = (step: number) => activate(((active + 1 + step + count + 1) % (count + 1)) - 1)
  if (key === 'ArrowDown' || key === 'ArrowUp') return count > 0 ? () => move(key === 'ArrowDown' ? 1 : -1) : edit
  if (key === 'Escape' && count > 0) return close
  if (key === 'Enter' && active >= 0) return () => optionAt(options)?.click()
  return undefined
}

function describe(input: HTMLInputElement, { listId, count, combobox: { active } }: ComboboxInput): void {
  const set = (name: string, value: string | null) =>
    value === null ? input.removeAttribute(name) : input.setAttribute(name, value)
  set('role', 'combobox')
  set('aria-autocomplete', 'list')
  set('aria-expanded', String(count > 0))
  set('aria-controls', count > 0 ? listId : null)
  set('aria-activedescendant', count > 0 && active >= 0 ? `${listId}-${active}` : null)
  // The browser's own suggestions would cover the list.
  set('autocomplete', 'off')
}

/**
 * Makes a plain text field the input of a combobox. The field is rendered at the edge, before this script is loaded, so
 * attributes and listeners are added to it instead of being props.
 */
export function useComboboxInput(options: ComboboxInput): void {
  const { input: ref, combobox, opensOnFocus } = options
  // This script is fetched late: the field may be focused and have text by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    const input = ref.current
    if (!input || document.activeElement !== input) return
    if (opensOnFocus || input.value !== input.defaultValue) combobox.edit()
  }, [])
  // Together with the list that is drawn: in a later task, a key that is pressed as soon as the list is seen would still
  // go to the listener of the closed list.
  useLayoutEffect(() => {
    const input = ref.current
    if (!input) return
    describe(input, options)
    optionAt(options)?.scrollIntoView({ block: 'nearest' })
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', combobox.edit, { signal })
    if (opensOnFocus) input.addEventListener('focus', combobox.edit, { signal })
    input.addEventListener('blur', combobox.close, { signal })
    input.form?.addEventListener('submit', combobox.close, { signal })
    input.addEventListener(
      'keydown',
      (event) => {
        // While an input method composes a character, it handles the keys.
        const act = event.isComposing ? undefined : keyAction(event.key, options)
        if (!act) return
        event.preventDefault()
        act()
      },
      { signal },
    )
    return () => listening.abort()
  })
}
