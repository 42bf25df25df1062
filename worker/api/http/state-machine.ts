import type { StateMachine } from '../../../domain/statuses/state-machine.ts'
import { AppError } from './problem.ts'

/**
 * @returns whether the status changes; false where it is already set: setting it twice is not an error
 * @throws AppError 409 `status.refused` with the allowed statuses (docs/behaviour.md, "Status changes")
 */
export function changes<State extends string>(machine: StateMachine<State>, from: State, to: State): boolean {
  if (from === to) return false
  const allowed = machine[from]
  if (allowed.includes(to)) return true
  throw new AppError('status.refused', 409, { members: { allowed: [...allowed] } })
}
