import { expect, test } from 'vitest'
import { formatMoment } from './moment.ts'

test('a moment is shown in the zone of its reader, which may have another date', () => {
  const moment = new Date('2026-11-23T20:30:00.000Z')
  expect(formatMoment(moment, 'en', 'UTC')).toMatch(/^Nov 23, 2026, 8:30\sPM$/)
  expect(formatMoment(moment, 'ru', 'Asia/Yekaterinburg')).toMatch(/^24 нояб\. 2026\sг\., 01:30$/)
  expect(formatMoment(moment, 'zh', 'Asia/Shanghai')).toBe('2026年11月24日 04:30')
})
