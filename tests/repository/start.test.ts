/**
 * What a new isolate evaluates before its first response (docs/contributing.md, "What an isolate starts with"). Everything else is
 * imported with `import()`, where it is needed.
 */
import { expect, test } from 'vitest'
import { evaluatedWith } from './source-imports.ts'

/** Files needed for a page from the page cache. A folder includes all files in it and below. */
const START = [
  'domain/',
  'worker/api/call.ts',
  'worker/api/http/',
  'worker/api/secrets/',
  'worker/cache/',
  'worker/classifier/calls.ts',
  'worker/db/batching-database.ts',
  'worker/db/watched-database.ts',
  'worker/gateway/',
  'worker/middleware/',
  'worker/observe/',
  'worker/render/screens/public-rules.ts',
  'worker/render/translations.ts',
  'drizzle-orm',
  'hono',
  'ipaddr.js',
  'isbot',
  'rosetta',
  'valibot',
  'virtual:build-info',
]

/** Files needed to render a public page, without the page's own modules. */
const DRAWING = [
  ...START,
  'worker/api/public/',
  'worker/api/client.ts',
  'worker/db/',
  // Read by the guards of personal screens; the screens themselves are not evaluated.
  'worker/forms/account/saved-form.ts',
  'worker/forms/sign-in/pending.ts',
  'worker/forms/sign-in/safe-return-path.ts',
  'worker/render/',
  'web/app/',
  'web/components/',
  'web/document.tsx',
  'web/map-frame/',
  'web/pages/fatal/',
  'web/pages/not-found/',
  'web/state/',
  '@hono/react-renderer',
  '@hono/standard-validator',
  'hono-openapi',
  'react',
  'react-dom',
  'valtio',
  'virtual:map-frame',
]

/** Exceptions within the folders above. */
const LATER = [
  'worker/api/public/outbox/',
  'worker/api/public/search/queries.ts',
  'worker/db/import/',
  'worker/db/search-text/',
  'worker/observe/health.ts',
  'worker/render/exports/respond.ts',
  'worker/render/lists.ts',
  'worker/render/screens/personal.ts',
  'worker/render/screens/public/',
  'worker/render/sitemaps.ts',
  'domain/classifier/search.ts',
  'domain/form-constraints.ts',
  'domain/login.ts',
  'libphonenumber-js',
]

const isOneOf = (file: string, names: string[]) =>
  names.some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name || file.startsWith(`${name}/`)))

/** CSS modules: in the build only class names remain of them, so what belongs to their components is not evaluated. */
const isStyles = (file: string) => file.endsWith('.module.css')

/** The files evaluated with `roots` that are neither among them nor allowed. */
const unexpected = (roots: string[], allowed: string[]) =>
  [...evaluatedWith(roots)].filter(
    (file) =>
      !roots.includes(file) &&
      !isStyles(file) &&
      !/^worker\/[\w-]+\.ts$/.test(file) &&
      (!isOneOf(file, allowed) || isOneOf(file, LATER)),
  )

test('a new isolate evaluates nothing that a cached page does not need', () => {
  expect(unexpected(['worker/index.ts'], START)).toEqual([])
})

test('a new isolate that draws a public page evaluates no account, operator, importer or job', () => {
  expect(unexpected(['worker/app.ts', 'worker/api/public/app.ts'], DRAWING)).toEqual([])
})
