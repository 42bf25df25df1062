import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Day } from './values.ts'

test.each(['2028-02-29', '1900-01-01', '2026-12-31'])('%s is a day', (day) => expect(v.parse(Day, day)).toBe(day))

test.each(['2026-02-30', '2027-02-29', '2026-04-31', '0000-01-01', '1899-12-31', '2026-13-01', '26-01-01', ''])(
  '%j is no day',
  (day) => expect(v.safeParse(Day, day).success).toBe(false),
)
