import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { localOptions } from './local.ts'
import { FROM_ENVIRONMENT } from './local-variables.ts'

test('a deployed worker resizes pictures, a local one does not', () => {
  const config = readConfig({ config: 'wrangler.toml' })
  expect(config.images).toMatchObject({ binding: 'IMAGES' })
  // Wrangler sends calls of a binding with `remote` to Cloudflare, even from a developer's machine.
  expect(config.images?.remote).toBeUndefined()
  const [worker] = localOptions({}).workers
  expect(worker).not.toHaveProperty('images')
})

test('a deployed worker stores its log', () => {
  expect(readConfig({ config: 'wrangler.toml' }).observability).toMatchObject({ enabled: true })
})

test('npm start takes every variable of docs/operating.md from the environment', () => {
  const [, table = ''] = /\| Name \|[^\n]*\n([\s\S]*?)\n\n/.exec(readFileSync('docs/operating.md', 'utf8')) ?? []
  const documented = table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
  // Bindings that only a deployed worker has, and the variable that marks a local instance.
  const exceptions = ['IMAGES', 'ENVIRONMENT']
  expect([...FROM_ENVIRONMENT, ...exceptions].sort()).toEqual(documented.sort())
})
