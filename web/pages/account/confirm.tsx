import { FieldErrorText } from '../../components/form-field.tsx'
import fieldStyles from './fields.module.css'
import type { FormState } from './form-state.ts'

interface ConfirmProps {
  form: FormState
  /** Unique on the page. */
  id: string
  label: string
}

/** The box of a sensitive action, which is done only once it is ticked. */
export function Confirm({ form, id, label }: ConfirmProps) {
  const wrong = form.error('confirm')
  const faultId = `confirm-${id}-fault`
  return (
    <>
      <label className={fieldStyles.check}>
        <input
          type="checkbox"
          name="confirm"
          defaultChecked={form.value('confirm') !== ''}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? faultId : undefined}
        />
        <span>{label}</span>
      </label>
      {wrong ? <FieldErrorText id={faultId}>{wrong}</FieldErrorText> : null}
    </>
  )
}
