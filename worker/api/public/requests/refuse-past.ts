import type { Wishes } from '../../../../domain/contract/wishes.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { invalidInput } from '../../http/problem.ts'

/** @throws AppError 422 `past` at `wishes.neededBy` for a day that is over in every time zone */
export function refusePast({ neededBy }: Wishes, now: number): void {
  const yesterday = utcDay(now - DAY_MS)
  if (!neededBy || neededBy >= yesterday) return
  throw invalidInput([{ path: 'wishes.neededBy', code: 'past', message: 'The day is over' }])
}
