/** Checks the file of a form without script uploads (a logo, a certificate) as soon as it is chosen, and shrinks photos. */
import { showFault } from './check-form.ts'
import { kindsOf, prepareFile } from './prepare-file.ts'

/** Puts the file into the field in place of the chosen one. */
function replaceFile(input: HTMLInputElement, file: File): void {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
}

/** @param form with the messages for refused files by code (`data-errors`, JSON) */
export function checkFiles(form: HTMLFormElement, signal: AbortSignal): void {
  const messages: Record<string, string> = JSON.parse(form.dataset.errors ?? '{}')
  let preparing: Promise<void> | undefined

  async function check(input: HTMLInputElement, file: File): Promise<void> {
    const prepared = await prepareFile(file, kindsOf(input))
    // Another file was chosen meanwhile.
    if (input.files?.[0] !== file) return
    const fault = 'code' in prepared ? (messages[prepared.code] ?? '') : ''
    if ('file' in prepared && prepared.file !== file) replaceFile(input, prepared.file)
    input.setCustomValidity(fault)
    showFault(input, fault)
  }

  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
    target.setCustomValidity('')
    showFault(target, '')
    const file = target.files?.[0]
    if (file)
      preparing = check(target, file).finally(() => {
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
