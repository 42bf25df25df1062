/** Stores what is typed on this device until it is saved: nothing is lost by a reload, an ended session or a missing network. */
import type { I18n } from '../../../../domain/i18n.ts'
import { draftKey } from '../../../app/offline/draft-key.ts'
import { personIn } from '../../../app/offline/queue/person.ts'
import { SENT } from '../../../app/offline/sent-draft.ts'

type Values = Record<string, string>
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

/**
 * `once` and a consent belong to a sending, not to what is typed; so does what is ticked for the buttons beside a form's own
 * (`data-passing`).
 */
const controls = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input[name], textarea[name], select[name]')].filter(
    ({ name, type, dataset }) =>
      type !== 'file' &&
      type !== 'radio' &&
      name !== 'once' &&
      name !== 'consent' &&
      name !== 'action' &&
      dataset.passing === undefined,
  )

const read = (form: HTMLFormElement): Values =>
  Object.fromEntries(controls(form).map((one) => [one.name, isTick(one) ? String(one.checked) : one.value]))

/** Fields with the marks of the stored values that a form, or a row of it, was filled in from. */
const isSource = (name: string): boolean => /^(?:version|base|was\..+)$/.test(name)

/**
 * The content of a draft: the changed fields, and the values that they were changed from. The others may have been
 * changed by another person when the draft is restored. A refused form is stored whole, because the server has none of
 * it.
 */
function changed(form: HTMLFormElement, stored: Values): Values {
  const isRefused = form.dataset.posted !== undefined
  const all = Object.entries(read(form))
  return Object.fromEntries(all.filter(([name, value]) => isRefused || isSource(name) || value !== stored[name]))
}

/** The form's values as rendered, without what was typed before this script was loaded. */
const storedIn = (all: Control[]): Values =>
  Object.fromEntries(
    all.map((one) => {
      if (one instanceof HTMLSelectElement) {
        const chosen = [...one.options].find(({ defaultSelected }) => defaultSelected) ?? one.options[0]
        return [one.name, chosen?.value ?? '']
      }
      return [one.name, isTick(one) ? String(one.defaultChecked) : one.defaultValue]
    }),
  )

/** The stored values of rows that were drawn below the form's own (next-rows.ts). */
const storedBelow = (form: HTMLFormElement): Values =>
  storedIn(controls(form).filter((one) => one.closest('[data-below]') !== null))

function write(form: HTMLFormElement, values: Values): void {
  for (const old of form.querySelectorAll('[data-stand-in]')) old.remove()
  const all = controls(form)
  for (const control of all) {
    const value = values[control.name]
    if (value === undefined) continue
    if (isTick(control)) control.checked = value === 'true' || value === 'on'
    else control.value = value
  }
  const known = new Set(all.map(({ name }) => name))
  standIn(
    form,
    Object.entries(values).filter(([name]) => !known.has(name)),
  )
  form.dispatchEvent(new Event('input'))
  // Parts that depend on the form have to be redrawn (redraw.ts, which may not be loaded yet).
  form.dataset.stale = ''
  form.dispatchEvent(new Event('change'))
}

/** Hidden fields for rows that are not rendered yet (they depend on options above them), so that the form sends their values. */
function standIn(form: HTMLFormElement, missing: [string, string][]): void {
  const drawn = form.querySelector('[data-drawn]')
  for (const [name, value] of missing) {
    // A cleared checkbox is not sent.
    if (name.endsWith('.on') && value !== 'true' && value !== 'on') continue
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = name.endsWith('.on') ? 'on' : value
    field.dataset.standIn = ''
    drawn?.append(field)
  }
}

/**
 * A draft whose fields no one else has changed gets the current version: another form about the same thing was saved
 * in the meantime.
 */
const upToDate = (draft: Values, { base, version }: Values): Values =>
  base !== undefined && version !== undefined && draft.base === base ? { ...draft, version } : draft

