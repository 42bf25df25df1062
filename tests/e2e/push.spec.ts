import { CHROMIUM_FLAGS, findWholeChromium } from '../../scripts/chromium.ts'
import { newLogin, signUp } from './people.ts'
import { expect, hydrated, test } from './site.ts'

test.use({
  withServiceWorker: true,
  permissions: ['notifications'],
  // The shell refuses every notice.
  launchOptions: { executablePath: findWholeChromium() ?? undefined, args: CHROMIUM_FLAGS },
})

test('the service worker shows a notice that is pushed, once, ignores other messages, and opens the notice’s thread @only-tiny', async ({
  page,
  context,
}) => {
  await page.goto('/en/catalog')
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  const devTools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) if (!isDeleted) resolve(registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  const registrationId = await registered
  const origin = new URL(page.url()).origin
  const deliver = (data: unknown) =>
    devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, tag, data }) => ({ title, tag, data }))
    })
  const notice = { id: 'a', title: 'Inquiry: Ball valve', path: '/en/profile/inquiries/06d2k6t0000g1a2b' }
  for (const _ of [1, 2]) await deliver(notice)
  await expect.poll(shown).toEqual([{ title: notice.title, tag: 'a', data: notice.path }])
  await deliver({ ...notice, id: 'b', path: '//elsewhere.example' })
  await deliver({ ...notice, id: 'c', title: 'Second' })
  await expect.poll(async () => (await shown()).map(({ tag }) => tag).sort()).toEqual(['a', 'c'])
  // A plain event in place of the browser's own, which a test cannot create; its waitUntil does nothing.
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async () => {
    const { registration } = Object(globalThis)
    const [notification] = await registration.getNotifications({ tag: 'a' })
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }))
  })
  await expect(page).toHaveURL(/\/en\/auth\?next=%2Fen%2Fprofile%2Finquiries%2F06d2k6t0000g1a2b/)
})

test('the settings offer notices on this device where the browser can show them @only-tiny', async ({ page }) => {
  await signUp(page, newLogin('bell'))
  await page.goto('/en/profile/settings')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'Show notifications on this device' })).toBeVisible()
  await page.goto('/en/profile/notices')
  await expect(page.getByText('You have no notifications yet.')).toBeVisible()
})
