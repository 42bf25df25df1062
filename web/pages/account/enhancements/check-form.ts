/** What the browser finds wrong with a form's fields, said in the page's words beside them, where the edge says what it finds. */
import { decimalNumber } from '../../../../domain/numbers.ts'
import styles from '../../../components/form-field.module.css'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (one: unknown): one is Control =>
  one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl)

/** @returns '' where nothing is wrong */
function faultOf({ validity, validationMessage, value, dataset }: Control): string {
  const { required, format, min, max, tooSmall, tooLarge } = dataset
  if (validity.customError) return validationMessage
  if (validity.valueMissing) return required ?? validationMessage
  if (!validity.valid) return format ?? validationMessage
  const number = decimalNumber(value)
  return (number < Number(min) && tooSmall) || (number > Number(max) && tooLarge) || ''
}

const noteId = (field: Control): string => `${field.id || field.name}-fault`

/** Whether what stands beside a field was said here: what the edge has found is not known to be right by looking at it. */
const isOurs = (field: Control): boolean => document.getElementById(noteId(field))?.role === 'status'

/** Says beside a field what is wrong with it, '' nothing. What the edge has said there is outdated by then. */
export function tell(field: Control, fault: string): void {
  const id = noteId(field)
  const told = document.getElementById(id)
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id)
  field.ariaInvalid = fault === '' ? null : 'true'
  if (fault === '') told?.remove()
  else {
    const place = told ?? document.createElement('p')
    place.id = id
    place.className = styles.fault ?? ''
    place.role = 'status'
    place.textContent = fault
    if (!told) (field.closest('label') ?? field).after(place)
    described.push(id)
  }
  if (described.length > 0) field.setAttribute('aria-describedby', described.join(' '))
  else field.removeAttribute('aria-describedby')
}

/** A text that is wanted in one language at least: the page's own stands for all. */
function checkLanguages(form: HTMLFormElement): void {
  for (const group of form.querySelectorAll<HTMLElement>('fieldset[data-required]')) {
    const fields = [...group.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(':is(input, textarea)[lang]')]
    const own = fields.find(({ lang }) => lang === document.documentElement.lang) ?? fields[0]
    const isTold = fields.some(({ value }) => value.trim() !== '')
    own?.setCustomValidity(isTold ? '' : (group.dataset.required ?? ''))
  }
}

/** Nobody looks for a fault behind what is closed. */
function reveal(field: Control): void {
  for (let at = field.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true
  field.focus()
}

/**
 * What is said below a field moves what stands under it: not between a press there and its release, which would miss.
 * @returns does something as soon as no press is under way
 */
function betweenPresses(signal: AbortSignal): (act: () => void) => void {
  let isPressed = false
  const press = (is: boolean) => () => {
    isPressed = is
  }
  const released = ['pointerup', 'pointercancel'] as const
  addEventListener('pointerdown', press(true), { signal, capture: true })
  for (const end of released) addEventListener(end, press(false), { signal, capture: true })
  return (act) => {
    if (!isPressed) return act()
    const done = new AbortController()
    const onRelease = () => {
      done.abort()
      // The click comes after the release, in the same turn.
      setTimeout(act)
    }
    for (const end of released) addEventListener(end, onRelease, { signal: AbortSignal.any([signal, done.signal]) })
  }
}

/** @param signal ends the checking */
export function checkForm(form: HTMLFormElement, signal: AbortSignal): void {
  form.noValidate = true
  const onSubmit = (event: SubmitEvent) => {
    if (event.submitter instanceof HTMLButtonElement && event.submitter.formNoValidate) return
    checkLanguages(form)
    const wrong = controlsOf(form).filter((field) => field.willValidate && faultOf(field) !== '')
    const [first] = wrong
    if (!first) return
    event.preventDefault()
    // It is not sent: nothing else has to make ready for that.
    event.stopImmediatePropagation()
    for (const field of wrong) tell(field, faultOf(field))
    reveal(first)
  }
  const onInput = ({ target }: Event) => {
    checkLanguages(form)
    // What is said goes as soon as it is right; nobody is told of a slip in what is still being typed, unless an aid says so.
    for (const field of controlsOf(form))
      if (isOurs(field) || (field === target && (field.ariaInvalid || field.validity.customError)))
        tell(field, faultOf(field))
  }
  form.addEventListener('submit', onSubmit, { signal })
  form.addEventListener('input', onInput, { signal })
  const whenReleased = betweenPresses(signal)
  const onChange = ({ target }: Event) => {
    if (isControl(target)) whenReleased(() => tell(target, faultOf(target)))
  }
  form.addEventListener('change', onChange, { signal })
  form.dataset.checked = ''
}
