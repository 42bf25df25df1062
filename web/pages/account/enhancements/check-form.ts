/** Checks a form's fields in the browser, with the page's messages beside them, where the edge shows its own. */
import { ONLY_CHECK } from '../../../../domain/form-actions.ts'
import { DEFAULT_LOCALE, isLocale } from '../../../../domain/locale.ts'
import { isUnit } from '../../../../domain/trade-terms.ts'
import { typedNumber } from '../../../../domain/typed-number.ts'
import { typedQuantity } from '../../../../domain/typed-quantity.ts'
import { trusted } from '../../../app/trusted-types.ts'
import styles from '../../../components/form-field.module.css'
import { whenReleased } from './released.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (one: unknown): one is Control =>
  one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl)

/** @returns the error code of a number field; '' for a valid or an empty one */
function faultOfNumber({ value, dataset }: Control): string {
  const { format, ambiguous, digits, min, max, tooSmall, tooLarge, unit, written = '{}' } = dataset
  if (digits === undefined || value.trim() === '') return ''
  const language = document.documentElement.lang.slice(0, 2)
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const number =
    unit !== undefined && isUnit(unit)
      ? typedQuantity(value, locale, unit, JSON.parse(written))
      : typedNumber(value, locale, Number(digits))
  if (number === 'ambiguous') return ambiguous ?? ''
  if (number === 'unreadable') return format ?? ''
  return (number < Number(min) && tooSmall) || (number > Number(max) && tooLarge) || ''
}

/** @returns '' where nothing is wrong */
function faultOf(field: Control): string {
  const { validity, validationMessage, dataset } = field
  const { required, format } = dataset
  if (validity.customError) return validationMessage
  if (validity.valueMissing) return required ?? validationMessage
  if (!validity.valid) return format ?? validationMessage
  return faultOfNumber(field)
}

const noteId = (field: Control): string => `${field.id || field.name}-fault`

/** Whether the message beside a field was set by this script. Only the edge can tell whether an error it has found is corrected. */
const isOurs = (field: Control): boolean => document.getElementById(noteId(field))?.role === 'status'

/** Whether the fault of a field is that neither it nor its alternatives are filled in (checkAlternatives). */
const isAlternative = ({ validity, type }: Control): boolean => validity.customError && type !== 'file'

/** Shows the fault beside a field, '' removes it. It replaces the message of the edge, which is outdated by then. */
export function showFault(field: Control, fault: string): void {
  const id = noteId(field)
  const shown = document.getElementById(id)
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id)
  field.ariaInvalid = fault === '' ? null : 'true'
  if (fault === '') shown?.remove()
  else {
    const place = shown ?? document.createElement('p')
    place.id = id
    place.className = styles.fault ?? ''
    place.role = 'status'
    place.textContent = fault
    // What is missing is said without moving anything (web/styles/separate.css); a longer message needs its own lines.
    place.toggleAttribute('data-missing', field.validity.valueMissing || isAlternative(field))
    if (!shown) (field.closest('label') ?? field).after(place)
    described.push(id)
  }
  if (described.length > 0) field.setAttribute('aria-describedby', described.join(' '))
  else field.removeAttribute('aria-describedby')
}

/**
 * A text that is required in at least one language, or a contact of which either field is enough: the field in the page's language, or
 * the first, carries the error.
 */
function checkAlternatives(form: HTMLFormElement): void {
  for (const group of form.querySelectorAll<HTMLElement>('fieldset[data-required]')) {
    const fields = [
      ...group.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        ':is(input, textarea):is([lang], [data-either])',
      ),
    ]
    const own = fields.find(({ lang }) => lang === document.documentElement.lang) ?? fields[0]
    const isFilled = fields.some(({ value }) => value.trim() !== '')
    own?.setCustomValidity(isFilled ? '' : (group.dataset.required ?? ''))
  }
}

/** Opens what the field is hidden in, and focuses it. */
function reveal(field: Control): void {
  for (let at = field.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true
  field.focus()
}

/**
 * Shows what only the edge can find, beside what this script has found: otherwise that would be learned from the next sending alone. The
 * edge answers as if the button had been pressed, and does nothing.
 */
async function showRest(form: HTMLFormElement, submitter: HTMLElement | null, signal: AbortSignal): Promise<void> {
  const data = new FormData(form, submitter)
  data.set('checked', String(data.getAll('action').at(-1)))
  data.set('action', ONLY_CHECK)
  const body = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
  const place = form.getAttribute('action') ?? location.href
  const response = await fetch(place, { method: 'POST', body, signal }).catch(() => null)
  const html = await response?.text().catch(() => null)
  if (html) whenReleased(() => copyFaults(html, form, data), signal)
}

/** Copies the summary and the faults of a form's fields from the screen that the edge has drawn, except of fields that were edited since. */
function copyFaults(html: string, form: HTMLFormElement, sent: FormData): void {
  const drawn = new DOMParser().parseFromString(trusted.createHTML(html), 'text/html')
  const posted = drawn.querySelector('form[data-posted]')
  const summary = posted?.querySelector(':scope > [role="alert"]')
  form.querySelector(':scope > [role="alert"]')?.remove()
  if (summary) form.prepend(document.adoptNode(summary))
  for (const wrong of posted?.querySelectorAll<HTMLElement>('[aria-invalid][name]') ?? []) {
    const field = form.elements.namedItem(wrong.getAttribute('name') ?? '')
    const fault = drawn.getElementById(`${wrong.id || wrong.getAttribute('name')}-fault`)?.textContent
    if (!isControl(field) || field.ariaInvalid || !fault || sent.get(field.name) !== field.value) continue
    showFault(field, fault)
    // Only the edge can tell whether it is corrected.
    document.getElementById(noteId(field))?.removeAttribute('role')
  }
}

/** @param signal ends the checking */
export function checkForm(form: HTMLFormElement, signal: AbortSignal): void {
  form.noValidate = true
  const onSubmit = (event: SubmitEvent) => {
    if (event.submitter instanceof HTMLButtonElement && event.submitter.formNoValidate) return
    checkAlternatives(form)
    const wrong = controlsOf(form).filter((field) => field.willValidate && faultOf(field) !== '')
    const [first] = wrong
    if (!first) return
    event.preventDefault()
    // The form is invalid, so no other listener may handle the submission.
    event.stopImmediatePropagation()
    for (const field of wrong) showFault(field, faultOf(field))
    reveal(first)
    if (form.dataset.whole !== undefined) void showRest(form, event.submitter, signal)
  }
  const onInput = ({ target }: Event) => {
    checkAlternatives(form)
    // A message disappears as soon as the field is valid; none appears while the field is being edited, unless another script sets one.
    for (const field of controlsOf(form))
      if (isOurs(field) || (field === target && (field.ariaInvalid || field.validity.customError)))
        showFault(field, faultOf(field))
  }
  form.addEventListener('submit', onSubmit, { signal })
  form.addEventListener('input', onInput, { signal })
  const onChange = ({ target }: Event) => {
    // A message below the field moves the content below it.
    if (isControl(target)) whenReleased(() => showFault(target, faultOf(target)), signal)
  }
  form.addEventListener('change', onChange, { signal })
  form.dataset.checked = ''
}
