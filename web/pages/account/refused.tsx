import type { FormAction } from '../../../domain/form-actions.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import { FormAlert } from '../../components/form-field.tsx'
import { useFormState } from './form-state.ts'

/** Why a button that has no fields of its own did nothing. @param actions values of such buttons on this screen */
export function Refused({ posted, actions }: { posted: FormSubmission | null; actions: readonly FormAction[] }) {
  const { summary } = useFormState(posted, actions)
  return <FormAlert text={summary} />
}
