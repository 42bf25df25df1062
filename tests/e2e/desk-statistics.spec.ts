/** What real visits have measured reaches the operators' statistics, by keyboard, on a phone; an automated browser measures nothing. */
import { enhanced, expectAccessible } from './account.ts'
import { adminOf } from './admins.ts'
import { signUp } from './people.ts'
import { expect, test } from './site.ts'

const WORDS = {
  en: { title: 'Marketplace statistics', week: '7 days', speed: 'Page speed in real visits', file: 'Download as CSV' },
  ru: {
    title: 'Статистика площадки',
    week: '7 дней',
    speed: 'Скорость страниц у посетителей',
    file: 'Скачать CSV',
  },
} as const

for (const [at, locale] of (['en', 'ru'] as const).entries()) {
  test(`a sampled visit is in the statistics in ${locale}`, { tag: '@full' }, async ({ page, browser }, info) => {
    const words = WORDS[locale]
    const visitor = await browser.newContext()
    await visitor.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
      Math.random = () => 0
    })
    const visit = await visitor.newPage()
    const measured = visit.waitForRequest(/\/assets\/vitals-/)
    await visit.goto(`/${locale}/catalog`)
    await measured
    let sent: string | null = null
    visit.on('request', (request) => {
      if (request.url().endsWith('/vitals')) sent = request.postData()
    })
    const leave = () => {
      for (const [name, value] of Object.entries({ hidden: true, visibilityState: 'hidden' }))
        Object.defineProperty(document, name, { get: () => value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }
    await expect
      .poll(async () => {
        await visit.evaluate(leave)
        return sent ?? ''
      })
      .toContain(`"path":"/${locale}/catalog"`)
    await visitor.close()

    await page.setViewportSize({ width: 360, height: 800 })
    await signUp(page, adminOf('desk-statistics', 2 * info.repeatEachIndex + at))
    await expect
      .poll(
        async () => {
          const { data } = await (await page.request.get('/api/operator/statistics?days=7')).json()
          return data.vitals.some(({ screen }: { screen: string }) => screen === 'catalogue')
        },
        { timeout: 30_000 },
      )
      .toBe(true)
    await page.goto(`/${locale}/admin`)
    await enhanced(page)
    await page.getByRole('link', { name: words.title }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await enhanced(page)
    await page.getByRole('link', { name: words.week, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/days=7/)
    await enhanced(page)
    const speed = page.getByRole('region', { name: words.speed })
    await expect(speed.getByRole('row', { name: / \/catalog TTFB/ })).toBeVisible()
    await expectAccessible(page)
    const href = await page.getByRole('link', { name: words.file }).getAttribute('href')
    const file = await page.request.get(href ?? '')
    expect(await file.text()).toContain('catalogue ttfb visits')
  })
}
