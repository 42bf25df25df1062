/** The map's frame at an address of its own (docs/operating.md, `MAPS_ORIGIN`). */
import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { startLocal } from '../../scripts/local.ts'
import { BROWSER, seededState } from './site.ts'

const SITE_ORIGIN = 'https://market.example'

test('a map with an address of its own has that origin, and nothing else is served there', async () => {
  const maps = 'https://maps.market.example'
  const state = seededState()
  onTestFinished(() => rmSync(state, { recursive: true, force: true }))
  const variables = { SITE_ORIGIN, YANDEX_MAPS_KEY: 'key', MAPS_ORIGIN: maps }
  const local = startLocal({ build: 'dist', state, variables })
  onTestFinished(() => local.dispose())
  const look = async (address: string) => {
    const response = await local.dispatchFetch(address, { headers: { 'User-Agent': BROWSER } })
    await response.text()
    const { status, headers } = response
    return { status, policy: headers.get('Content-Security-Policy') ?? '', held: headers.get('X-Frame-Options') }
  }
  const own = await look(`${maps}/_map?lang=en`)
  expect(own).toMatchObject({ status: 200, held: null })
  expect(own.policy).toContain('allow-same-origin')
  expect(own.policy).toContain(`frame-ancestors ${SITE_ORIGIN};`)
  // At the site's own address the frame always has an opaque origin.
  const bare = await look(`${SITE_ORIGIN}/_map?lang=en`)
  expect(bare.policy).not.toContain('allow-same-origin')
  expect(bare.policy).toContain("frame-ancestors 'self';")
  expect((await look(`${SITE_ORIGIN}/en/suppliers`)).policy).toContain(`frame-src ${maps};`)
  for (const path of ['/en', '/api/products', '/robots.txt', '/_map/x'])
    expect((await look(maps + path)).status, path).toBe(404)
})
