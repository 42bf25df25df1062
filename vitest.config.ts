import { defineConfig } from 'vitest/config'

// The Cloudflare plugin must stay out of here: vitest would run inside workerd and stop at once.
export default defineConfig({
  test: {
    // By itself it leaves a core to others; there are two, and nobody else.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{worker,web,scripts}/**/*.test.{ts,tsx}', 'tests/house/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'edge',
          include: ['tests/edge/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
