import { expect, test } from 'vitest'
import { formatHour } from './moment.ts'
import { zonedMoment, zoneTimeName } from './zoned-moment.ts'

test('a typed time is one of its time zone', () => {
  expect(zonedMoment('2027-01-15T09:00', 'UTC')).toBe('2027-01-15T09:00:00.000Z')
  expect(zonedMoment('2027-01-15T09:00', 'Asia/Yekaterinburg')).toBe('2027-01-15T04:00:00.000Z')
  expect(zonedMoment('2027-01-15T01:30:59', 'Asia/Shanghai')).toBe('2027-01-14T17:30:00.000Z')
  for (const typed of ['', 'tomorrow', '2027-13-01T00:00']) expect(zonedMoment(typed, 'UTC')).toBe('')
})

test('on the days when clocks change, the offset is that of the moment', () => {
  expect(zonedMoment('2027-03-14T01:59', 'America/New_York')).toBe('2027-03-14T06:59:00.000Z')
  expect(zonedMoment('2027-03-14T03:00', 'America/New_York')).toBe('2027-03-14T07:00:00.000Z')
  expect(zonedMoment('2027-11-07T03:00', 'America/New_York')).toBe('2027-11-07T08:00:00.000Z')
})

test('a zone is called by its place, and an hour has two digits', () => {
  expect(zoneTimeName('Asia/Yekaterinburg', 'en')).toMatch(/^Yekaterinburg (?:Standard )?Time$/)
  expect(zoneTimeName('Asia/Shanghai', 'zh')).toMatch(/^中国(?:标准)?时间$/)
  expect(zoneTimeName('UTC', 'ru')).toBe('UTC')
  expect(formatHour(new Date('2026-11-29T03:00:00Z'), 'Asia/Yekaterinburg')).toBe('08:00')
})