const keyOf = (form: HTMLFormElement, person: string): string =>
  draftKey(location, (name) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value, person)

/** The key of a form's draft. A draft begun before signing in becomes that of the person who has signed in. */
function ownKey(form: HTMLFormElement): string {
  const key = keyOf(form, personIn(document.cookie))
  const begun = keyOf(form, '')
  const draft = localStorage.getItem(begun)
  if (draft !== null && key !== begun) {
    localStorage.removeItem(begun)
    if (localStorage.getItem(key) === null) localStorage.setItem(key, draft)
  }
  return key
}

/** Whether a button saves what is typed: a form's other buttons do something else, and the draft outlives that. */
function isSaved(form: HTMLFormElement, pressed: HTMLElement | null): boolean {
  const action = form.querySelector<HTMLInputElement>('[type=hidden][name=action]')?.value
  if (!(pressed instanceof HTMLButtonElement && pressed.name === 'action')) return true
  return pressed.value === action || pressed.dataset.saves !== undefined
}

function createNote(role: 'alert' | 'status'): HTMLParagraphElement {
  const note = document.createElement('p')
  note.className = 'notice'
  note.role = role
  return note
}

/** Without a network the browser would leave the screen for a page of its own. Some forms may wait (web/sw/queued-forms.ts). */
function stayOffline(form: HTMLFormElement, { t }: Pick<I18n, 't'>, signal: AbortSignal): void {
  const note = createNote('alert')
  const onSubmit = (event: Event) => {
    const waits = form.dataset.draft === 'waits' && navigator.serviceWorker?.controller
    if (navigator.onLine || waits) return
    event.preventDefault()
    note.textContent = t('account.draft.offline')
    form.prepend(note)
    note.scrollIntoView({ block: 'nearest' })
  }
  form.addEventListener('submit', onSubmit, { signal })
  addEventListener('online', () => note.remove(), { signal })
}

/**
 * @param form a submitted one (`data-posted`) already contains what was typed, or the result of a look-up. A draft made from an older
 * version restores that version too, so that another person's later edit is not overwritten
 */
export function storeDraft(form: HTMLFormElement, { t }: I18n, signal: AbortSignal): void {
  const key = ownKey(form)
  stayOffline(form, { t }, signal)
  const stored = storedIn(controls(form))
  const isUntouched = JSON.stringify(read(form)) === JSON.stringify(stored)
  const json = localStorage.getItem(key)
  const draft: Values | null = json && form.dataset.posted === undefined ? JSON.parse(json) : null
  // A draft may have fields that no longer exist: a row, a choice between two edits.
  const isChanged = Object.keys(stored).some(
    (name) => !isSource(name) && draft?.[name] !== undefined && draft[name] !== stored[name],
  )
  if (draft && isUntouched && isChanged) offerUndo(form, { t }, { key, stored, draft: upToDate(draft, stored) })
  form.addEventListener(
    'input',
    () => localStorage.setItem(key, JSON.stringify(changed(form, { ...storedBelow(form), ...stored }))),
    { signal },
  )
  form.addEventListener('submit', ({ submitter }) => isSaved(form, submitter) && sessionStorage.setItem(SENT, key), {
    signal,
  })
}

/** Restores the draft, with a button that switches between what is stored and the draft. */
function offerUndo(
  form: HTMLFormElement,
  { t }: Pick<I18n, 't'>,
  { key, stored, draft }: { key: string; stored: Values; draft: Values },
): void {
  write(form, draft)
  const note = createNote('status')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  const show = (isDraft: boolean) => {
    note.replaceChildren(t(isDraft ? 'account.draft.restored' : 'account.draft.undone'), ' ', button)
    button.textContent = t(isDraft ? 'account.draft.undo' : 'account.draft.redo')
    button.onclick = () => {
      write(form, isDraft ? stored : draft)
      if (isDraft) localStorage.removeItem(key)
      show(!isDraft)
      button.focus()
    }
  }
  show(true)
  form.prepend(note)
}
