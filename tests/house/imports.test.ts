import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Which folders code in a folder may import from (docs/architecture.md). The longest matching row counts. Types may come
 * from anywhere: they are gone before anything runs.
 */
const MAY_IMPORT: Record<string, string[]> = {
  'web/': ['web/', 'locales/'],
  'web/locale.ts': [],
  'web/routes.ts': ['web/locale.ts'],
  'web/personal-routes.ts': ['web/locale.ts', 'web/routes.ts'],
  'web/words/': ['web/words/'],
  'web/checks/': [],
  'web/variants/': ['web/variants/', 'web/locale.ts'],
  'web/codes/': ['web/codes/', 'web/words/', 'web/locale.ts'],
  'web/state/': ['web/state/', 'web/locale.ts'],
  'web/map-frame/': ['web/map-frame/'],
  'web/components/': [
    'web/components/',
    'web/map-frame/',
    'web/codes/',
    'web/state/',
    'web/app/',
    'web/routes.ts',
    'web/locale.ts',
  ],
  'worker/': [
    'worker/',
    'web/locale.ts',
    'web/routes.ts',
    'web/personal-routes.ts',
    'web/state/viewport.ts',
    'web/app/page-error.ts',
  ],
  'worker/db/': ['worker/db/', 'web/words/', 'web/codes/', 'web/locale.ts'],
  'worker/observe/': ['worker/observe/', 'worker/stores.ts', 'worker/in-time.ts', 'web/routes.ts'],
  'worker/api/': [
    'worker/api/',
    'worker/db/',
    'worker/observe/',
    'worker/stores.ts',
    'web/checks/',
    'web/words/',
    'web/codes/',
    'web/locale.ts',
  ],
  'worker/api/delivery/': [
    'worker/api/',
    'worker/db/',
    'worker/observe/',
    'web/locale.ts',
    'web/app/name.ts',
    'locales/',
  ],
  'worker/forms/': [
    'worker/forms/',
    'worker/gateway/',
    'worker/api/',
    'worker/stores.ts',
    'web/variants/',
    'web/locale.ts',
    'web/routes.ts',
    'web/personal-routes.ts',
    'web/app/number.ts',
  ],
  'worker/gateway/': [
    'worker/gateway/',
    'worker/observe/',
    'worker/trees/',
    'worker/api/',
    'worker/env.ts',
    'worker/in-time.ts',
    'web/app/page-error.ts',
  ],
  'worker/trees/': [
    'worker/trees/',
    'worker/observe/',
    'worker/gateway/',
    'worker/api/',
    'worker/stores.ts',
    'worker/env.ts',
    'web/codes/',
  ],
  'worker/render/': ['worker/', 'web/', 'locales/'],
  'worker/app.ts': ['worker/'],
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^'"\n;]*?(?:from\s*)?['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]/g

const files = globSync('{web,worker}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const rowOf = (file: string) =>
  Object.keys(MAY_IMPORT)
    .filter((prefix) => file.startsWith(prefix))
    .sort((a, b) => b.length - a.length)[0] ?? ''

/** Paths of a file's value imports, multi-line ones joined first. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/\{[^{}]*\}(?=\s*from)/g, '{}')
  return [...source.matchAll(IMPORT)].map(([, from, lazy]) => normalize(join(dirname(file), from ?? lazy ?? '')))
}

test('there are files to look at', () => expect(files.length).toBeGreaterThan(50))

test('imports point one way', () => {
  const wrong = files.flatMap((file) => {
    const allowed = MAY_IMPORT[rowOf(file)] ?? []
    return importsOf(file)
      .filter((target) => !allowed.some((prefix) => target.startsWith(prefix)))
      .map((target) => `${file} imports ${target}: only ${allowed.join(', ') || 'nothing'} may be imported there`)
  })
  expect(wrong).toEqual([])
})

test('a view never pulls its loader into the browser', () => {
  const wrong = files.filter(
    (file) => file.startsWith('web/') && importsOf(file).some((target) => target.endsWith('/load.ts')),
  )
  expect(wrong).toEqual([])
})
