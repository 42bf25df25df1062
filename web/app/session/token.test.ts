import { expect, test } from 'vitest'
import { dueIn, REFRESH_DELAY } from './token.ts'

test.each([
  ['just set', 1_000_000, 1_000_000, REFRESH_DELAY],
  ['a second before', 0, REFRESH_DELAY - 1000, 1000],
  ['at the time', 0, REFRESH_DELAY, 0],
  ['after a night asleep', 0, REFRESH_DELAY * 20, 0],
  ['never set', 0, 1_790_000_000_000, 0],
  ['another tab has just read a later clock', 5000, 1000, REFRESH_DELAY],
  ['a clock that was put back', REFRESH_DELAY * 20, 0, 0],
])('%s', (_, setAt, now, wanted) => expect(dueIn(setAt, now)).toBe(wanted))
