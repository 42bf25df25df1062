/**
 * What a new isolate evaluates before its first response (docs/contributing.md, "What an isolate starts with"). Everything else is
 * imported with `import()`, where it is needed.
 */
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { evaluatedWith } from './source-imports.ts'

/** Files needed for a page from the page cache. A folder includes all files in it and below. */
const START = [
  'domain/',
  'worker/api/call.ts',
  'worker/app-error.ts',
  'worker/api/http/file-csp.ts',
  'worker/api/http/loopback.ts',
  'worker/api/http/locale.ts',
  'worker/api/secrets/',
  'worker/cache/',
  'worker/db/watched-database.ts',
  'worker/gateway/owner.ts',
  'worker/middleware/',
  'worker/observe/',
  'worker/render/screens/public-rules.ts',
  'worker/translations.ts',
  'hono',
  'isbot',
  'rosetta',
  'virtual:build-info',
]

/** Files needed to render a public page, without the page's own modules. */
const DRAWING = [
  ...START,
  'worker/api/http/',
  'worker/api/public/',
  'worker/api/client.ts',
  'worker/classifier/calls.ts',
  'worker/db/',
  // Read by the guards of personal screens; the screens themselves are not evaluated.
  'worker/forms/account/saved-form.ts',
  'worker/forms/sign-in/pending.ts',
  'worker/forms/sign-in/safe-return-path.ts',
  'worker/gateway/',
  'worker/render/',
  'web/app/',
  'web/components/',
  'web/document.tsx',
  'web/pages/fatal/',
  'web/pages/not-found/',
  'web/pages/static/',
  'web/state/',
  '@hono/react-renderer',
  '@hono/standard-validator',
  'drizzle-orm',
  'hono-openapi',
  'react',
  'react-dom',
  'valibot',
  'valtio',
]

/** Exceptions within the folders above. */
const LATER = [
  'worker/api/public/outbox/',
  'worker/api/public/search/queries.ts',
  'worker/db/import/',
  'worker/db/maintained-tables.ts',
  'worker/db/search-text/',
  'worker/gateway/suggestions.ts',
  'worker/observe/health.ts',
  'worker/render/exports/respond.ts',
  'worker/render/lists.ts',
  'worker/render/manifest.ts',
  'worker/render/map-frame.ts',
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

/** Pages of an account, of signing in and of inquiries: page loads of their own, with scripts of their own. */
const isPersonal = (file: string) => /^web\/pages\/(account|category-inquiry|inquiry|onboarding|sign-in)/.test(file)

test('a browser that opens a public page loads no script of a personal screen', () => {
  const pages = globSync('web/pages/*/page.tsx').filter((file) => !isPersonal(file))
  const first = evaluatedWith(['web/app/entry.client.ts', 'web/app/start.tsx', ...pages])
  expect([...first].filter((file) => isPersonal(file) || file === 'domain/personal-routes.ts')).toEqual([])
  expect([...first].filter((file) => file.startsWith('domain/form-') || file === 'valibot')).toEqual([])
})
