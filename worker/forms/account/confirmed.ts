import { isTicked } from '../field-values.ts'
import type { FieldError } from '../parse-form.ts'
import type { FormHandler } from './form-result.ts'

const CONFIRM: FieldError = { field: 'confirm', code: 'confirm' }
const REASON: FieldError = { field: 'reason', code: 'required' }

/**
 * A form of a sensitive action with a reason, which is sent once it is confirmed: until then that is reported with all else that is wrong. Some
 * schemas have decisions without a reason as well, so that a missing one is reported here.
 */
export const confirmed =
  (send: FormHandler): FormHandler =>
  async (form) => {
    if (isTicked(form.fields.confirm)) return send(form)
    const errors = (await send.check?.(form)) ?? []
    const isMissing = !form.fields.reason?.trim() && errors.every(({ field }) => field !== REASON.field)
    return { errors: [...(isMissing ? [REASON] : []), CONFIRM, ...errors] }
  }
