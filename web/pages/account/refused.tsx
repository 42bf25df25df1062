import type { FormSubmission } from '../../../domain/form-submission.ts'
import { useI18n } from '../../app/i18n.tsx'
import { formState } from './form-state.ts'

/** Why a button that has no fields of its own did nothing. @param actions values of such buttons on this screen */
export function Refused({ posted, actions }: { posted: FormSubmission | null; actions: readonly string[] }) {
  const i18n = useI18n()
  const action = posted?.fields.action ?? ''
  const { summary } = formState(i18n, actions.includes(action) ? posted : null, action, {})
  return summary ? (
    <p className="notice" role="alert">
      {summary}
    </p>
  ) : null
}
