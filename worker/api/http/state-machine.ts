import type { StateMachine } from '../../../domain/statuses/state-machine.ts'
import { AppError } from './problem.ts'

/**
 * @returns true where the status changes, false where it is that already: to set it twice is no mistake.
 * @throws AppError 409 `status.refused` with the allowed ones (docs/behaviour.md, "Status changes").
 */
export function changes<State extends string>(machine: StateMachine<State>, from: State, to: State): boolean {
  if (from === to) return false
  const allowed = machine[from]
  if (allowed.includes(to)) return true
  throw new AppError('status.refused', 409, { members: { allowed: [...allowed] } })
}
