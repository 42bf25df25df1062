/**
 * Values are bound as parameters; text that becomes part of a statement is only ever a name of our own (docs/security.md, "SQL
 * injection").
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Arguments of `sql.raw` that are allowed besides literals, each with the reason why it cannot come from a request. */
const OWN_NAMES: Record<string, string> = {
  'String(n)': 'a number, of the type',
  'String(COMMON)': 'a constant',
  "source === 'listing' ? PRIMARY_KEY : source": 'an index, of a union of literals',
  source: 'an index, of a union of literals',
  kind: 'a column, of a union of literals',
  "`'${facet}'`": 'a facet, of a union of literals',
  "`'${language}'`": 'one of our languages',
  "PRODUCT_STATUSES.filter((status) => status !== 'published').map((status) => `'${status}'`).join()":
    'statuses, of the code',
  "APPROVED.map((status) => `'${status}'`).join(', ')": 'statuses, of the code',
  SMALLEST_ORDER: 'a constant',
  SOONEST: 'a constant',
  '`h${at}`': 'an alias with its place',
  'String(end)': 'a number, of the type',
  "typeof value === 'number' ? String(value) : `'${value}'`": 'a number or one of our units, of the type',
  before: 'the text of a template in our own code',
  after: 'the text of a template in our own code',
}

/** Statements passed to `prepare` that are composed, with the allowed parts. */
const OWN_PIECES: Record<string, string> = {
  automerge: 'a number of our own',
  hashsize: 'a number of our own',
  'set.join()': 'assignments to columns of the schema',
}

const sources = globSync('worker/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) => ({
  file,
  source: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}))

const LITERAL = /^(?:'[^']*'|"[^"]*"|`[^`$]*`)$/

/** The text between a call's parentheses, including nested ones. */
function argumentAt(source: string, start: number): string {
  let depth = 1
  let end = start
  while (depth > 0 && end < source.length) {
    if (source[end] === '(') depth++
    if (source[end] === ')') depth--
    end++
  }
  return source
    .slice(start, end - 1)
    .trim()
    .replace(/,$/, '')
    .replace(/\s*\n\s*/g, '')
}

test('sql.raw gets only literals and names of our own', () => {
  const wrong = sources.flatMap(({ file, source }) =>
    [...source.matchAll(/sql\.raw\(/g)]
      .map((match) => argumentAt(source, match.index + match[0].length))
      .filter((argument) => !LITERAL.test(argument) && !(argument in OWN_NAMES))
      .map((argument) => `${file}: sql.raw(${argument})`),
  )
  expect(wrong).toEqual([])
})

test('prepared statements contain only literals and names of our own', () => {
  const wrong = sources.flatMap(({ file, source }) =>
    [...source.matchAll(/\.prepare\(\s*`([^`]*)`/g)]
      .flatMap(([, statement = '']) => [...statement.matchAll(/\$\{([^}]*)\}/g)].map(([, piece = '']) => piece))
      .filter((piece) => !(piece in OWN_PIECES))
      .map((piece) => `${file}: \${${piece}}`),
  )
  expect(wrong).toEqual([])
})
