import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shortTokenNames } from '../../scripts/vite/token-names.ts'

const { DashedIdent: rename } = shortTokenNames()

const isToken = (name: string) => rename?.(name) !== undefined

test('no script names a design token, which the build renames in the sheets', () => {
  const files = globSync(['{web,worker/render,worker/api/http}/**/*.{ts,tsx}', 'tests/e2e/**/*.ts', 'public/**/*.svg'])
  const named = files.flatMap((file) => {
    const names = readFileSync(file, 'utf8').match(/(?<=var\(|['"`])--[a-z][\w-]*/g) ?? []
    return names.filter(isToken).map((name) => `${file}: ${name}`)
  })
  expect(files.length).toBeGreaterThan(100)
  expect(isToken('--ink')).toBe(true)
  expect(named).toEqual([])
})

test('no other sheet declares a custom property of one letter: the build gives these names to tokens', () => {
  const files = globSync('web/**/*.css', { exclude: ['web/styles/tokens.css'] })
  const declared = files.flatMap((file) => readFileSync(file, 'utf8').match(/^\s*--[\w-]+(?=:)/gm) ?? [])
  expect(declared.filter((name) => /^--[a-zA-Z]$/.test(name.trim()))).toEqual([])
})
