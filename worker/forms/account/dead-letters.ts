import { DeadLetterRerun } from '../../../domain/contract/dead-letters.ts'
import { apiForm } from './api-form.ts'
import { saved } from './review-place.ts'

/** Runs jobs again that were given up. */
export const rerunDeadLetters = apiForm({
  schema: DeadLetterRerun,
  input: ({ fields: { id } }) => ({ kind: id }),
  send: ({ own }, json, headers) => own.post('/app/admin/dead-letters', { json, headers }),
  next: saved,
})
