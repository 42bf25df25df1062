import { defineConfig } from 'playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts'
import { ADMIN_LOGINS } from './tests/e2e/admins.ts'
import { BUILDS, stateOf } from './tests/e2e/builds.ts'
import { MAPS_KEY, MAPS_PORT, MAPS_URL } from './tests/e2e/stand-ins/addresses.ts'

/** Every test runs on both view libraries: `react` and `tiny` are two servers of the same site. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Two more than there are cores: a page waits for the network and for timers. Three take a tenth longer.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  // How long a thing may take to come on a busy machine; nothing waits for longer than it takes.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS },
    // HeadlessChrome counts as a bot and would be given the bots' pages.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    locale: 'en-US',
    // Recording slows every test down; TRACE=1 turns it on for a failure that needs looking at.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: BUILDS.map(({ name, port }) => ({
    name,
    use: { baseURL: `http://localhost:${port}` },
    // FULL=1 runs everything on both; otherwise a test tagged `@only-` with the other build's name is left to that one.
    grepInvert: process.env.FULL ? undefined : new RegExp(`@full|@only-(?!${name}\\b)`),
  })),
  webServer: [
    {
      command: `node tests/e2e/stand-ins/yandex-maps.ts ${MAPS_PORT}`,
      url: `${MAPS_URL}/parts`,
      reuseExistingServer: false,
      timeout: 30_000,
    },
    ...BUILDS.map(({ name, port, start }) => ({
      command: start,
      url: `http://localhost:${port}/robots.txt`,
      env: {
        PORT: String(port),
        STATE_DIR: stateOf(name),
        // Every test signs in from one address; limits have tests of their own.
        LIMITS: 'off',
        // Jobs of a time of day would change what is measured and waited for; those that requests leave run.
        CRON: 'off',
        ADMIN_LOGINS,
        REPLY_DOMAIN: 'reply.market.example',
        YANDEX_MAPS_KEY: MAPS_KEY,
        YANDEX_MAPS_URL: MAPS_URL,
      },
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
    })),
  ],
})
