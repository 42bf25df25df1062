import { afterEach, expect, test, vi } from 'vitest'
import { changesOf, syncFavourites } from './favourites-sync.ts'

const MOST = 4

test('what was added here is sent in the order of adding, what was taken away is taken away', () => {
  expect(changesOf(['a', 'b'], ['d', 'c', 'a'], MOST)).toEqual({ added: ['c', 'd'], removed: ['b'] })
})

test('what drops out of a full list stays in the account', () => {
  expect(changesOf(['a', 'b', 'c', 'd'], ['e', 'a', 'b', 'c'], MOST)).toEqual({ added: ['e'], removed: [] })
})

/** A device and an account that other devices use too. */
function open(kept: string[]) {
  const cells = new Map<string, string>()
  const storage = {
    getItem: (key: string) => cells.get(key) ?? null,
    setItem: (key: string, value: string) => void cells.set(key, value),
    removeItem: (key: string) => void cells.delete(key),
    clear: () => cells.clear(),
    key: () => null,
    length: 0,
  }
  const device = { kept, account: [] as string[], calls: [] as string[], offline: false }
  vi.stubGlobal('fetch', async (address: string, init?: { method: string }) => {
    if (device.offline) throw new TypeError('offline')
    const id = /products\/(\w+)/.exec(address)?.[1]
    if (id) device.calls.push(`${init?.method} ${id}`)
    const others = device.account.filter((other) => other !== id)
    if (id) device.account = init?.method === 'POST' ? [id, ...others] : others
    return Response.json({ data: device.account.map((id) => ({ id })) })
  })
  const sync = () =>
    syncFavourites(
      {
        storage,
        most: MOST,
        kept: () => device.kept,
        replace: (ids) => {
          device.kept = ids
        },
      },
      true,
    )
  return { device, sync }
}
afterEach(() => vi.unstubAllGlobals())

test('two devices end with the same list, and nothing is sent twice', async () => {
  const { device, sync } = open(['b', 'a'])
  device.account = ['x']
  await sync()
  expect(device.kept).toEqual(['b', 'a', 'x'])
  device.account = ['y', 'b', 'a']
  await sync()
  expect(device.kept).toEqual(['y', 'b', 'a'])
  expect(device.calls).toEqual(['POST a', 'POST b'])
})

test('changes made offline are sent later, in order', async () => {
  const { device, sync } = open(['a'])
  await sync()
  device.offline = true
  device.kept = ['b']
  await expect(sync()).rejects.toThrow('offline')
  device.offline = false
  await sync()
  expect(device.calls).toEqual(['POST a', 'POST b', 'DELETE a'])
  expect(device.kept).toEqual(['b'])
})
