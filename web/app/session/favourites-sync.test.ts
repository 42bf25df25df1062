import { afterEach, expect, test, vi } from 'vitest'
import { favouriteChanges, syncFavourites } from './favourites-sync.ts'

const MAX_FAVOURITES_HERE = 4

test('changesOf lists additions in the order of adding, and removals', () => {
  expect(favouriteChanges(['a', 'b'], ['d', 'c', 'a'])).toEqual({ added: ['c', 'd'], removed: ['b'] })
})

/** A device, and an account that is used on other devices too. */
function open(current: string[]) {
  const cells = new Map<string, string>()
  const storage = {
    getItem: (key: string) => cells.get(key) ?? null,
    setItem: (key: string, value: string) => void cells.set(key, value),
    removeItem: (key: string) => void cells.delete(key),
    clear: () => cells.clear(),
    key: () => null,
    length: 0,
  }
  const device = { current, account: [] as string[], calls: [] as string[], offline: false, full: 0, hidden: 0 }
  vi.stubGlobal('fetch', async (address: string, init?: { method: string; body?: string }) => {
    if (device.offline) throw new TypeError('offline')
    const { ids }: { ids: string[] } = JSON.parse(init?.body ?? '{"ids":[]}')
    const id = /products\/(\w+)/.exec(address)?.[1]
    const method = init?.method ?? 'GET'
    const named = id === undefined ? ids : [id]
    if (method !== 'GET') device.calls.push(`${method} ${named.join()}`)
    if (method === 'DELETE') device.account = device.account.filter((other) => !named.includes(other))
    const added = method === 'POST' ? named.filter((other) => !device.account.includes(other)) : []
    const room = MAX_FAVOURITES_HERE - device.account.length - device.hidden
    device.account = [...added.slice(0, room), ...device.account]
    const status = id !== undefined && added.length > room ? 409 : 200
    return Response.json({ data: device.account.map((id) => ({ id })) }, { status })
  })
  const sync = () =>
    syncFavourites(
      {
        storage,
        most: MAX_FAVOURITES_HERE,
        current: () => device.current,
        replace: (ids) => {
          device.current = ids
        },
        onFull: () => {
          device.full++
        },
      },
      true,
    )
  return { device, sync }
}
afterEach(() => vi.unstubAllGlobals())

test('two devices get the same list, and nothing is sent twice', async () => {
  const { device, sync } = open(['b', 'a'])
  device.account = ['x']
  await sync()
  expect(device.current).toEqual(['b', 'a', 'x'])
  device.account = ['y', 'b', 'a']
  await sync()
  expect(device.current).toEqual(['y', 'b', 'a'])
  expect(device.calls).toEqual(['POST b,a'])
})

test('changes made offline are sent later, in order', async () => {
  const { device, sync } = open(['a'])
  await sync()
  device.offline = true
  device.current = ['b']
  await expect(sync()).rejects.toThrow('offline')
  device.offline = false
  await sync()
  expect(device.calls).toEqual(['POST a', 'DELETE a', 'POST b'])
  expect(device.current).toEqual(['b'])
})

test('in a full account removals are sent first, and additions without room are reported', async () => {
  const { device, sync } = open(['d', 'c', 'b', 'a'])
  await sync()
  expect(device.current).toEqual(['d', 'c', 'b', 'a'])
  device.current = ['e', 'd', 'c', 'b']
  await sync()
  expect([device.current, device.account, device.full]).toEqual([['e', 'd', 'c', 'b'], ['e', 'd', 'c', 'b'], 0])
  device.current = ['f', ...device.current]
  await sync()
  expect([device.current, device.full]).toEqual([['e', 'd', 'c', 'b'], 1])
  // A product that is no longer sold counts towards the limit but is not listed.
  device.account = ['e', 'd', 'c']
  device.hidden = 1
  await sync()
  device.current = ['g', 'e', 'd', 'c']
  await sync()
  expect([device.current, device.full]).toEqual([['e', 'd', 'c'], 2])
})
