/**
 * Sends a price list that is longer than one part piece by piece, and shows its progress. It waits for a lost network,
 * and after a reload the same file continues where it was. A shorter file is sent by the form itself.
 */

import type { I18n } from '../../../../domain/i18n.ts'
import { MAX_PRICE_LIST_BYTES, PART_OF_FILE } from '../../../../domain/price-list/import-terms.ts'
import { sendInParts } from './part-transfer.ts'
import { quarter } from './quarter.ts'
import { RefusedCall } from './repeated-request.ts'

const MEGABYTE = 1_000_000

/** @returns the element below the form's fields that says what happens to the file, empty */
function emptyPlace(form: HTMLElement): HTMLElement {
  form.querySelector('[data-sending]')?.remove()
  const place = document.createElement('div')
  place.dataset.sending = ''
  form.append(place)
  return place
}

function refuse(form: HTMLElement, text: string): void {
  const line = document.createElement('p')
  line.role = 'alert'
  line.textContent = text
  emptyPlace(form).append(line)
}

function addProgress(form: HTMLElement, name: string, stop: string) {
  const bar = document.createElement('progress')
  bar.ariaLabel = name
  const shown = document.createElement('p')
  shown.ariaHidden = 'true'
  const line = document.createElement('p')
  line.role = 'status'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = stop
  emptyPlace(form).append(bar, shown, line, button)
  return { bar, shown, line, button }
}

/** @param place the list of price lists (`data-parts`), below which each has its page; in a form with `data-errors` */
export function enhanceParts(place: HTMLElement, { t, number }: I18n, signal: AbortSignal): void {
  const form = place.closest('form')
  const input = form?.querySelector<HTMLInputElement>('input[type=file]')
  const submit = form?.querySelector<HTMLButtonElement>('button[type=submit], button:not([type])')
  if (!form || !input) return
  const messages: Record<string, string> = JSON.parse(form.dataset.errors ?? '{}')

  async function send(file: File): Promise<void> {
    const ended = new AbortController()
    const stop = () => ended.abort()
    signal.addEventListener('abort', stop)
    const { bar, shown, line, button } = addProgress(form ?? place, file.name, t('imports.up.stop'))
    button.addEventListener('click', stop)
    button.focus()
    const say = (text: string, isShown = true) => {
      line.className = isShown ? '' : 'visually-hidden'
      if (line.textContent !== text) line.textContent = text
    }
    const percentText = (percent: number, bytes: number) =>
      t('imports.up.progress', {
        percent: number(percent),
        sent: number(Math.round(bytes / MEGABYTE)),
        size: number(Math.round(file.size / MEGABYTE)),
      })
    const onProgress = (bytes: number) => {
      const part = bytes / file.size
      bar.value = part
      shown.textContent = percentText(Math.floor(part * 100), bytes)
      say(percentText(quarter(part), bytes), false)
    }
    if (submit) submit.disabled = true
    try {
      const id = await sendInParts(file, {
        signal: ended.signal,
        onProgress,
        onResumed: () => say(t('imports.up.resumed')),
        onWaiting: () => say(t('imports.up.waits')),
      })
      say(t('imports.up.ends'))
      location.assign(`${place.dataset.parts}/${id}`)
    } catch (error) {
      if (ended.signal.aborted) say(t('imports.up.stopped'))
      else if (error instanceof RefusedCall)
        say(t('imports.up.failed', { reason: messages[error.code] ?? messages.unexpected ?? '' }))
      else throw error
      if (submit) submit.disabled = false
      button.remove()
      input?.focus()
    }
  }

  form.addEventListener(
    'submit',
    (event) => {
      const [file] = input.files ?? []
      if (!file || file.size <= PART_OF_FILE) return
      event.preventDefault()
      if (file.size <= MAX_PRICE_LIST_BYTES) void send(file)
      else refuse(form, t('imports.up.large'))
    },
    { signal },
  )
  form.dataset.inParts = ''
}
