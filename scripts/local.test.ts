import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { localOptions } from './local.ts'

test('pictures are made smaller where it is deployed, and on this machine nowhere', () => {
  const config = readConfig({ config: 'wrangler.toml' })
  expect(config.images).toMatchObject({ binding: 'IMAGES' })
  // Wrangler sends what is marked so to Cloudflare, from a developer's machine too.
  expect(config.images?.remote).toBeUndefined()
  const [worker] = localOptions({}).workers
  expect(worker).not.toHaveProperty('images')
})
