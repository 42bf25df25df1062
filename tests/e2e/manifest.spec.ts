import { chromium } from 'playwright/test'
import { findWholeChromium } from '../../scripts/chromium.ts'
import { expect, test } from './site.ts'

test.use({ withServiceWorker: true })

test('the browser reports no obstacle to installing the app', { tag: '@only-react' }, async ({ baseURL }, testInfo) => {
  // A persistent profile: the private one of other tests does not allow installing.
  const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
    ...testInfo.project.use.launchOptions,
    // The shell installs nothing, so it reports no obstacle either.
    executablePath: findWholeChromium() ?? undefined,
    userAgent: testInfo.project.use.userAgent,
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}/ru`)
  const devTools = await context.newCDPSession(page)
  const { errors } = await devTools.send('Page.getAppManifest')
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  await context.close()
  expect([...errors, ...installabilityErrors]).toEqual([])
})
