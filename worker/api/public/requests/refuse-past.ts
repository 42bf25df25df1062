import type { Wishes } from '../../../../domain/contract/wishes.ts'
import { isOver } from '../../../../domain/utc-day.ts'
import { invalidInput } from '../../http/problem.ts'

/** @throws AppError 422 `past` at `wishes.neededBy` for a day that is over in every time zone */
export function refusePast({ neededBy }: Wishes, now: number): void {
  if (!neededBy || !isOver(neededBy, now)) return
  throw invalidInput([{ path: 'wishes.neededBy', code: 'past', message: 'The day is over' }])
}
