import { expect, test } from 'vitest'
import { numberOrUsual, requireNumber, wrongNumbers } from './number-settings.ts'

test('an unset variable has its usual value', () => {
  expect(requireNumber({}, 'SMS_DAILY')).toBe(1000)
  expect(requireNumber({ SMS_DAILY: ' ' }, 'SMS_DAILY')).toBe(1000)
  expect(numberOrUsual({}, 'REVIEW_DAYS')).toBeNull()
  expect(wrongNumbers({})).toEqual([])
})

test.each(['1e3', '1,000', '-5', '2.5', 'ten', '1234567890'])(
  '%s is no number of messages, and none is sent by it',
  (SMS_DAILY) => {
    expect(() => requireNumber({ SMS_DAILY }, 'SMS_DAILY')).toThrow(
      'SMS_DAILY: has to be a whole number from 0 to 999999999',
    )
    expect(wrongNumbers({ SMS_DAILY })).toHaveLength(1)
  },
)

test('a retention below a month is refused, since it would delete almost everything', () => {
  expect(() => requireNumber({ RETENTION_DAYS: '29' }, 'RETENTION_DAYS')).toThrow('RETENTION_DAYS')
  expect(requireNumber({ RETENTION_DAYS: '30' }, 'RETENTION_DAYS')).toBe(30)
})

test('an invalid threshold of the log counts as unset, and is named', () => {
  expect(numberOrUsual({ SLOW_QUERY: 'fast' }, 'SLOW_QUERY')).toBe(300)
  expect(wrongNumbers({ SLOW_QUERY: 'fast' })).toEqual(['SLOW_QUERY: has to be a whole number from 0 to 3600000'])
})
