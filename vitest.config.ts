import { defineConfig } from 'vitest/config'

/** Signing in, uploads, writes, lists; `npm run test:full` sends all of the API's tests through the gateway. */
const THROUGH_THE_GATEWAY = [
  'account/auth/sessions',
  'account/favourites/favourites',
  'account/files/resized-picture',
  'account/files/upload',
  'public/products/list-call',
].map((name) => `worker/api/${name}.test.ts`)

/** Set by `npm test`, whose processes test both: those of another project would load the whole API again. */
const { WHOLE } = process.env

/** Each takes ten seconds and more: `npm test` runs them among the unit tests, `npm run check` leaves them out. */
const SLOW = [
  'seed/seed.test.ts',
  'worker/api/any-request.test.ts',
  'worker/api/http/access/others-rows.test.ts',
  'worker/api/invalid-bodies.test.ts',
  'worker/api/valid-writes.test.ts',
  'worker/api/organization/inquiries/killed-deal.test.ts',
  'worker/api/organization/inquiries/large.test.ts',
  'worker/db/import/feeds.test.ts',
  'worker/imports/killed-pictures.test.ts',
]

const EVERYWHERE = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Vitest's second is too short for a notice that a job sends on a busy machine.
  expect: { poll: { timeout: 15_000 } },
  // Modules cache by key (an edition's id, the bindings), so that files can share them: loading all of them for each file took as
  // long as the tests. Mocks and stubs are restored.
  isolate: false,
  // Room for young objects: collecting them took a twentieth of the tests' processor time.
  execArgv: ['--max-semi-space-size=64', '--import', './tests/fixtures/room-to-write.ts'],
  restoreMocks: true,
  unstubGlobals: true,
}

const IN_NODE = { globalSetup: 'tests/fixtures/databases/setup.ts', setupFiles: 'tests/fixtures/messages.ts' }

// The Cloudflare plugin must stay out of here: vitest would run inside workerd and stop at once.
export default defineConfig({
  test: {
    // One more than there are cores: tests of the built worker wait for workerd for a part of their time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,worker,web,seed,scripts}/**/*.test.{ts,tsx}', 'tests/repository/*.test.ts'],
          exclude: WHOLE ? [] : SLOW,
          ...IN_NODE,
          ...EVERYWHERE,
        },
      },
      {
        test: {
          name: 'slow',
          include: WHOLE ? [] : SLOW,
          ...IN_NODE,
          ...EVERYWHERE,
        },
      },
      {
        test: {
          // The api's own tests once more, through the gateway and over HTTP (tests/fixtures/ask-api.ts).
          name: 'gateway',
          include: process.env.FULL ? ['worker/api/**/*.test.ts'] : THROUGH_THE_GATEWAY,
          env: { API_OVER_HTTP: '1' },
          ...IN_NODE,
          ...EVERYWHERE,
        },
      },
      {
        test: {
          name: 'edge',
          include: ['tests/edge/**/*.test.ts'],
          env: { BUILT_DOCUMENT: 'dist/client/api/openapi.json' },
          ...EVERYWHERE,
          globalSetup: 'tests/edge/seeded.ts',
        },
      },
    ],
  },
})
