/**
 * Pictures of many products, chosen or dropped at once: whose they are is shown before anything is sent. After a reload the same files are
 * chosen again, and those that have arrived are not sent twice (docs/behaviour.md, "Pictures by article").
 */
import type { I18n } from '../../../../domain/i18n.ts'
import { MAX_PICTURE_NAMES } from '../../../../domain/limits.ts'
import { api } from '../../../app/api.ts'
import { type PictureRow, pictureRow } from './picture-rows.ts'
import {
  type PictureWork,
  type PictureWorkTexts,
  partsOf,
  reasonOf,
  showSendable,
  showText,
  waiting,
} from './picture-work.ts'
import { refusedAtOnce } from './prepare-file.ts'
import { RefusedCall, requestUntilAnswered } from './repeated-request.ts'
import { sendChosen } from './send-pictures.ts'

const nameOf = (file: File): string => (file.webkitRelativePath || file.name).slice(-400)

function showCounts(work: PictureWork): void {
  const { rows, number, texts, parts } = work
  const count = (kind: PictureRow['kind']) => number(rows.filter((row) => row.kind === kind).length)
  const matched = count('matched')
  const choose = count('choose')
  const none = count('none')
  const there = count('there')
  showText(work, texts.found, { matched, choose, none, there })
  showSendable(work)
  parts.found.hidden = rows.length === 0
}

/** Those that a person has to do something about come first. */
const ORDER = ['choose', 'none', 'matched', 'there'] as const
const byNeed = (locale: I18n['locale']) => (one: PictureRow, other: PictureRow) =>
  ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || one.name.localeCompare(other.name, locale, { numeric: true })

/** Asks whose pictures these are, and adds their rows. */
async function match(work: PictureWork, files: File[]): Promise<void> {
  const request = { json: { names: files.map(nameOf) }, query: { locale: work.locale } }
  const attempt = () => api.post('/api/profile/company/products/picture-names', request)
  const { data } = await requestUntilAnswered(attempt, waiting(work, work.signal))
  for (const [at, file] of files.entries()) {
    const one = data[at]
    if (!one) continue
    const row = pictureRow(file, one, work.texts, () => showCounts(work))
    const code = refusedAtOnce(file, 'picture')
    if (code) row.say(reasonOf(work, code))
    work.rows.push(code ? { ...row, kind: 'none', product: () => null } : row)
  }
}

async function add(work: PictureWork, files: File[]): Promise<void> {
  const { rows, parts, locale } = work
  const isKnown = (file: File) => rows.some((row) => row.name === nameOf(file) && row.file.size === file.size)
  const fresh = files.filter((file) => !isKnown(file))
  if (work.running) return
  try {
    for (let at = 0; at < fresh.length; at += MAX_PICTURE_NAMES)
      await match(work, fresh.slice(at, at + MAX_PICTURE_NAMES))
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error
    return showText(work, reasonOf(work, error.code))
  }
  rows.sort(byNeed(locale))
  parts.body.replaceChildren(...rows.map((row) => row.line))
  showCounts(work)
  parts.begin.focus()
}

/** Files may be dropped anywhere on the page: they would otherwise replace it. */
function acceptDrops(
  { parts: { form }, signal }: PictureWork,
  place: HTMLElement,
  take: (files: File[]) => void,
): void {
  const drag = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    const details = form.closest('details')
    if (details) details.open = true
    place.scrollIntoView({ block: 'nearest' })
    take(files)
  }
  document.addEventListener('dragover', drag, { signal })
  document.addEventListener('drop', drop, { signal })
}

/** @param place the form's part below its fields, with the texts (`data-pictures`) and the elements that this script fills */
export function enhancePictures(place: HTMLElement, { locale, number }: I18n, signal: AbortSignal): void {
  const parts = partsOf(place)
  if (!parts) return
  const { form, input, begin, stop } = parts
  const texts: PictureWorkTexts = JSON.parse(place.dataset.pictures ?? '{}')
  const messages: Record<string, string> = JSON.parse(form.dataset.errors ?? '{}')
  const work: PictureWork = { parts, texts, messages, locale, number, signal, rows: [], running: null }
  const take = (files: File[]) => void add(work, files)
  acceptDrops(work, place, take)
  input.addEventListener('change', () => take([...(input.files ?? [])]), { signal })
  begin.addEventListener('click', () => void sendChosen(work), { signal })
  stop.addEventListener('click', () => work.running?.abort(), { signal })
  form.addEventListener('submit', (event) => event.preventDefault(), { signal })
  const leave = (event: BeforeUnloadEvent) => {
    if (work.running) event.preventDefault()
  }
  addEventListener('beforeunload', leave, { signal })
  for (const button of place.querySelectorAll<HTMLElement>('[type=submit], button:not([type])')) button.hidden = true
  form.dataset.uploads = ''
}
