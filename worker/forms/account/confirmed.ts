import { isTicked } from '../field-values.ts'
import type { FormHandler } from './form-result.ts'

/** A form of a sensitive action, which is sent once it is confirmed: until then that is reported with all else that is wrong. */
export const confirmed =
  (send: FormHandler): FormHandler =>
  async (form) => {
    if (isTicked(form.fields.confirm)) return send(form)
    return { errors: [{ field: 'confirm', code: 'confirm' }, ...((await send.check?.(form)) ?? [])] }
  }
