/** A code without a message would be shown as an error of ours, and what was typed could not be mended. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ERROR_MESSAGES } from '../../web/components/error-messages.ts'

/** Codes that only programs get, or that a screen has words of its own for. */
const NOT_IN_THE_TABLE: Record<string, string> = {
  address: 'an address of a webhook: "url *"',
  'below-minimum': 'the form of an inquiry names the smallest order',
  filters: 'the filters of a list that is followed, as its own button sends them',
  invalid: 'a part of a file, which a program sends',
  'no-price': 'a reason of a bulk change, not an error',
  'one-of': 'of a contact’s two changes a form sends one',
  scope: 'an API token for prices alone',
  twice: 'a form has one tick a line',
}

/** Codes of our own checks, and those that the API's calls refuse a value with. */
const CODES = [
  /\b(?:partialC|c)heck\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*?,\s*'([a-z-]+)',?\s*\)/g,
  /\bcode: '([a-z-]+)'/g,
]

test('every code with which a value is refused has a message', () => {
  const files = [...globSync('domain/contract/**/*.ts'), ...globSync('worker/{api,forms}/**/*.ts')]
  const sources = files.filter((file) => !file.endsWith('.test.ts')).map((file) => readFileSync(file, 'utf8'))
  const codes = new Set(
    sources.flatMap((source) => CODES.flatMap((code) => [...source.matchAll(code)].map(([, own]) => own))),
  )
  const told = Object.values(ERROR_MESSAGES)
    .flatMap(Object.keys)
    .map((key) => key.slice(key.indexOf(' ') + 1))
  expect(codes.size).toBeGreaterThan(30)
  expect([...codes].filter((code) => code && !told.includes(code)).toSorted()).toEqual(
    Object.keys(NOT_IN_THE_TABLE).toSorted(),
  )
})
