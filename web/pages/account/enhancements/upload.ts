/**
 * Enhances a form that uploads one file: several at once, dropped or pasted, each with its progress. Without a network the upload
 * waits, with a message, and continues by itself.
 */
import type { I18n } from '../../../../domain/i18n.ts'
import { attachFile, sendFile, type UploadResult } from './transfer.ts'

interface Item {
  file: File
  key: string
  row: HTMLLIElement
  bar: HTMLProgressElement
  note: HTMLSpanElement
}

function newItem(file: File, list: Element): Item {
  const row = document.createElement('li')
  const bar = document.createElement('progress')
  const note = document.createElement('span')
  bar.ariaLabel = file.name
  row.append(`${file.name} `, bar, note)
  list.append(row)
  return { file, key: crypto.randomUUID(), row, bar, note }
}

/** The network is back. */
const online = (signal: AbortSignal) =>
  new Promise<void>((back) => addEventListener('online', () => back(), { once: true, signal }))

/**
 * @param form with the address that its files are attached at (`data-attach`), what else is sent there (`data-as`, JSON), and the
 * messages for refused ones by code (`data-errors`, JSON)
 */
export function helpUpload(form: HTMLElement, { t }: I18n, signal: AbortSignal): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')]
  const { attach, as = '{}', errors = '{}' } = form.dataset
  if (!attach) return
  const messages: Record<string, string> = JSON.parse(errors)
  const list = document.createElement('ul')
  // Around the list: a list that is a status is no list any more.
  const status = document.createElement('div')
  status.role = 'status'
  status.append(list)
  form.append(status)
  const queue: Item[] = []
  let isBusy = false

  async function once(item: Item): Promise<UploadResult> {
    const sent = await sendFile(item.file, item.key, (part) => {
      item.bar.value = part
    })
    if (sent === 'no-network' || 'code' in sent) return sent
    return attachFile(attach ?? '', { ...JSON.parse(as), file: sent.id }, item.key)
  }

  /** @returns whether it was attached */
  async function send(item: Item): Promise<boolean> {
    let sent = await once(item)
    while (sent === 'no-network') {
      item.note.textContent = ` ${t('account.upload.waits')}`
      await online(signal)
      item.note.textContent = ` ${t('account.upload.goesOn')}`
      sent = await once(item)
    }
    if ('id' in sent) return true
    item.bar.remove()
    item.note.textContent = ` ${messages[sent.code] ?? messages.unexpected}`
    return false
  }

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    let refused = false
    for (let item = queue.shift(); item; item = queue.shift()) {
      if (await send(item)) item.row.remove()
      else refused = true
    }
    isBusy = false
    // Uploaded files show after a reload; with a refused one there is none, because its message would be lost.
    if (!refused) location.assign(`${location.pathname}?done=saved`)
  }

  const add = (files: FileList | null | undefined) => {
    // Text that is pasted or dropped has no files, nor has a file dialog that was cancelled.
    if (!files?.length) return
    for (const file of files) queue.push(newItem(file, list))
    for (const input of inputs) input.value = ''
    void work()
  }

  for (const input of inputs) {
    // A camera gives one picture at a time.
    input.multiple = !input.hasAttribute('capture')
    input.addEventListener('change', () => add(input.files), { signal })
  }
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
  addEventListener(
    'beforeunload',
    (event) => {
      if (isBusy) event.preventDefault()
    },
    { signal },
  )
}
