import type { Address } from './ask-addresses.ts'

export interface ComboboxOptions {
  /** Of the list of suggestions, for those who cannot see it. */
  label: string
  /** Says how many there are; 0: that there are none. */
  found: (count: number) => string
  /** Says that there will be none, and that typing goes on. */
  failed: string
  ask: (query: string, signal: AbortSignal) => Promise<Address[]>
  onChosen: (address: Address) => void
  classes: { list: string; option: string; status: string }
}

/** How long a pause between two keys may be before it counts as an end, in milliseconds. */
const PAUSE = 200
/** Shorter words begin too many addresses. */
const SHORTEST = 3

/**
 * Makes a text field an editable combobox with a list (WAI-ARIA combobox pattern, list autocomplete with manual selection):
 * what is typed counts, suggestions are an offer.
 * @param signal ends it; its list goes away with it
 */
export function makeCombobox(input: HTMLInputElement, options: ComboboxOptions, signal: AbortSignal): void {
  const { list, status } = popupOf(input, options)
  let addresses: Address[] = []
  let active = -1
  let question = new AbortController()
  let pause: ReturnType<typeof setTimeout> | undefined

  const mark = (next: number) => {
    active = next
    for (const [at, option] of [...list.children].entries()) option.ariaSelected = String(at === active)
    const id = list.children[active]?.id
    if (id) input.setAttribute('aria-activedescendant', id)
    else input.removeAttribute('aria-activedescendant')
    list.children[active]?.scrollIntoView({ block: 'nearest' })
  }
  const show = (next: Address[]) => {
    addresses = next
    list.replaceChildren(...next.map((address, at) => optionOf(`${list.id}-${at}`, address, options)))
    list.hidden = next.length === 0
    input.ariaExpanded = String(next.length > 0)
    mark(-1)
  }
  const close = () => {
    clearTimeout(pause)
    question.abort()
    show([])
  }
  const ask = async () => {
    question = new AbortController()
    const { signal } = question
    try {
      const found = await options.ask(input.value.trim(), signal)
      if (signal.aborted) return
      show(found)
      status.textContent = options.found(found.length)
    } catch {
      if (!signal.aborted) status.textContent = options.failed
    }
  }
  const choose = (at: number) => {
    const address = addresses[at]
    if (!address) return
    input.value = address.value
    options.onChosen(address)
    close()
    status.textContent = ''
  }
  const onKey = (event: KeyboardEvent) => {
    // An unfinished character of an input method has the keys to itself.
    if (event.isComposing || addresses.length === 0) return
    const { length } = addresses
    if (event.key === 'ArrowDown') mark(active + 1 < length ? active + 1 : -1)
    else if (event.key === 'ArrowUp') mark(active < 0 ? length - 1 : active - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && active >= 0) choose(active)
    else return
    event.preventDefault()
  }
  const onInput = () => {
    close()
    status.textContent = ''
    if (input.value.trim().length >= SHORTEST) pause = setTimeout(ask, PAUSE)
  }

  input.addEventListener('input', onInput, { signal })
  input.addEventListener('keydown', onKey, { signal })
  input.addEventListener('blur', close, { signal })
  // The field keeps the focus while an option is pressed: losing it would take the list away first.
  list.addEventListener('pointerdown', (event) => event.preventDefault(), { signal })
  const onPress = ({ target }: Event) => target instanceof Element && choose([...list.children].indexOf(target))
  list.addEventListener('click', onPress, { signal })
  signal.addEventListener('abort', () => {
    close()
    list.remove()
    status.remove()
  })
}

/** The list and what is said of it, beside the field; the field tells that it has them. */
function popupOf(input: HTMLInputElement, { label, classes }: ComboboxOptions) {
  const list = document.createElement('ul')
  list.id = `${input.id}-addresses`
  list.role = 'listbox'
  list.ariaLabel = label
  list.hidden = true
  list.lang = input.lang
  list.className = classes.list
  const status = document.createElement('p')
  status.role = 'status'
  status.className = classes.status
  input.after(list, status)
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.setAttribute('aria-controls', list.id)
  // The browser's own list would lie over this one.
  input.autocomplete = 'off'
  return { list, status }
}

function optionOf(id: string, { value }: Address, { classes }: ComboboxOptions): HTMLLIElement {
  const option = document.createElement('li')
  option.id = id
  option.role = 'option'
  option.className = classes.option
  option.textContent = value
  return option
}
