import { complaints, expect, hydrated, LANGUAGES, screens, test } from './site.ts'

const WIDTHS = [320, 1280]

for (const [at, language] of LANGUAGES.entries()) {
  test(`every screen in ${language} hydrates without a word of complaint and fits 320 px`, async ({
    page,
    request,
  }) => {
    const said = complaints(page)
    for (const [n, [name, path]] of Object.entries(await screens(request)).entries()) {
      // Each screen comes narrow in one language, and wide and then made narrow in another.
      await page.setViewportSize({ width: WIDTHS[(n + at) % WIDTHS.length] ?? 320, height: 700 })
      await page.goto(`/${language}${path}`)
      await hydrated(page)
      expect(said, name).toEqual([])
      await expect(page.locator('h1')).toHaveCount(1)
      await page.setViewportSize({ width: 320, height: 700 })
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, name).toBeLessThanOrEqual(0)
    }
  })
}

test('hydration leaves one page, not two, and keeps what the edge wrote', async ({ page }) => {
  const answer = await page.goto('/ru/catalog')
  const before = ((await answer?.text()) ?? '').match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]
  await hydrated(page)
  await expect(page.locator('main')).toHaveCount(1)
  expect(await page.locator('h1').innerHTML()).toBe(before?.replace(/<!-- -->/g, '<!-- -->'))
})

test('a section that came late hydrates where it came, and answers', async ({ page, request }) => {
  const said = complaints(page)
  const { data } = await (await request.get('/api/products?perPage=5&sort=new')).json()
  // A quantity of its own, so that no copy of the page is kept: only a rendered answer streams.
  for (const [n, { id }] of data.entries()) {
    const answer = await page.goto(`/zh/product/${id}?quantity=${90_001 + n}`)
    expect(answer?.headers()['content-security-policy'], 'streamed').toContain("'nonce-")
    await hydrated(page)
    const heart = page.locator('main article button[aria-pressed]').first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  }
  expect(said).toEqual([])
})
