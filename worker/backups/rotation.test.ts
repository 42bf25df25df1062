import { expect, test } from 'vitest'
import { DAY_MS } from '../../domain/durations.ts'
import { keyOfBackup } from './bucket.ts'
import { outdated, rotationOf } from './rotation.ts'

const MONDAY = Date.parse('2026-11-23T00:00:07Z')
const backupAt = (at: number) => ({ key: keyOfBackup(at), at, size: 1 })

/** One backup each day for this number of days, newest first. */
const daily = (days: number) => Array.from({ length: days }, (_, ago) => backupAt(MONDAY - ago * DAY_MS))

const stays = (backups: ReturnType<typeof daily>, days: number, weeks: number) => {
  const gone = outdated(backups, { days, weeks })
  return backups.filter(({ key }) => !gone.includes(key)).map(({ at }) => new Date(at).toISOString().slice(0, 10))
}

test('the newest of each of the last days and weeks is retained', () => {
  expect(stays(daily(60), 3, 3)).toEqual(['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-15'])
})

test('deleting every night retains the same ones as deleting once at the end', () => {
  let there: ReturnType<typeof daily> = []
  for (const one of daily(100).reverse()) {
    there = [one, ...there]
    const gone = outdated(there, { days: 7, weeks: 4 })
    there = there.filter(({ key }) => !gone.includes(key))
    expect(there.length).toBeLessThanOrEqual(11)
  }
  expect(there).toEqual(daily(100).filter(({ key }) => !outdated(daily(100), { days: 7, weeks: 4 }).includes(key)))
})

test('of two on one day the newer one is retained, and while none is made none is deleted', () => {
  const two = [backupAt(MONDAY + 3600_000), backupAt(MONDAY)]
  expect(outdated(two, { days: 7, weeks: 4 })).toEqual([two[1]?.key])
  expect(outdated(daily(7), { days: 7, weeks: 0 })).toEqual([])
})

test('with a variable that is not a number nothing is deleted', () => {
  expect(rotationOf({})).toEqual({ days: 7, weeks: 4 })
  expect(rotationOf({ BACKUP_DAYS: '14', BACKUP_WEEKS: '0' })).toEqual({ days: 14, weeks: 0 })
  for (const wrong of ['0', '-1', '1.5', 'seven'])
    expect(() => rotationOf({ BACKUP_DAYS: wrong }), wrong).toThrow('BACKUP_DAYS')
  expect(() => rotationOf({ BACKUP_WEEKS: 'x' })).toThrow('BACKUP_WEEKS')
})
