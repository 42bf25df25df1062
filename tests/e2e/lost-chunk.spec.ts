/** Scripts that cannot be fetched: those of an older build are gone, others only come late (docs/behaviour.md, "Lost chunk"). */
import { expect, test, WITHOUT_PICTURES } from './site.ts'

test.use(WITHOUT_PICTURES)

// A service worker would answer instead of the network.
test.use({ serviceWorkers: 'block' })

const SCRIPTS = '**/assets/*.js'

test('a script that is gone reloads the page once', { tag: '@only-tiny' }, async ({ page }) => {
  await page.route('**/assets/start-*.js', (route) => route.fulfill({ status: 404 }))
  const open = page.goto('/en/catalog')
  // The page preloads it once it is idle, from when on a key starts the app.
  await page.waitForResponse('**/assets/start-*.js')
  await open
  const reloaded = page.waitForEvent('framenavigated').then(() => page.waitForResponse('**/assets/start-*.js'))
  await page.keyboard.press('Tab')
  await reloaded
  const failed = page.waitForEvent('console', (message) => /imported module/.test(message.text()))
  await page.keyboard.press('Tab')
  await failed
})

test('a script that is cut off while a form is being sent does not reload the page, which would undo it', {
  tag: '@only-tiny',
}, async ({ page }) => {
  await page.goto('/en/catalog')
  const sent = page.waitForRequest('**/basis')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
  await page.route(SCRIPTS, (route) => sent.then(() => route.abort()))
  await page.route('**/basis', async (route) => {
    await failed
    await page.unroute(SCRIPTS)
    await route.continue()
  })
  const quantity = page.locator('main [name=quantity]').first()
  await quantity.fill('40')
  await quantity.press('Enter')
  await expect(page).toHaveURL(/quantity=40/)
})
