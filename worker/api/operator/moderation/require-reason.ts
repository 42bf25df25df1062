import { invalidInput } from '../../http/problem.ts'

/** @throws AppError 422 `input.invalid` at the field `reason` where the supplier would get none */
export function requireReason(reason: string): void {
  if (reason.trim() === '') {
    throw invalidInput([
      { path: 'reason', code: 'required', message: 'A decision against the supplier needs a reason' },
    ])
  }
}
