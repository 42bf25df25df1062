/** Forms with files: each file was uploaded to the API while the form arrived, and the form's own call attaches it. */
import { MAX_FILES_AT_ONCE } from '../../../domain/file-types.ts'
import { refusedFilesField } from '../../../domain/form-fields.ts'
import { COMMAS } from '../../../domain/listed.ts'
import type { FormHandler, SubmittedForm } from './form-result.ts'

/** @returns the faults of the files, with what is wrong with the other fields */
const refusedWith = async (handle: FormHandler, form: SubmittedForm, faults: { code: string }[], field: string) => ({
  errors: [...faults.map(({ code }) => ({ field, code })), ...((await handle.check?.(form)) ?? [])],
})

/**
 * For a form with one file: the handler finds its id in the field `file`. Of several files the last one is used.
 * @param field beside which errors of the file are shown
 */
export const withFile =
  (field: string, handle: FormHandler): FormHandler =>
  async (form) => {
    const file = form.files.at(-1)
    if (file && 'id' in file) return handle({ ...form, fields: { ...form.fields, file: file.id } })
    const faults = file?.errors ?? [{ code: 'required' }]
    return refusedWith(handle, form, faults, field)
  }

/**
 * The same for several files, one after the other. A refused one does not stop the others: the screen says which were refused and why
 * (docs/behaviour.md, "Several files").
 */
export const withFiles =
  (field: string, handle: FormHandler): FormHandler =>
  async (form) => {
    const { files, fields } = form
    if (files.length > MAX_FILES_AT_ONCE) return { errors: [{ field, code: 'files.at-once' }] }
    const attach = withFile(field, handle)
    if (files.length < 2) return attach(form)
    const refused = new Map<string, string[]>()
    let saved: Awaited<ReturnType<FormHandler>> | undefined
    for (const file of files) {
      const result = await attach({ ...form, files: [file] })
      if ('location' in result) saved = result
      else {
        const code = result.errors[0]?.code ?? 'unexpected'
        refused.set(code, [...(refused.get(code) ?? []), file.name])
      }
    }
    const [first] = refused.keys()
    if (first === undefined) return saved ?? attach(form)
    return {
      errors: [
        { field: '', code: saved ? 'files.some' : 'input.invalid' },
        { field, code: first },
      ],
      fields: { ...fields, ...namedRefusals(field, refused, form) },
    }
  }

/** @param refused names of files by the code of their refusal @returns the fields by which the screen says which were refused and why */
export const namedRefusals = (field: string, refused: Map<string, string[]>, { locale }: SubmittedForm) =>
  Object.fromEntries([...refused].map(([code, names]) => [refusedFilesField(field, code), names.join(COMMAS[locale])]))

/** Ids under which the files of a form were stored. */
export const uploadedIds = (files: SubmittedForm['files']): string[] =>
  files.flatMap((file) => ('id' in file ? [file.id] : []))

/** For a form that is sent with all of its files or not at all: one refused file stops it, since the text may refer to the file. */
export const withAllFiles =
  (send: FormHandler): FormHandler =>
  async (form) => {
    const refused = form.files.flatMap((file) => ('errors' in file ? file.errors : []))
    return refused.length > 0 ? refusedWith(send, form, refused, 'file') : send(form)
  }
