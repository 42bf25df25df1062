import { isTicked } from '../field-values.ts'
import type { FormHandler } from './form-result.ts'

/** A form of a sensitive action with a reason and a confirmation: if both are missing both are reported, and nothing is sent. */
export const confirmed =
  (send: FormHandler): FormHandler =>
  async (form) => {
    if (isTicked(form.fields.confirm)) return send(form)
    const errors = [{ field: 'confirm', code: 'confirm' }]
    return { errors: form.fields.reason?.trim() ? errors : [{ field: 'reason', code: 'required' }, ...errors] }
  }
