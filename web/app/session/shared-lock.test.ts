import { expect, test } from 'vitest'
import { withSharedLock } from './shared-lock.ts'

test('work starts only after the previous work has ended, even if that failed', async () => {
  const events: string[] = []
  const first = Promise.withResolvers<void>()
  const sending = withSharedLock(async () => {
    events.push('first begins')
    await first.promise
  })
  const next = withSharedLock(async () => void events.push('second begins'))
  await expect.poll(() => navigator.locks.query().then(({ pending }) => pending?.length)).toBe(1)
  events.push('first fails')
  first.reject(new Error('no network'))
  await expect(sending).rejects.toThrow('no network')
  await next
  expect(events).toEqual(['first begins', 'first fails', 'second begins'])
})
