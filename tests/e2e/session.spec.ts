import type { BrowserContext, Page } from 'playwright/test'
import { newLogin, signUp } from './people.ts'
import { expect, hydrated, test } from './site.ts'

const REFRESH_DELAY = 1_500_000
const HEARTS = 'main button[aria-pressed]'

interface Refresh {
  tab: number
  /** Time of the request by the tab's clock, in milliseconds since 1970. */
  at: number
  /** The cookies that scripts can read: they hold the time of the last refresh. */
  cookies: string
}

/** Requests of the scripts of all tabs. */
async function refreshes(context: BrowserContext): Promise<Refresh[]> {
  const requests: Refresh[] = []
  await context.exposeBinding('tellRefresh', ({ page }, at: number, cookies: string) => {
    requests.push({ tab: context.pages().indexOf(page), at, cookies })
  })
  await context.addInitScript(() => {
    const { fetch } = window
    window.fetch = (...call) => {
      if (String(call[0]).endsWith('/api/auth/refresh-token'))
        Reflect.get(window, 'tellRefresh')(Date.now(), document.cookie)
      return fetch(...call)
    }
  })
  return requests
}

const accountIds = async (page: Page): Promise<string[]> => {
  const { data }: { data: { id: string }[] } = await (await page.request.get('/api/profile/favourites/ids')).json()
  return data.map(({ id }) => id)
}

test('one tab refreshes the session for all tabs, at the start and every 25 minutes', { tag: '@only-react' }, async ({
  context,
}) => {
  await context.clock.install({ time: Date.now() })
  const requests = await refreshes(context)
  const count = (wanted: number) => expect(requests, JSON.stringify(requests)).toHaveLength(wanted)
  const one = await context.newPage()
  await signUp(one, newLogin('long'))
  await one.goto('/en/catalog')
  await hydrated(one)
  await expect(() => count(1)).toPass()
  const two = await context.newPage()
  await two.goto('/en/catalog')
  await hydrated(two)
  await expect(two.locator('[data-account][data-hint]')).toBeAttached()
  count(1)
  await context.clock.fastForward(REFRESH_DELAY)
  await expect(() => count(2)).toPass()
  await expect.poll(() => two.evaluate(() => navigator.locks.query().then(({ held }) => held?.length))).toBe(0)
  count(2)
})

test('favourites of the device are in the account after signing in, and signing out reaches every tab @only-tiny', async ({
  context,
}) => {
  const one = await context.newPage()
  await one.goto('/en/catalog')
  await hydrated(one)
  await one.locator(HEARTS).nth(0).click()
  await one.locator(HEARTS).nth(1).click()
  await expect(one.locator(HEARTS).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await signUp(one, newLogin('keeper'))
  await one.goto('/en/catalog')
  await expect.poll(() => accountIds(one)).toHaveLength(2)
  await one.locator(HEARTS).nth(0).click()
  await expect.poll(() => accountIds(one)).toHaveLength(1)
  const two = await context.newPage()
  await two.goto('/en/profile/settings')
  await hydrated(two)
  await one.goto('/en/profile/settings')
  await hydrated(one)
  await expect(one.locator('[data-account][data-hint]')).toBeAttached()
  await expect(two.locator('[data-account][data-hint]')).toBeAttached()
  await one.getByRole('button', { name: 'Sign out' }).click()
  await expect(one).toHaveURL(/\/en$/)
  await expect(two).toHaveURL(/\/en\/auth\?next=/)
  await one.goto('/en/favorites')
  await expect(one.locator('main')).toContainText('No favorites yet')
})
