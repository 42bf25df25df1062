/**
 * Pictures of many products, chosen or dropped at once: whose they are is shown before anything is sent. After a reload the same files are
 * chosen again, and those that have arrived are not sent twice (docs/behaviour.md, "Pictures by article").
 */
import type { I18n } from '../../../../domain/i18n.ts'
import { MAX_PICTURE_NAMES } from '../../../../domain/limits.ts'
import { byPlace } from '../../../../domain/pictures/article-of-file.ts'
import { api } from '../../../app/api.ts'
import { type PictureRow, type PictureTexts, pictureRow } from './picture-rows.ts'
import { type PictureUpload, sendPictures } from './picture-transfer.ts'
import { refusedAtOnce } from './prepare-file.ts'
import { RefusedCall, requestUntilAnswered } from './repeated-request.ts'

interface Texts extends PictureTexts {
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

const nameOf = (file: File): string => (file.webkitRelativePath || file.name).slice(-400)

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')

/** @returns the elements that the script fills; null where the page is another than it expects */
function partsOf(place: HTMLElement) {
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

/** @param place the form's part below its fields, with the texts (`data-pictures`) and the elements that this script fills */
export function enhancePictures(place: HTMLElement, { locale, number }: I18n, signal: AbortSignal): void {
  const parts = partsOf(place)
  if (!parts) return
  const { form, input, found, line, body, bar, begin, stop } = parts
  const texts: Texts = JSON.parse(place.dataset.pictures ?? '{}')
  const messages: Record<string, string> = JSON.parse(form.dataset.errors ?? '{}')
  const rows: PictureRow[] = []
  let running: AbortController | null = null

  const say = (text: string) => {
    if (line.textContent !== text) line.textContent = text
  }
  const waiting = (ended: AbortSignal) => ({ signal: ended, onWaiting: () => say(texts.offline) })
  const reason = (code: string): string => messages[code] ?? messages.unexpected ?? code
  const sendable = () => rows.filter((row) => !row.isSent && row.product() !== null)

  function showCounts(): void {
    const count = (kind: PictureRow['kind']) => number(rows.filter((row) => row.kind === kind).length)
    const matched = count('matched')
    const choose = count('choose')
    const none = count('none')
    const there = count('there')
    say(filled(texts.found, { matched, choose, none, there }))
    const { length } = sendable()
    begin.hidden = length === 0
    begin.textContent = filled(texts.send, { n: number(length) })
    found.hidden = rows.length === 0
  }

  const ORDER = ['choose', 'none', 'matched', 'there'] as const
  const byNeed = (one: PictureRow, other: PictureRow) =>
    ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || one.name.localeCompare(other.name, locale, { numeric: true })

  async function match(files: File[]): Promise<void> {
    const names = files.map(nameOf)
    const request = { json: { names }, query: { locale } }
    const attempt = () => api.post('/api/profile/company/products/picture-names', request)
    const { data } = await requestUntilAnswered(attempt, waiting(signal))
    for (const [at, file] of files.entries()) {
      const one = data[at]
      if (!one) continue
      const row = pictureRow(file, one, texts, showCounts)
      const code = refusedAtOnce(file, 'picture')
      if (code) row.say(reason(code))
      rows.push(code ? { ...row, kind: 'none', product: () => null } : row)
    }
  }

  async function add(files: File[]): Promise<void> {
    const isKnown = (file: File) => rows.some((row) => row.name === nameOf(file) && row.file.size === file.size)
    const fresh = files.filter((file) => !isKnown(file))
    if (running) return
    try {
      for (let at = 0; at < fresh.length; at += MAX_PICTURE_NAMES) await match(fresh.slice(at, at + MAX_PICTURE_NAMES))
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error
      say(reason(error.code))
      return
    }
    rows.sort(byNeed)
    body.replaceChildren(...rows.map((row) => row.line))
    showCounts()
    begin.focus()
  }

  async function sendAll(): Promise<void> {
    const all = sendable().sort((one, other) => byPlace(one, other))
    const ended = new AbortController()
    running = ended
    signal.addEventListener('abort', () => ended.abort())
    const sentParts = new Map<PictureRow, number>()
    const over = new Set<PictureRow>()
    let done = 0
    const show = () => {
      bar.value = [...sentParts.values()].reduce((sum, one) => sum + one, 0) / all.length
      say(filled(texts.progress, { done: number(done), all: number(all.length) }))
    }
    const sentOf = (row: PictureRow): PictureUpload | null => {
      const product = row.product()
      return (
        product && {
          file: row.file,
          product: product.id,
          variant: product.variant,
          onProgress: (part) => {
            sentParts.set(row, part * 0.9)
            show()
          },
          onEnd: (code) => {
            sentParts.set(row, 1)
            over.add(row)
            row.isSent = code === undefined
            if (row.isSent) done += 1
            row.say(code === undefined ? texts.done : reason(code))
            show()
          },
        }
      )
    }
    const toSend = all.flatMap((row) => sentOf(row) ?? [])
    for (const row of all) row.say(texts.waits)
    ;[begin.hidden, stop.hidden, bar.hidden, input.disabled] = [true, false, false, true]
    stop.focus()
    const isWhole = await sendPictures(toSend, waiting(ended.signal)).then(
      () => true,
      (error: unknown) => {
        if (!ended.signal.aborted) throw error
        return false
      },
    )
    running = null
    ;[stop.hidden, bar.hidden, input.disabled] = [true, true, false]
    input.value = ''
    for (const row of all) if (!over.has(row)) row.say('')
    const { length } = sendable()
    begin.hidden = length === 0
    begin.textContent = filled(texts.send, { n: number(length) })
    say(filled(isWhole ? texts.ended : texts.stopped, { done: number(done), all: number(all.length) }))
  }

  /** Dropped anywhere on the page: files would otherwise replace it. */
  function drop(event: DragEvent): void {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    const details = form.closest('details')
    if (details) details.open = true
    place.scrollIntoView({ block: 'nearest' })
    void add(files)
  }

  input.addEventListener('change', () => void add([...(input.files ?? [])]), { signal })
  const onDrag = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  document.addEventListener('dragover', onDrag, { signal })
  document.addEventListener('drop', drop, { signal })
  begin.addEventListener('click', () => void sendAll(), { signal })
  stop.addEventListener('click', () => running?.abort(), { signal })
  form.addEventListener('submit', (event) => event.preventDefault(), { signal })
  const leave = (event: BeforeUnloadEvent) => {
    if (running) event.preventDefault()
  }
  addEventListener('beforeunload', leave, { signal })
  for (const button of place.querySelectorAll<HTMLElement>('[type=submit], button:not([type])')) button.hidden = true
  form.dataset.uploads = ''
}
