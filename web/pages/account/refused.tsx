import type { FormAction } from '../../../domain/form-actions.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { useI18n } from '../../app/i18n.tsx'
import { formState } from './form-state.ts'

/** Why a button that has no fields of its own did nothing. @param actions values of such buttons on this screen */
export function Refused({ posted, actions }: { posted: FormSubmission | null; actions: readonly FormAction[] }) {
  const i18n = useI18n()
  const { summary } = formState(i18n, posted, actions, {})
  return summary ? (
    <p className="notice" role="alert">
      {summary}
    </p>
  ) : null
}
