import { expect, test } from 'vitest'
import { afterWorkingDays } from './working-days.ts'

test('working days leave out Saturday and Sunday', () => {
  const at = (iso: string) => afterWorkingDays(Date.parse(iso), 2)
  expect(at('2026-11-23T12:00:00Z')).toBe('2026-11-25')
  expect(at('2026-11-19T23:59:00Z')).toBe('2026-11-23')
  for (const weekend of ['2026-11-20', '2026-11-21', '2026-11-22']) expect(at(weekend)).toBe('2026-11-24')
})
