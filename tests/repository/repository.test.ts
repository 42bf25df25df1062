import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

test('every dependency is pinned to one version', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(versions.filter(([, version]) => !/^\d/.test(version))).toEqual([])
})

test('the lock file names no download address (npm install with omit-lockfile-registry-resolved)', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "http/)
})

test("wrangler, miniflare and Vite's plugin share one workerd (npm ls workerd)", () => {
  const lock: { packages: Record<string, unknown> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect(Object.keys(lock.packages).filter((path) => path.endsWith('node_modules/workerd'))).toHaveLength(1)
})

test("the product's name is written in one place", () => {
  const files = globSync('{domain,web,worker}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|domain\/app-name\.ts$/.test(file),
  )
  const named = files.filter((file) =>
    /\bKontor\b|Контор[^а-я]|商栈/.test(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
  )
  expect(named).toEqual([])
})

test('the log lines worth an alert in docs/operating.md are in the code', () => {
  const [, table = ''] = /\| Worth an alert[^\n]*\n([\s\S]*?)\n\n/.exec(readFileSync('docs/operating.md', 'utf8')) ?? []
  const terms = table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))
  const code = globSync('worker/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) => readFileSync(file, 'utf8'))
  expect(terms.length).toBeGreaterThan(5)
  expect(terms.filter((word) => !code.some((text) => text.includes(word)))).toEqual([])
})

test('migrations have unique numbers: two with the same number would be applied in the order of their names', () => {
  const numbers = globSync('worker/db/migrations/*.sql').map((file) => /(\d{4})_[^/]*$/.exec(file)?.[1])
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted())
})

test('no source is longer than 250 lines, the texts and rows of the sample data apart', () => {
  const files = globSync('{domain,worker,web,scripts,tests,seed}/**/*.{ts,tsx,css}', {
    exclude: ['seed/{catalogue,companies,stories}/**'],
  })
  const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 251)
  expect(long).toEqual([])
})

test('objects are written as objects: no literal is spread into another to save lines', () => {
  const files = globSync('{domain,worker,web,scripts,tests,seed}/**/*.{ts,tsx}')
  expect(files.filter((file) => /\.{3}\{/.test(readFileSync(file, 'utf8')))).toEqual([])
})

/** A literal that is spread as it is: what is called on a literal, as `...['a', 'b'].map(…)`, and rest parameters are not packing. */
const SPREAD_LIST = /\.{3}\(\[(?![^[\]]*\]\.)|\.{3}\[(?!\.{3})[^[\]]*\](?!\s*[.[:])/
/** Names that are given their values as a list in one line; the values may have brackets in two depths. */
const PACKED_NAMES = /(?:const|let) \[[^=\n]+\] = \[(?!\.{3})(?:[^[\]]|\[(?:[^[\]]|\[[^[\]]*\])*\])*\](?: as const)?\n/

test('lists are written as lists, and each name has a line of its own', () => {
  const files = globSync('{domain,worker,web,scripts,tests,seed}/**/*.{ts,tsx}')
  const packed = files.filter((file) => {
    const source = readFileSync(file, 'utf8')
    return SPREAD_LIST.test(source) || PACKED_NAMES.test(source)
  })
  expect(packed).toEqual([])
})

test('browser code calls the API through its typed client alone (web/app/api.ts)', () => {
  const files = globSync('web/**/*.{ts,tsx}')
  const CALL_BY_HAND = /\b(?:fetch|open|sendBeacon)\(\s*(?:'\w+',\s*)?['"`]\/api\b/
  expect(files.filter((file) => CALL_BY_HAND.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('no field states a limit by hand: it follows from a schema (domain/form-constraints.ts) or has a name in domain/', () => {
  const files = globSync('web/**/*.tsx')
  const BY_HAND = /\b(?:maxLength|minLength|min|max|pattern)(?:=(?:"|\{['"\d])|: (?:['"]|\d))/
  expect(files.filter((file) => BY_HAND.test(readFileSync(file, 'utf8')))).toEqual([])
})
