/** What the scripts of many pictures share: the page's elements and texts, the chosen pictures, and whether they are being sent. */
import type { I18n } from '../../../../domain/i18n.ts'
import type { PictureRow, PictureTexts } from './picture-rows.ts'
import type { Repetition } from './repeated-request.ts'

export interface PictureWorkTexts extends PictureTexts {
  /** With the parameters {matched}, {choose}, {none} and {there}. */
  found: string
  /** With the parameter {n}. */
  send: string
  /** With the parameters {done} and {all}. */
  progress: string
  ended: string
  offline: string
  stopped: string
}

export interface PictureWork extends Pick<I18n, 'locale' | 'number'> {
  parts: NonNullable<ReturnType<typeof partsOf>>
  texts: PictureWorkTexts
  /** Of refusals, by code. */
  messages: Record<string, string>
  rows: PictureRow[]
  /** Stops the sending; null while nothing is sent. */
  running: AbortController | null
  /** Ends the script. */
  signal: AbortSignal
}

/** @returns the elements that the scripts fill; null where the page is another than they expect */
export function partsOf(place: HTMLElement) {
  const part = <Part extends HTMLElement>(name: string) => place.querySelector<Part>(`[data-part="${name}"]`)
  const form = place.closest('form')
  const input = form?.querySelector<HTMLInputElement>('input[type=file]')
  const found = part('found')
  const line = part('line')
  const body = part('rows')
  const bar = part<HTMLProgressElement>('bar')
  const begin = part<HTMLButtonElement>('send')
  const stop = part<HTMLButtonElement>('stop')
  if (!form || !input || !found || !line || !body || !bar || !begin || !stop) return null
  return { form, input, found, line, body, bar, begin, stop }
}

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')

/** Says a text in the status line. */
export function showText({ parts: { line } }: PictureWork, text: string, values: Record<string, string> = {}): void {
  const said = filled(text, values)
  if (line.textContent !== said) line.textContent = said
}

export const reasonOf = ({ messages }: PictureWork, code: string): string =>
  messages[code] ?? messages.unexpected ?? code

export const waiting = (work: PictureWork, signal: AbortSignal): Repetition => ({
  signal,
  onWaiting: () => showText(work, work.texts.offline),
})

export const sendable = ({ rows }: PictureWork): PictureRow[] =>
  rows.filter((row) => !row.isSent && row.product() !== null)

/** Shows the button that sends, with how many it sends. */
export function showSendable(work: PictureWork): void {
  const { parts, texts, number } = work
  const { length } = sendable(work)
  parts.begin.hidden = length === 0
  parts.begin.textContent = filled(texts.send, { n: number(length) })
}
