import { expect, test, vi } from 'vitest'
import { cachedDocument } from './document-cache.ts'

const render = vi.fn(async () => ({ body: new Blob(['<html>']), hash: 'h' }))

test('a document is rendered again only where something has changed that it depends on', async () => {
  const drawn = async (page: string, price: number) => {
    render.mockClear()
    await cachedDocument({ path: page }, { products: [{ price }] }, render)
    return render.mock.calls.length
  }
  expect([await drawn('/a', 1), await drawn('/a', 1), await drawn('/b', 1)]).toEqual([1, 0, 1])
  expect([await drawn('/a', 2), await drawn('/a', 2), await drawn('/b', 1)]).toEqual([1, 0, 0])
})
