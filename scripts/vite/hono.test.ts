import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { api } from '../../worker/api/app.ts'
import { publicApi } from '../../worker/api/public/app.ts'
import { withOneRouter, withoutUnused, withPlainVariables } from './hono.ts'

test.each([
  ['the API', api],
  ['the part of the API that pages call', publicApi],
])('the router that the build leaves out is not the one of %s', (_, app) => {
  app.router.match('GET', '/api/products')
  expect(app.router.name).toBe('SmartRouter + TrieRouter')
})

test('another version of Hono, which chooses its router otherwise, fails the build', () => {
  const source = readFileSync('node_modules/hono/dist/hono.js', 'utf8')
  expect(withOneRouter(source)).toContain('options.router ?? new TrieRouter()')
  expect(() => withOneRouter(source.replace('RegExpRouter()', 'LinearRouter()'))).toThrow('SmartRouter')
})

test('the same for what is never called', () => {
  const source = readFileSync('node_modules/hono/dist/hono-base.js', 'utf8')
  for (const unused of ['createMountedRequest(c', 'addEventListener("fetch"']) {
    expect(source).toContain(unused)
    expect(withoutUnused(source)).not.toContain(unused)
  }
  expect(withoutUnused(source)).toMatch(/fetch = [\s\S]*};\n\/\/#endregion\nexport \{ Hono as HonoBase \};\s*$/)
  expect(() => withoutUnused(source.replaceAll('#addRoute', '#add'))).toThrow('mount(')
})

test('the same for the variables of a request', () => {
  const source = readFileSync('node_modules/hono/dist/context.js', 'utf8')
  const variables = (changed: string) => changed.split('\n').filter((line) => line.includes('this.#var'))
  expect(variables(withPlainVariables(source)).map((line) => line.trim())).toEqual([
    '(this.#var ??= {})[key] = value;',
    'return this.#var?.[key];',
    'return this.#var ??= {};',
  ])
  expect(() => withPlainVariables(source.replaceAll('this.#var', 'this.#variables'))).toThrow('context.js')
})
