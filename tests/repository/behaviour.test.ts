/** Rules are cited by their names in docs/behaviour.md; these tests check that citations and page match. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ruleNames = [...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^- \*\*(.+?)\*\*: /gm)].map(
  ([, name]) => name,
)

/** A comment may break a citation over two lines. */
const CITATION = /behaviour\.md,[\s*]+"([^"]+)"/g

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|md|css|sql|toml)$/.test(file) && file !== 'docs/behaviour.md')

test('every rule has a name of its own', () => {
  expect(ruleNames.length).toBeGreaterThan(50)
  expect(new Set(ruleNames).size).toBe(ruleNames.length)
})

test('every cited rule is in docs/behaviour.md', () => {
  const unknown = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CITATION)]
      .map(([, name = '']) => name.replace(/\s*\n[\s*]*/g, ' '))
      .filter((name) => !ruleNames.includes(name))
      .map((name) => `${file} cites "${name}"`),
  )
  expect(unknown).toEqual([])
})

test('no file cites a section of a document that the repository does not have', () => {
  const citing = files.filter(
    (file) =>
      file !== 'tests/repository/behaviour.test.ts' &&
      /(SPECIFICATION|DECISIONS) section/.test(readFileSync(file, 'utf8')),
  )
  expect(citing).toEqual([])
})
