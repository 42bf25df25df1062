import { InlineField } from '../account/fields.tsx'
import type { FormState } from '../account/form-state.ts'

interface ReasonLineProps {
  form: FormState
  /** End of the field's id, which distinguishes the forms of a screen. */
  of: string
  label: string
}

/** The reason of an act in one line. */
export const ReasonLine = ({ form, of, label }: ReasonLineProps) => (
  <InlineField
    id={`reason-${of}`}
    name="reason"
    defaultValue={form.value('reason')}
    label={label}
    error={form.error('reason')}
  />
)
