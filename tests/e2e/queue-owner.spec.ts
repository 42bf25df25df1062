import type { Page } from 'playwright/test'
import { enterCode, newLogin, requestCode, signUp } from './people.ts'
import { expect, hydrated, setNetwork, test } from './site.ts'

test.use({ withServiceWorker: true })

const ids = async (page: Page): Promise<unknown[]> =>
  (await (await page.request.get('/api/profile/favourites/ids')).json()).data

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

async function signIn(page: Page, login: string): Promise<void> {
  await requestCode(page, login)
  await enterCode(page, login)
}

test('what one person wrote without a network waits for them, in no other session on the device @only-react', async ({
  page,
}) => {
  const writer = newLogin('writer')
  await signUp(page, writer, 'Vera Writer')
  await open(page, '/en/catalog')
  await expect(page.locator('[data-account][data-hint]')).toBeAttached()
  await setNetwork(page, 'off')
  await page.locator('main button[data-heart]').first().click()
  const waiting = page.locator('[data-bar="waiting"]')
  await expect(waiting).toContainText('1 change')
  // The session ends on the device without signing out: only the queue still has the person's data.
  await page.context().clearCookies()
  await setNetwork(page, 'on')

  const posted: string[] = []
  page.context().on('request', (request) => {
    if (/\/favourite$/.test(request.url())) posted.push(request.method())
  })
  const other = newLogin('other')
  await signUp(page, other, 'Oleg Other')
  await open(page, '/en/catalog')
  await expect(page.locator('[data-account][data-hint="Oleg Other"]')).toBeAttached()
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('deliver'))
  await expect(waiting).toHaveCount(0)
  await setNetwork(page, 'off')
  for (const [locale, text] of [
    ['en', 'another person filled out on this device'],
    ['ru', 'заполнил другой пользователь'],
    ['zh', '另一位用户填写'],
  ]) {
    await page.goto(`/${locale}/press_center`)
    await expect(page.locator('main')).toContainText(text ?? '')
  }
  await page.context().setOffline(false)
  await open(page, '/en/catalog')
  expect(posted).toEqual([])
  expect(await ids(page)).toEqual([])

  await page.goto('/en/profile/settings')
  await hydrated(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/en$/)
  await signIn(page, writer)
  await open(page, '/en/catalog')
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('deliver'))
  await expect.poll(() => ids(page)).toHaveLength(1)
  expect(posted).toEqual(['POST'])
})
