import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { collectErrors, expect, hydrated, test, textOf, WITHOUT_PICTURES } from './site.ts'

test.use(WITHOUT_PICTURES)

/** A search in each language, and the build that tests it; the English one differs in its words alone. */
const NEEDS = [
  { language: 'en', need: 'gate valve', category: /^Gate valves/, tag: '@full' },
  { language: 'ru', need: 'подшипник', category: /^Подшипники/, tag: '@only-tiny' },
  { language: 'zh', need: '水泵', category: /泵/, tag: '@full' },
]

/** Clicks a link and waits for the new page, which has another heading. */
async function follow(page: Page, link: ReturnType<Page['locator']>, address: RegExp) {
  const heading = await textOf(page.locator('h1'))
  await link.click()
  await expect(page).toHaveURL(address)
  await expect(page.locator('h1')).not.toHaveText(heading)
}

async function keep(page: Page) {
  const heart = page.locator('main [data-heart]').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
}

for (const { language, need, category, tag } of NEEDS) {
  test(`a buyer gets from a search to a supplier’s contacts and an exported list: ${language}`, { tag }, async ({
    page,
  }) => {
    const complained = collectErrors(page)
    await page.goto(`/${language}`)
    await hydrated(page)
    const home = await textOf(page.locator('h1'))
    await page.locator('main input[name=q]').fill(need)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search\?q=/)
    // The home page, still shown, links the category as well.
    await expect(page.locator('h1')).not.toHaveText(home)
    await hydrated(page)
    const main = page.locator('main')
    await follow(
      page,
      main.getByRole('link', { name: category }).and(page.locator('[href*="/catalog/"]')).first(),
      /catalog/,
    )
    await follow(page, main.locator('article a[href*="/product/"]').first(), /product/)
    await keep(page)
    await follow(page, main.locator('a[href*="/suppliers/"]').first(), /suppliers/)
    await page.locator('[data-map]').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-map]')).toHaveAttribute('data-map', 'ready')
    await expect(page.frameLocator('main iframe').locator('.pin')).toHaveCount(1)
    await follow(page, main.locator('a[href$="/products"], a[href*="/products?"]').first(), /products/)
    await main.locator('[data-heart][aria-pressed=false]').first().click()
    await follow(page, page.locator('header a[href$="/favorites"]'), /favorites/)
    await expect(main.locator('article')).toHaveCount(2)
    const saved = page.waitForEvent('download')
    await main.getByRole('button', { name: 'CSV' }).click()
    const csv = await readFile(await (await saved).path(), 'utf8')
    expect(csv.startsWith('\ufeff')).toBe(true)
    expect(csv.trim().split('\r\n')).toHaveLength(3)
    for (const tick of await main.getByRole('checkbox').all()) await tick.press('Space')
    await page.locator('form#compare button.primary').click()
    await expect(main.getByRole('table')).toBeVisible()
    await expect(main.getByRole('columnheader')).toHaveCount(2)
    expect(complained).toEqual([])
  })

  test(`a reader gets from a tag to a story and its feed: ${language}`, { tag }, async ({ page }) => {
    await page.goto(`/${language}/press_center`)
    await hydrated(page)
    const main = page.locator('main')
    await follow(page, main.locator('a[href*="?tag="]').nth(1), /tag=/)
    const feed = await page.locator('main a[href*=".atom"]').getAttribute('href')
    const title = await textOf(main.locator('h2 a').first())
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await main.locator('h2 a').first().click()
    await expect(page.locator('h1')).toHaveText(title)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const response = await page.request.get(feed ?? '')
    expect(response.headers()['content-type']).toContain('application/atom+xml')
    // The page keeps short words with the next one by no-break spaces.
    expect(await response.text()).toContain(title.replaceAll('\u00a0', ' ').replaceAll('&', '&amp;'))
  })
}
