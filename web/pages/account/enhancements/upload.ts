/**
 * Enhances a form that uploads files: each by itself with its progress, chosen, dropped or pasted. Without a network the upload waits,
 * with a message, and continues by itself.
 */

import type { I18n } from '../../../../domain/i18n.ts'
import { attachToCompany, attachToProduct, uploadFile } from './file-transfer.ts'
import { kindsOf, prepareFile, refusedAtOnce } from './prepare-file.ts'
import { quarter } from './quarter.ts'
import { RefusedCall, type Repetition } from './repeated-request.ts'

/** A form's files are checked before they are sent, whether this script sends them or the form does. */
export { checkFiles } from './check-files.ts'

interface Item {
  file: File
  key: string
  row: HTMLLIElement
  bar: HTMLProgressElement
}

function newRow(name: string, list: Element): HTMLLIElement {
  const row = document.createElement('li')
  row.append(name)
  list.append(row)
  return row
}

function newItem(file: File, list: Element): Item {
  const bar = document.createElement('progress')
  bar.ariaLabel = file.name
  const row = newRow(`${file.name} `, list)
  row.append(bar)
  return { file, key: crypto.randomUUID(), row, bar }
}

/** The live regions: a status line, and a list of refused files. */
function addLists(form: HTMLElement) {
  const list = document.createElement('ul')
  const refusals = document.createElement('ul')
  const line = document.createElement('p')
  line.role = 'status'
  // The alert role is on an element around the list, because on the list it would replace the list's own role.
  const alert = document.createElement('div')
  alert.role = 'alert'
  alert.append(refusals)
  form.append(list, line, alert)
  return { list, line, refusals }
}

/** Calls `add` with the files that are chosen, dropped on the form or pasted; a text has none. */
function onFiles(
  form: HTMLElement,
  inputs: HTMLInputElement[],
  add: (files?: FileList | null) => void,
  signal: AbortSignal,
): void {
  for (const input of inputs) input.addEventListener('change', () => add(input.files), { signal })
  form.addEventListener('dragover', (event) => event.preventDefault(), { signal })
  form.addEventListener(
    'drop',
    (event) => {
      if (event.dataTransfer?.files.length) event.preventDefault()
      add(event.dataTransfer?.files)
    },
    { signal },
  )
  document.addEventListener('paste', ({ clipboardData }) => add(clipboardData?.files), { signal })
}

/** The screen's HTML; null without a network. */
const fetchScreen = (signal: AbortSignal): Promise<string | null> =>
  fetch(location.pathname, { signal })
    .then((response) => response.text())
    .catch(() => null)

interface Listing {
  line: HTMLElement
  /** Of a link to the screen. */
  text: string
  /** Names of the elements that show the files, separated by spaces. */
  draws: string
  signal: AbortSignal
}

/**
 * Shows the uploaded files where the screen lists them. The page is not reloaded: that would undo a click made meanwhile, and lose the
 * messages about refused files. Where the list cannot be fetched, a link reloads the page.
 */
async function showUploaded({ line, text, draws, signal }: Listing, isOld: () => boolean): Promise<void> {
  const [{ replaceDrawn }, html] = await Promise.all([import('./redraw.ts'), fetchScreen(signal)])
  if (signal.aborted || isOld() || (html && replaceDrawn(html, draws))) return
  const link = document.createElement('a')
  link.href = `${location.pathname}?done=saved`
  link.textContent = text
  line.append(' ', link)
}

/**
 * @param form with what its files are attached to (`data-attach`: the company, or the id of a product, for which its choices are sent too), the
 * messages for refused ones by code (`data-errors`, JSON), and the elements that show those attached (`data-draws`, names separated by
 * spaces)
 */
export function enhanceUpload(form: HTMLElement, { t, number }: I18n, signal: AbortSignal): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')]
  const [input] = inputs
  const { attach, errors = '{}', draws = '' } = form.dataset
  if (!attach || !input) return
  const kinds = kindsOf(input)
  const messages: Record<string, string> = JSON.parse(errors)
  const { list, line, refusals } = addLists(form)
  const queue: Item[] = []
  const count = { begun: 0, all: 0, uploaded: 0 }
  let isBusy = false

  const say = (text: string) => {
    if (line.textContent !== text) line.textContent = text
  }
  const refuse = (name: string, code: string) => newRow(`${name}: ${messages[code] ?? messages.unexpected}`, refusals)

  const waiting: Repetition = {
    signal,
    onWaiting: () => say(t('account.upload.waits')),
    onAgain: () => say(t('account.upload.goesOn')),
    // Only a lost network is waited for: the person chooses whether to send a refused file again.
    isAgain: () => false,
  }

  /** @throws RefusedCall */
  const send = async ({ key, bar, file: { name }, file }: Item): Promise<void> => {
    const prepared = await prepareFile(file, kinds, () => say(t('account.upload.shrinks', { name })))
    if ('code' in prepared) throw new RefusedCall(prepared.code)
    const onProgress = (part: number) => {
      bar.value = part
      const percent = number(quarter(part))
      say(t('account.upload.progress', { name: prepared.file.name, percent, at: count.begun, of: count.all }))
    }
    const stored = await uploadFile(prepared.file, key, onProgress, waiting)
    if (attach === 'company') return attachToCompany(stored, key, waiting)
    const chosen = [...form.querySelectorAll('select')].map((field) => [field.name, field.value])
    return attachToProduct(attach, { ...Object.fromEntries(chosen), file: stored }, key, waiting)
  }

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let item = queue.shift(); item; item = queue.shift()) {
      count.begun++
      const { name } = item.file
      try {
        await send(item)
        count.uploaded++
        say(t('account.upload.done', { name }))
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof RefusedCall)) throw error
        refuse(name, error.code)
      } finally {
        item.row.remove()
      }
    }
    isBusy = false
    if (count.uploaded === 0) return
    const { begun } = count
    // Files that were added meanwhile are listed after them.
    await showUploaded({ line, text: t('account.upload.show'), draws, signal }, () => count.begun !== begun)
  }

  const add = (files?: FileList | null) => {
    // Text that is pasted or dropped has no files, nor has a file dialog that was cancelled.
    if (!files?.length) return
    if (!isBusy) refusals.replaceChildren()
    for (const file of files) {
      const code = refusedAtOnce(file, kinds)
      if (code) refuse(file.name, code)
      else {
        count.all++
        queue.push(newItem(file, list))
      }
    }
    for (const input of inputs) input.value = ''
    void work()
  }

  onFiles(form, inputs, add, signal)
  addEventListener(
    'beforeunload',
    (event) => {
      if (isBusy) event.preventDefault()
    },
    { signal },
  )
  form.dataset.uploads = ''
}
