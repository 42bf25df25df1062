/** The documents name files that exist: a path in backticks is looked up in the tree. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
/** Without decision records, which describe the state at the time they were written. */
const documents = files.filter((file) => /^(docs\/[^/]+|[^/]+)\.md$/.test(file))

const ROOTS = 'domain|worker|web|seed|scripts|tests|types|locales|docs|public'
const PATH = new RegExp(`\`((?:${ROOTS})/[^\`\\s:]*)\``, 'g')
/** A path with one of these placeholders is a pattern and not checked. */
const PLACEHOLDER = /[<{*…]|NAME/

const exists = (path: string) =>
  files.some((file) => file === path || file.startsWith(path.endsWith('/') ? path : `${path}/`))

test('every path that a document names exists', () => {
  const gone = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(PATH)]
      .map(([, path = '']) => path)
      .filter((path) => !PLACEHOLDER.test(path) && !exists(path))
      .map((path) => `${document}: ${path}`),
  )
  expect(gone).toEqual([])
})

test('every test that docs/security.md names in quotes exists', () => {
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$|^tests\/e2e\/site\.ts$/.test(file))
  const text = tests.map((file) => readFileSync(file, 'utf8')).join('\n')
  const named = [...readFileSync('docs/security.md', 'utf8').matchAll(/"([^"\n]{4,})"/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !text.includes(name))).toEqual([])
})
