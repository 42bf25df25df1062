/** Tests that walk the screens have an address of each: a new screen that is missing there would not be tested by any of them. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '../../domain/routes.ts'

/** Paths of the screens but the account's, each as it is written in a list of addresses: '/product/${product.id}', '/okved/28.1'. */
const patterns = Object.entries(routes)
  .filter(([name]) => name !== 'personal' && name !== 'home')
  .map(([name, path]) => {
    const address = path.replace(':id', '\\$\\{[^}]+\\}').replace(':code', '[\\w.]+')
    return { name, pattern: new RegExp(`['\`]${address}(?:\\?[^'\`]*)?['\`]`) }
  })

/** Screens without data, and those that depend on this device, are walked by the browser alone. */
const BROWSER_ONLY = ['favourites', 'icons']

test.each([
  ['tests/e2e/site.ts', []],
  ['tests/edge/site.ts', BROWSER_ONLY],
])('%s has an address of every screen', (file, exceptions) => {
  const source = readFileSync(file, 'utf8')
  const missing = patterns.filter(({ name, pattern }) => !exceptions.includes(name) && !pattern.test(source))
  expect(missing.map(({ name }) => name)).toEqual([])
})
