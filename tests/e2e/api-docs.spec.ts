import { axeViolations } from './axe.ts'
import { expect, test } from './site.ts'

// The page is rendered at build time, without either view library.
test.describe('/api/docs', { tag: '@only-react' }, () => {
  test('the API documentation is reached from the footer and read by keyboard alone', async ({ page }) => {
    await page.goto('/en')
    await page.locator('footer').getByRole('link', { name: 'API for developers' }).press('Enter')
    await page.locator('main a[href="/api/docs"]').press('Enter')
    // Loaded: a fragment is looked for in what has arrived of the document.
    await page.waitForURL(/\/api\/docs$/)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    const call = page.getByRole('navigation').locator('a', { hasText: '/api/auth/send-code' })
    const group = page
      .getByRole('navigation')
      .locator('details')
      .filter({ has: page.locator('a', { hasText: '/api/auth/send-code' }) })
    await group.locator('summary').press('Enter')
    await call.press('Enter')
    await expect(page).toHaveURL(/#.+/)
    const entry = page.locator('main article:target')
    await expect(entry).toBeInViewport()
    await expect(entry).toContainText('/api/auth/send-code')
    // The details of a call open by keyboard as well.
    await entry.locator('summary').first().press('Enter')
    await expect(entry.locator('details').first().locator('pre')).toBeVisible()
  })

  for (const [look, width, tag] of [
    ['light', 360, ['@full']],
    ['dark', 1440, []],
  ] satisfies [look: 'light' | 'dark', width: number, tag: string[]][]) {
    test(`the API documentation passes axe: ${look}, ${width} px`, { tag }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: look })
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/api/docs')
      // All hundred calls look alike. Excluding most of them from the analysis saves nothing: axe walks through the whole document first.
      await page.evaluate((repeated) => {
        for (const element of document.querySelectorAll(repeated)) element.remove()
      }, 'main section:nth-of-type(n+4), article[id^=schema-]:nth-of-type(n+6)')
      const violations = await axeViolations(page)
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
      ).toEqual([])
    })
  }
})
