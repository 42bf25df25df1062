import type { Page } from 'playwright/test'
import { complaints, expect, hydrated, test } from './site.ts'

const row = (page: Page, code: string) => page.locator(`[role="treeitem"][data-code="${code}"]`)
const rows = (page: Page) => page.getByRole('treeitem')

test('the tree is walked, opened and searched by the keyboard alone', async ({ page }) => {
  const said = complaints(page)
  await page.goto('/en/tnved')
  await hydrated(page)
  await row(page, 'I').focus()
  await page.keyboard.press('End')
  await expect(rows(page).last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(row(page, 'I')).toHaveAttribute('aria-expanded', 'true')
  await expect(row(page, '01')).toHaveAttribute('aria-level', '2')
  await page.keyboard.press('ArrowRight')
  await expect(row(page, '01')).toBeFocused()
  await page.keyboard.press('0')
  await page.keyboard.press('3')
  await expect(row(page, '03')).toBeFocused()
  await page.keyboard.press('*')
  for (const chapter of ['01', '03', '05']) await expect(row(page, chapter)).toHaveAttribute('aria-expanded', 'true')
  await expect(row(page, '0301')).toHaveAttribute('aria-level', '3')
  await page.keyboard.press('ArrowLeft')
  await expect(row(page, '0301')).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(row(page, 'I')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/tnved\/01$/)
  await expect(page.locator('h1')).toContainText('01')
  expect(said).toEqual([])
})

test('words in the wrong layout find a code; a press shows it in the tree, and another copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/ru/tnved')
  await hydrated(page)
  await page.locator('main input[name=q]').pressSequentially('rkfgfys')
  const hit = page.locator('main ol.sheet > li').filter({ has: page.locator('a[href*="code=8481"]') })
  await expect(hit.locator('mark').first()).toHaveText(/клапан/i)
  await expect(hit.locator('ol')).toContainText('84')
  await expect(page).toHaveURL(/\/ru\/tnved\?q=rkfgfys$/)
  await hit.locator('a[href*="code=8481"]').click()
  await expect(page).toHaveURL(/code=8481/)
  await expect(row(page, '8481')).toBeFocused()
  await expect(row(page, '8481')).toBeInViewport()
  await row(page, '8481').getByRole('button').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('8481')
})

test.describe('without script', { tag: '@only-react' }, () => {
  test.use({ javaScriptEnabled: false })

  test('links open branches, the form finds codes, and a code has its page', async ({ page }) => {
    await page.goto('/zh/okved')
    await row(page, 'C').getByRole('link').first().click()
    await expect(row(page, '28')).toBeVisible()
    await page.locator('main input[name=q]').fill('klapan')
    await page.locator('main form[role=search] button').click()
    await expect(page.locator('main mark').first()).toBeVisible()
    await page.goto('/en/okved?code=28.14')
    await expect(row(page, '28.1')).toHaveAttribute('aria-selected', 'true')
    await row(page, '28.1').getByRole('link').first().click()
    await expect(page.locator('h1')).toContainText('28.1')
    await expect(page.locator('a[href^="/en/suppliers/"]').first()).toBeAttached()
  })
})
