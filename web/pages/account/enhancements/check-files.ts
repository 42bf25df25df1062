/** Checks the files of a form without script uploads (a logo, a certificate) as soon as they are chosen, and shrinks photos. */
import { MAX_FILE_BYTES } from '../../../../domain/file-types.ts'
import { showFault } from './check-form.ts'
import { kindsOf, prepareFile } from './prepare-file.ts'

/** Puts the files into the field in place of the chosen ones. */
function replaceFiles(input: HTMLInputElement, files: File[]): void {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
}

/** @param form with the messages for refused files by code (`data-errors`, JSON) */
export function checkFiles(form: HTMLFormElement, signal: AbortSignal): void {
  const messages: Record<string, string> = JSON.parse(form.dataset.errors ?? '{}')
  let preparing: Promise<void> | undefined

  /** The message for the first file that is refused, with its name where there are several; '' where none is. */
  function faultOf(prepared: Awaited<ReturnType<typeof prepareFile>>[], files: File[], most: number): string {
    if (files.length > most) return messages['files.too-many'] ?? ''
    const bytes = prepared.reduce((sum, one) => sum + ('file' in one ? one.file.size : 0), 0)
    if (bytes > MAX_FILE_BYTES.document) return messages['file.too-large'] ?? ''
    const at = prepared.findIndex((one) => 'code' in one)
    const refused = prepared[at]
    if (!refused || 'file' in refused) return ''
    return [files.length > 1 ? files[at]?.name : '', messages[refused.code]].filter(Boolean).join(' — ')
  }

  async function check(input: HTMLInputElement, files: File[]): Promise<void> {
    const prepared = await Promise.all(files.map((file) => prepareFile(file, kindsOf(input))))
    // Other files were chosen meanwhile.
    if (files.some((file, at) => input.files?.[at] !== file)) return
    const fault = faultOf(prepared, files, Number(input.dataset.most ?? Number.POSITIVE_INFINITY))
    const ready = prepared.flatMap((one) => ('file' in one ? [one.file] : []))
    if (fault === '' && ready.some((file, at) => file !== files[at])) replaceFiles(input, ready)
    input.setCustomValidity(fault)
    showFault(input, fault)
  }

  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
    target.setCustomValidity('')
    showFault(target, '')
    const files = [...(target.files ?? [])]
    if (files.length > 0)
      preparing = check(target, files).finally(() => {
        preparing = undefined
      })
  }
  const onSubmit = (event: SubmitEvent) => {
    if (!preparing) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void preparing.then(() => form.requestSubmit(event.submitter))
  }
  form.addEventListener('change', onChange, { signal })
  // Before the other listeners: they act as if the form were sent.
  form.addEventListener('submit', onSubmit, { signal, capture: true })
  form.dataset.uploads = ''
}
