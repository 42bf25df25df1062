import { defineConfig } from 'vitest/config'

/** Signing in, uploads, writes, lists; `npm run test:full` sends all of them that way. */
const THROUGH_THE_GATEWAY = [
  'account/auth/sessions',
  'account/favourites/favourites',
  'account/files/upload',
  'public/products/list-call',
].map((name) => `worker/api/${name}.test.ts`)

const EVERYWHERE = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // What a module remembers goes by what it was asked of (the edition's id, the bindings); loading all of them anew for each
  // file took as long as the tests. What a test put in place of something is taken back.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
}

const DATABASES = 'tests/fixtures/databases/setup.ts'

// The Cloudflare plugin must stay out of here: vitest would run inside workerd and stop at once.
export default defineConfig({
  test: {
    // By itself it leaves a core to others; there are two, and nobody else.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,worker,web,seed,scripts}/**/*.test.{ts,tsx}', 'tests/repository/*.test.ts'],
          globalSetup: DATABASES,
          ...EVERYWHERE,
        },
      },
      {
        test: {
          // The api's own tests once more, through the gateway and over HTTP (tests/fixtures/ask-api.ts).
          name: 'gateway',
          include: process.env.FULL ? ['worker/api/**/*.test.ts'] : THROUGH_THE_GATEWAY,
          env: { API_OVER_HTTP: '1' },
          globalSetup: DATABASES,
          ...EVERYWHERE,
        },
      },
      {
        test: {
          name: 'edge',
          include: ['tests/edge/**/*.test.ts'],
          ...EVERYWHERE,
          globalSetup: 'tests/edge/seeded.ts',
        },
      },
    ],
  },
})
